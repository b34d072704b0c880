import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { valueAt } from "../../../platform/shared/value-at.ts";
import {
  languages,
  type ShopLanguage,
  type ShopSiteCode,
  siteCodes,
} from "../../../shop/sites/site-codes.ts";
import { english } from "../../../border/texts/en/english-texts.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";

/** A language of the sites, or one in which the border alone has texts, for other shops. */
export type ShownLanguage = ShopLanguage | "en";

/** Texts that shoppers read, in one language, each with where it is. */
export interface ShownTexts {
  language: ShownLanguage;
  quotationMarks: string;
  texts: [place: string, text: string][];
}

/** The quotation marks of each language. */
export const quotationMarks: Record<ShownLanguage, string> = {
  de: "„“",
  fr: "«»",
  cs: "„“",
  sk: "„“",
  pl: "„”",
  hu: "„”",
  tr: "“”",
  en: "“”",
};

/** The quotation marks of Switzerland, also in German. */
export const swissMarks = "«»";

/** Keys below which no shopper reads; `also` and `forms` are words that shoppers search for. */
const noWords = /^(?:picture|also|forms|layout|tone)$/;
/** Keys of addresses and names, while an object below one of them, as a link, also has texts. */
const names =
  /^(?:address|focus|poster|time|url|link|source|iconName|imageCss|ctaButtonLink|id|type|from|until|membersFrom|since|gone)$/;

/** Returns every text below a value, with its path; of a text in many languages only the requested one. */
export function textsIn(value: unknown, language: ShownLanguage, path = ""): ShownTexts["texts"] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  if ("de" in value && "tr" in value)
    return textsIn(new Map(Object.entries(value)).get(language), language, path);
  return Object.entries(value)
    .filter(([key, inner]) => !(typeof inner === "string" ? names : noWords).test(key))
    .flatMap(([key, inner]) => textsIn(inner, language, `${path}.${key}`));
}

const read = (...path: string[]) => readFile(join("shop/content", ...path), "utf8");
const yaml = async (...path: string[]): Promise<unknown> => parse(await read(...path));

/** Content that all sites share: the catalogue, the navigation and the cart's content. */
const folders = ["catalogue", "navigation", "cart", "leaflets", "sales"];
const files = await Promise.all(
  folders.map(async (folder) =>
    (await readdir(join("shop/content", folder))).map((name) => join(folder, name)),
  ),
);
const shared = await Promise.all(
  files.flat().map(async (file) => ({ file, content: await yaml(file) })),
);

/** Returns the texts of content that each language has as a file of its own. */
async function ownTexts(language: ShopLanguage) {
  const texts = await Promise.all(
    ["leads", "reviews", "community"].map(async (folder) => {
      const file = `${language}.yaml`;
      return textsIn(await yaml(folder, file), language, `${folder}/${file}`);
    }),
  );
  return texts.flat();
}

const footerFiles = await readdir(join("shop/content", "footer"));

/** Returns the texts of a site's pages of blocks. */
async function contentPages(code: ShopSiteCode, language: ShownLanguage) {
  const folder = join("content-pages", code);
  const names = await readdir(join("shop/content", folder)).catch(() => []);
  const pages = await Promise.all(
    names.map(async (name) => textsIn(await yaml(folder, name), language, `${folder}/${name}`)),
  );
  return pages
    .flat()
    .map(([path, text]): [string, string] => [path, text.replaceAll(/\]\([^)]*\)/g, "]")]);
}

/** Returns a site's own texts; of its pages the text without link targets and code. */
async function siteTexts(code: ShopSiteCode): Promise<[string, string][]> {
  const { site, texts, footer } = valueAt(allSites, code);
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
    ...(await contentPages(code, site.language)),
    ...footers,
    ...promotions.map(([path, text]): [string, string] => [path, text.replaceAll(/<[^>]*>/g, "")]),
    ...pages,
  ];
}

/** Reads all that shoppers read: shared content by language, each site's own texts, and those of the border. */
export async function readShownTexts(): Promise<Record<string, ShownTexts>> {
  const sources: Record<string, ShownTexts> = {
    "the border, in en": {
      language: "en",
      quotationMarks: quotationMarks.en,
      texts: textsIn(english, "en"),
    },
  };
  for (const language of languages)
    sources[`all sites, in ${language}`] = {
      language,
      quotationMarks: quotationMarks[language],
      texts: [
        ...shared.flatMap(({ file, content }) => textsIn(content, language, file)),
        ...(await ownTexts(language)),
      ],
    };
  for (const code of siteCodes) {
    const { site, texts } = allSites[code];
    const { language } = site;
    // A site in German writes as Switzerland does, or not.
    const isSwiss = texts.searchPage.headline.includes("«");
    const marks = isSwiss ? swissMarks : quotationMarks[language];
    sources[code] = { language, quotationMarks: marks, texts: await siteTexts(code) };
  }
  return sources;
}
