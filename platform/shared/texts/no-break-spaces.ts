const unit =
  /[€%‰]|EUR|[Ee]uro|CHF|Franken|francs|Kč|Ft|zł|TL|°[CF]?|[kmµ]?g|[cdkm]?m[²³]?|[cdm]?l|k?W|kWh|mAh|V|Hz|K|bar|lm|Uhr/;
const behindNumber = new RegExp(
  `(?<=[\\d}]) (?=(?:${unit.source})(?![\\p{L}\\d])|\\d{3}(?!\\d))`,
  "gu",
);
const beforeNumber = /(?<=(?<!\p{L})(?:CHF|Ø|§+)) (?=[\d{])/gu;
const betweenNumbers = /(?<=\d) × (?=\d)/g;

/** Keeps a number, or its placeholder, on one line with its unit or currency: "20 €", "CHF 30", "{percent} %", "60 × 80". */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(behindNumber, "\u00a0")
    .replace(beforeNumber, "\u00a0")
    .replace(betweenNumbers, "\u00a0×\u00a0");
