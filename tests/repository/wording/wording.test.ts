import { beforeAll, expect, test } from "vitest";
import { mistakesIn } from "../../support/table.ts";
import { oneNameEach } from "./one-name-each.ts";
import {
  quotationMarks,
  readShownTexts,
  swissMarks,
  textsIn,
  type ShownLanguage,
  type ShownTexts,
} from "./shown-texts.ts";

const spaces = "[\u00a0\u202f]|&nbsp;";
const amount = String.raw`(?:\d|\})`;
const beforeSpace = new RegExp(`${amount} ?%`);
// "10% sleva" is the adjective of ten percent, "sleva 10 %" the noun.
const unlessAdjective = new RegExp(`${amount} %|${amount}%(?! \\p{Ll})`, "u");
const withSpace = new RegExp(`${amount}(?: |${spaces})%`);
const wrongPercent: Record<ShownLanguage, RegExp> = {
  de: beforeSpace,
  fr: beforeSpace,
  cs: unlessAdjective,
  sk: unlessAdjective,
  pl: withSpace,
  hu: withSpace,
  en: withSpace,
  tr: new RegExp(`${amount}(?: |${spaces})?%|%(?: |${spaces})`),
};

const found = (texts: ShownTexts["texts"], wrong: RegExp) =>
  texts.flatMap(([path, text]) => {
    const at = text.search(wrong);
    return at < 0 ? [] : [`${path}: …${text.slice(Math.max(0, at - 20), at + 20)}…`];
  });

const percent = ({ language, texts }: ShownTexts) => found(texts, wrongPercent[language]);

const marks = ({ quotationMarks: own, texts }: ShownTexts) =>
  found(texts, new RegExp(`["'„“”«»‚‘](?<![${own}])`));

const names = ({ language, texts }: ShownTexts) =>
  oneNameEach
    .filter(([of]) => of === language)
    .flatMap(([, wrong, right]) => found(texts, wrong).map((place) => `${place} is: ${right}`));

const french = /(?<![\u00a0\u202f])(?:[!?»]|(?<!&nbsp);|:(?!-?\|))|«(?![\u00a0\u202f])/;
const colons = ({ language, texts }: ShownTexts) =>
  found(texts, language === "fr" ? french : /\s[:;!?](?!\p{L})/u);

const turkishSentence =
  /: \p{Ll}[^:.!?;\n]*(?:[ıiuü]r|(?<!l)[ae]r|[dt][ıiuü]k?|m[ae]z|yor|var|yok)[.!?]/u;
const sentences = ({ language, texts }: ShownTexts) =>
  language === "tr" ? found(texts, turkishSentence) : [];

const sharpS = ({ language, quotationMarks: own, texts }: ShownTexts) =>
  language === "de" && own === swissMarks ? found(texts, /ß/) : [];

const rules = { percent, marks, colons, sentences };

let shown: Record<string, ShownTexts>;
beforeAll(async () => {
  shown = await readShownTexts();
});

test.each([
  ["percent is written in the one way of each language", percent],
  ["quotation marks and apostrophes are those of each language", marks],
  ["each thing has one name in each language", names],
  ["only French has a space before a colon and its like, one at which no line breaks", colons],
  ["in Turkish a whole sentence behind a colon begins with a capital letter", sentences],
  ["Swiss texts in German have no ß", sharpS],
])("%s", async (_title, mistakesOf) => {
  expect(await mistakesIn(shown, mistakesOf)).toEqual([]);
});

test.each<[rule: keyof typeof rules, ShownLanguage, wrong: string, right: string]>([
  ["percent", "de", "{discount} % Rabatt", "{discount}\u00a0% Rabatt"],
  ["percent", "de", "10% Rabatt", "10&nbsp;% Rabatt"],
  ["percent", "fr", "10 % de remise", "10\u202f% de remise"],
  ["percent", "cs", "sleva 10 %", "sleva 10\u00a0%"],
  ["percent", "cs", "sleva 10%.", "10% sleva"],
  ["percent", "sk", "zľava 10%.", "10% zľava"],
  ["percent", "pl", "10 % rabatu", "10% rabatu"],
  ["percent", "hu", "10&nbsp;% kedvezmény", "10% kedvezmény"],
  ["percent", "tr", "10% indirim", "%10 indirim"],
  ["percent", "tr", "% 10 indirim", "%{discount} indirim"],
  ["percent", "en", "10\u00a0% off", "{discount}% off"],
  ["marks", "en", 'the "best" basket', "the “best” basket"],
  ["marks", "en", "We're closed", "We’re closed"],
  ["colons", "en", "Your basket : empty", "Your basket: empty"],
  ["marks", "de", 'die "Bohne"', "die „Bohne“"],
  ["marks", "fr", "l'espresso", "«\u00a0l’espresso\u00a0»"],
  ["marks", "pl", "„ziarno“", "„ziarno”"],
  ["marks", "hu", "»kávé«", "„kávé”"],
  ["marks", "cs", "„zrno”", "„zrno“"],
  ["marks", "sk", "‚zrno‘", "„zrno“"],
  ["marks", "tr", "«kahve»", "“kahve”"],
  ["colons", "fr", "Votre panier: vide", "Votre panier\u00a0: vide"],
  ["colons", "fr", "« Oui\u00a0»", "«\u00a0Oui\u00a0» 10&nbsp;% |:-|"],
  ["colons", "de", "Ihr Warenkorb : leer", "Ihr Warenkorb: leer"],
  ["sentences", "tr", "Sepet: her şey var.", "Sepet: Her şey var."],
])("the rule of %s in %s refuses “%s”, not “%s”", (rule, language, wrong, right) => {
  const own = quotationMarks[language];
  const mistakes = rules[rule]({
    language,
    quotationMarks: own,
    texts: [
      ["wrong", wrong],
      ["right", right],
    ],
  });
  expect(mistakes).toEqual([expect.stringMatching(/^wrong: /)]);
});

test.each(oneNameEach)(
  "in %s the former name that %s finds is refused, “%s” is not",
  (language, _wrong, right, example) => {
    const texts: ShownTexts["texts"] = [
      ["wrong", example],
      ["right", right],
    ];
    const [complaint, ...others] = names({ language, quotationMarks: "", texts });
    expect(complaint).toMatch(/^wrong: /);
    expect(complaint).toContain(right);
    expect(others).toEqual([]);
  },
);

test("in German ß is refused only in Swiss texts", () => {
  const texts: ShownTexts["texts"] = [["planted", "Straße"]];
  expect(sharpS({ language: "de", quotationMarks: swissMarks, texts })).toHaveLength(1);
  expect(sharpS({ language: "de", quotationMarks: quotationMarks.de, texts })).toEqual([]);
});

test("the check reads texts below links and codes, but no addresses, searched words or other languages", () => {
  const content = {
    link: { url: "/a", text: "link" },
    loginCode: { text: "code" },
    name: { de: "Name", tr: "ad" },
    list: [{ id: "b", also: ["search"], picture: { motif: "cup" }, from: "2026-01-01" }],
  };
  expect(textsIn(content, "de")).toEqual([
    [".link.text", "link"],
    [".loginCode.text", "code"],
    [".name", "Name"],
  ]);
});
