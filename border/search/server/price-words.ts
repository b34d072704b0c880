import { fold, writtenOut } from "../../../platform/shared/texts/fold.ts";
import type { Language } from "../../../platform/shared/sites/site.ts";
import { Memo } from "./engine/memo.ts";
import {
  isJoiningWord,
  knownLanguage,
  type KnownLanguage,
  searchLanguages,
} from "./language/languages.ts";

/** Prices in whole units of the site's currency, both included. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** The language and the currency of a site. */
interface PriceSite {
  language: Language;
  currency: { code: string };
}

/** Names of currencies (ISO 4217), as shoppers write them. */
const currencyNames: Record<string, string[]> = {
  EUR: ["€", "eur", "euro", "euros", "euró", "eura", "eur."],
  CHF: ["chf", "sfr.", "sfr", "fr.", "fr", "frs.", "frs", "franken", "francs", "franc", "stutz"],
  PLN: ["zł", "pln", "złotych", "złote", "złoty"],
  CZK: ["kč", "czk", "korun", "koruny", "koruna"],
  HUF: ["ft", "huf", "forint"],
  GBP: ["£", "gbp", "pounds sterling", "pounds", "pound", "quid"],
  TRY: ["tl", "₺", "try", "lira"],
};

/** Returns a pattern for an amount. */
const numberWith = (thousandsMark = "") =>
  String.raw`(\d{1,3}(?:[ .'’\u00a0\u202f${thousandsMark}]\d{3})+(?!\d)|\d{1,7})(?:[.,](\d{1,2})(?!\d)|[.,][-–])?`;

/** A phrase for a range. Its pattern has three groups for each amount: before and after the decimal separator, and "thousand". */
interface Way {
  pattern: RegExp;
  amounts: ("from" | "to")[];
}

const maxSites = 16;
const waysOf = new Memo<Way[]>(maxSites);

/** Returns the text without the range of prices that it names, and the range; undefined when it names none. */
export function readPriceRange(
  text: string,
  site: PriceSite,
): { text: string; range: PriceRange } | undefined {
  if (!/\d/.test(text)) return undefined;
  const composed = text.normalize("NFC");
  const { language, currency } = site;
  for (const { pattern, amounts } of waysOf.get(`${language} ${currency.code}`, () => ways(site))) {
    const match = pattern.exec(composed);
    if (!match) continue;
    const range: PriceRange = {};
    amounts.forEach((end, at) => {
      const [whole = "", decimals = "0", thousand] = match.slice(3 * at + 1, 3 * at + 4);
      const value = Number(`${whole.replace(/\D/g, "")}.${decimals}`) * (thousand ? 1_000 : 1);
      range[end] = end === "from" ? Math.floor(value) : Math.ceil(value);
    });
    if (!Object.values(range).some((value) => value > 0)) continue;
    const before = composed.slice(0, match.index);
    const rest = `${before} ${composed.slice(match.index + match[0].length)}`;
    return { text: withoutJoiningEdges(rest, knownLanguage(language)), range };
  }
  return undefined;
}

/** Removes prepositions that are left at either end: "tasses à". */
function withoutJoiningEdges(text: string, language: KnownLanguage): string {
  const words = text.trim().split(/\s+/);
  const isLeft = (word: string) =>
    /^[\p{P}\s]*$/u.test(word) || isJoiningWord(fold(word), language);
  const from = words.findIndex((word) => !isLeft(word));
  return from < 0
    ? ""
    : words.slice(from, words.findLastIndex((word) => !isLeft(word)) + 1).join(" ");
}

/** Returns the ways to say a range in the site's language and currency, the longest first. */
function ways({ language: spoken, currency }: PriceSite): Way[] {
  const language = knownLanguage(spoken);
  const { price } = searchLanguages[language];
  const any = (phrases: string[]) =>
    phrases
      .toSorted((a, b) => b.length - a.length)
      .map((phrase) => spellings(phrase, language))
      .join("|");
  const thousand = `(?:\\s?(${any(price.thousand)})(?!\\p{L}))?`;
  const amount = `(?<![\\d.,])${numberWith(price.thousandsMark)}${thousand}`;
  const money = `(?:${any(currencyNames[currency.code] ?? [currency.code])})`;
  const moneyBefore = `(?<!\\p{L})${money}\\s?`;
  const way = (pattern: string, ...amounts: Way["amounts"]): Way => ({
    pattern: new RegExp(pattern, "iu"),
    amounts,
  });
  /** Both orders of amount and currency, as two ways. */
  const inBothOrders = (make: (amount: string) => Way): Way[] => [
    make(`${amount}\\s?${money}(?!\\p{L})`),
    make(`${money}\\s?${amount}`),
  ];
  const before = (phrases: string[], end: "from" | "to") =>
    phrases.length === 0
      ? []
      : inBothOrders((one) => way(`(?<!\\p{L})(?:${any(phrases)})\\s?:?\\s?${one}`, end));
  const bare = (phrases: string[], end: "from" | "to") => [
    way(`(?<!\\p{L})(?:${any(phrases)})\\s${amount}\\s*$`, end),
  ];
  // In Hungarian and Turkish an ending may stand between: "500 TL’den az".
  const ending = `(?:\\s?(?:${money})(?:['’-]?\\p{L}{1,4}(?=\\s))?|['’-]\\p{L}{1,4}(?=\\s))?`;
  const behind = (phrases: string[], end: "from" | "to") => [
    way(`(?:${moneyBefore})?${amount}${ending}\\s?['’-]?(?:${any(phrases)})(?!\\p{L})`, end),
  ];
  const between = price.between.flatMap(([first, middle, last]) => {
    const isPlain = last === "" && (first === "" || isJoiningWord(fold(first), language));
    const opening = first && `(?<!\\p{L})${spellings(first, language)}\\s`;
    const closing = last && `\\s${spellings(last, language)}(?!\\p{L})`;
    const unit = `(?:\\s?${money}(?!\\p{L}))`;
    const ends = isPlain ? unit : `${unit}?`;
    const gap = middle === "-" ? "\\s?[-–]\\s?" : `\\s${spellings(middle, language)}\\s`;
    return [
      way(`${opening}${amount}${unit}?${gap}${amount}${ends}${closing}`, "from", "to"),
      way(
        `${opening}${moneyBefore}${amount}${gap}(?:${moneyBefore})?${amount}${closing}`,
        "from",
        "to",
      ),
    ];
  });
  return [
    ...between,
    ...before([...price.upTo, ...price.upToWithCurrency], "to"),
    ...before([...price.from, ...price.fromWithCurrency], "from"),
    ...behind(price.behindUpTo, "to"),
    ...behind(price.behindFrom, "from"),
    ...bare(price.upTo, "to"),
    ...bare(price.from, "from"),
  ];
}

/** Returns a pattern for a phrase with and without its accents. */
function spellings(phrase: string, language: KnownLanguage): string {
  return Array.from(phrase.normalize("NFC"))
    .map((letter) => {
      if (letter === " ") return "\\s+";
      if (/['’]/.test(letter)) return "['’]";
      const all = new Set([letter, fold(letter), writtenOut(letter, language)]);
      const escaped = [...all].map((one) => one.replace(/[.$^*+?()[\]{}|\\/]/g, "\\$&"));
      return escaped.length > 1 ? `(?:${escaped.join("|")})` : escaped[0]!;
    })
    .join("");
}
