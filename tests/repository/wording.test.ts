import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { languages, siteCodes, type Language, type SiteCode } from "../../platform/shared/site.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { mistakesIn } from "../support/table.ts";

const spaces = "[\u00a0\u202f]|&nbsp;";
const amount = String.raw`(?:\d|\})`;
/** A language's quotation marks, and its wrong forms of percent. */
const rules: Record<Language, { quotationMarks: string; wrongPercent: RegExp }> = {
  de: { quotationMarks: "„“", wrongPercent: new RegExp(`${amount} ?%`) },
  fr: { quotationMarks: "«»", wrongPercent: new RegExp(`${amount} ?%`) },
  // "10% sleva" is the adjective of ten percent, "sleva 10 %" the noun.
  cs: { quotationMarks: "„“", wrongPercent: new RegExp(`${amount} %|${amount}%(?! \\p{Ll})`, "u") },
  sk: { quotationMarks: "„“", wrongPercent: new RegExp(`${amount} %|${amount}%(?! \\p{Ll})`, "u") },
  pl: { quotationMarks: "„”", wrongPercent: new RegExp(`${amount}(?: |${spaces})%`) },
  hu: { quotationMarks: "„”", wrongPercent: new RegExp(`${amount}(?: |${spaces})%`) },
  tr: {
    quotationMarks: "“”",
    wrongPercent: new RegExp(`${amount}(?: |${spaces})?%|%(?: |${spaces})`),
  },
};

/** Words that the shop once used for the same thing, and the current one. */
const oneNameEach: [Language, wrong: RegExp, right: string][] = [
  ["de", /Kennw[oö]rt/, "Passwort"],
  ["fr", /PrivateCard/, "PrivatCard"],
  ["fr", /\brenonce\S* (?:au|à un|à ce) contrat/i, "se rétracter, rétractation"],
  ["fr", /\b(?:serviettes?|torchons?)\b/i, "linge, linge de cuisine"],
  ["fr", /\bborosilicate\b/i, "borosilicaté"],
  ["pl", /BLIKIEM/, "BLIK-iem"],
  ["pl", /saszet(?:k|ek)(?!ę na płyny)/i, "kawa w padach, pad"],
  ["pl", /filtrowan/i, "kawa przelewowa"],
  ["pl", /(?<!\p{L})(?:[owz]|od) Kontor\b(?! Polska)/iu, "Kontorze, Kontorem, Kontoru"],
  ["cs", /\bna prodejně/i, "v prodejně"],
  ["cs", /kabinov/i, "palubní kufr"],
  ["cs", /filtrovan/i, "překapávaná káva"],
  ["sk", /filtrovan/i, "prekvapkávaná káva"],
  ["sk", /kabínov/i, "palubný kufor"],
  ["cs", /\b(?:e-shop|newsletter|prodejn|prodejen|servis)\S* Kontor\b/i, "Kontoru"],
  ["cs", /Do obchodu|Odhlásit newsletter/, "Do e-shopu, Odhlásit odběr newsletteru"],
  ["sk", /Kontoru\b/, "Kontora"],
  ["sk", /\b(?:e-shop|newslett|predajn|servis)\S* Kontor\b/i, "Kontora"],
  ["sk", /Do obchodu|Odhlásiť newsletter/, "Do e-shopu, Odhlásiť odber newslettra"],
  ["sk", /Podobné produkty/, "výrobky"],
  ["hu", /18 óráig/, "8 és 18 óra között"],
  ["hu", /mondja be/, "mondja meg"],
  ["hu", /\blink/i, "hivatkozás"],
  ["hu", /webhely/i, "weboldal"],
  ["tr", /[Bb]u siz değil|[Bb]unu siz yapma/, "bu işlemi siz yapmadıysanız"],
  ["tr", /masa üstü|tuvalet çantası/i, "masaüstü, makyaj ve tıraş çantası"],
];

/** Keys whose values no shopper reads; `also` and `forms` are words that shoppers search for. */
const noWords =
  /^(?:url|link|source|iconName|picture|imageCss|ctaButtonLink|id|type|from|until|since|also|forms|.*Code|.*Color)$/;

/** Returns every text below a value, with its path; of a text in many languages only the requested one. */
function textsIn(value: unknown, language: Language, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  if ("de" in value && "tr" in value)
    return textsIn(new Map(Object.entries(value)).get(language), language, path);
  return Object.entries(value)
    .filter(([key]) => !noWords.test(key))
    .flatMap(([key, inner]) => textsIn(inner, language, `${path}.${key}`));
}

const read = (...path: string[]) => readFile(join("shop/content", ...path), "utf8");
const yaml = async (...path: string[]): Promise<unknown> => parse(await read(...path));

/** Content that all sites share: the catalogue, the navigation and the cart's content. */
const folders = ["catalogue", "navigation", "cart"];
const files = await Promise.all(
  folders.map(async (folder) =>
    (await readdir(join("shop/content", folder))).map((name) => join(folder, name)),
  ),
);
const shared = await Promise.all(
  files.flat().map(async (file) => ({ file, content: await yaml(file) })),
);

const footerFiles = await readdir(join("shop/content", "footer"));

/** Returns a site's own texts; of its pages the text without link targets and code. */
async function siteTexts(code: SiteCode): Promise<[string, string][]> {
  const { site, texts, footer } = allSites[code];
  const names = await readdir(join("shop/content", "pages", code));
  const pages = await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const page = (await read("pages", code, name)).replaceAll(/^# .*$|^slug: .*$/gm, "");
      return [`${code}/${name}`, page.replaceAll(/\]\([^)]*\)|`[^`]*`|^\w+: /gm, "]")];
    }),
  );
  const promotions = textsIn(await yaml("promotions", `${code}.yaml`), site.language, code);
  const footers = footerFiles.includes(`${code}.yaml`)
    ? textsIn(await yaml("footer", `${code}.yaml`), site.language, code)
    : [];
  return [
    ...textsIn({ texts, footer }, site.language, code),
    ...footers,
    ...promotions.map(([path, text]): [string, string] => [path, text.replaceAll(/<[^>]*>/g, "")]),
    ...pages,
  ];
}

const found = (texts: [string, string][], wrong: RegExp) =>
  texts.flatMap(([path, text]) => {
    const at = text.search(wrong);
    return at < 0 ? [] : [`${path}: …${text.slice(Math.max(0, at - 20), at + 20)}…`];
  });

interface Source {
  language: Language;
  quotationMarks: string;
  texts: [string, string][];
}

/** All that shoppers read: shared content by language, and each site's own texts. */
const sources: Record<string, Source> = {};
beforeAll(async () => {
  for (const language of languages)
    sources[`all sites, in ${language}`] = {
      language,
      quotationMarks: rules[language].quotationMarks,
      texts: shared.flatMap(({ file, content }) => textsIn(content, language, file)),
    };
  for (const code of siteCodes) {
    const { site, texts } = allSites[code];
    const { language } = site;
    // A site in German writes as Switzerland does, or not.
    const isSwiss = texts.searchPage.headline.includes("«");
    const quotationMarks = isSwiss ? "«»" : rules[language].quotationMarks;
    sources[code] = { language, quotationMarks, texts: await siteTexts(code) };
  }
});

test("percent is written in the one way of each language", async () => {
  const wrong = await mistakesIn(sources, ({ language, texts }) =>
    found(texts, rules[language].wrongPercent),
  );
  expect(wrong).toEqual([]);
});

test("quotation marks and apostrophes are those of each language", async () => {
  const wrong = await mistakesIn(sources, ({ quotationMarks, texts }) =>
    found(texts, new RegExp(`["'„“”«»‚‘](?<![${quotationMarks}])`)),
  );
  expect(wrong).toEqual([]);
});

test("each thing has one name in each language", async () => {
  const old = await mistakesIn(sources, ({ language, texts }) =>
    oneNameEach
      .filter(([of]) => of === language)
      .flatMap(([, wrong, right]) => found(texts, wrong).map((place) => `${place} is: ${right}`)),
  );
  expect(old).toEqual([]);
});

test("only French has a space before a colon and its like, one at which no line breaks", async () => {
  const french = /(?<![\u00a0\u202f])(?:[!?»]|(?<!&nbsp);|:(?!-?\|))|«(?![\u00a0\u202f])/;
  const wrong = await mistakesIn(sources, ({ language, texts }) =>
    found(texts, language === "fr" ? french : /\s[:;!?](?!\p{L})/u),
  );
  expect(wrong).toEqual([]);
});

test("in Turkish a whole sentence behind a colon begins with a capital letter", () => {
  const sentence =
    /: \p{Ll}[^:.!?;\n]*(?:[ıiuü]r|(?<!l)[ae]r|[dt][ıiuü]k?|m[ae]z|yor|var|yok)[.!?]/u;
  const turkish = Object.values(sources).filter(({ language }) => language === "tr");
  expect(
    found(
      turkish.flatMap(({ texts }) => texts),
      sentence,
    ),
  ).toEqual([]);
});

test("Swiss pages and promotions have no ß", async () => {
  expect(found(await siteTexts("CH"), /ß/)).toEqual([]);
});
