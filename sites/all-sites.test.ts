import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { withdrawalPaths } from "../features/withdrawal/withdrawal-contract.ts";
import { logoPicture } from "../features/footer/server/logos.ts";
import { readStaticPages, type StaticPages } from "../pages/text/static-pages.server.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { slugify } from "../shared/fold.ts";
import { allSites } from "./all-sites.ts";

/** Every text below a value with its path: "cart.itemCount.one". */
function texts(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, key]));
}
const isPlural = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && "other" in value;

/** The texts of a site that depend on a number. */
function plurals(value: unknown, path: string[] = []): [string, Record<string, string>][] {
  if (isPlural(value)) return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plurals(inner, [...path, key]));
}
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const withoutForm = (path: string) => path.replace(/\.(zero|one|two|few|many|other)$/, ".other");

const german = new Map(texts(allSites.DE.texts));
const sites = Object.values(allSites);

describe.each(sites)("the texts of $site.code", ({ site, texts: words, footer }) => {
  const all = texts(words);

  test("are none of them empty", () => {
    const empty = [...all, ...texts(footer)].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test("have the same places to fill as the German ones", () => {
    const wrong = all
      // A language with a word for one may leave the number out.
      .filter(([path]) => !path.endsWith(".one"))
      .filter(([path, text]) => {
        const pattern = german.get(withoutForm(path));
        return pattern !== undefined && String(places(text)) !== String(places(pattern));
      });
    expect(wrong).toEqual([]);
  });

  test("are complete", () => {
    const keys = (list: Iterable<string>) => [...new Set([...list].map(withoutForm))].sort();
    expect(keys(all.map(([path]) => path))).toEqual(keys(german.keys()));
  });

  test("have the plural forms that whole numbers need in the language", () => {
    const rules = new Intl.PluralRules(site.locale);
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const lacking = plurals(words).filter(([, forms]) => [...needed].some((form) => !forms[form]));
    expect(lacking).toEqual([]);
    expect(plurals(words).length).toBeGreaterThan(3);
  });
});

test("each language is its own: no site but the German ones repeats German sentences", () => {
  for (const { site, texts: words } of sites.filter(({ site }) => site.language !== "de")) {
    const same = texts(words).filter(
      ([path, text]) => text.split(" ").length > 3 && german.get(path) === text,
    );
    expect(same, site.code).toEqual([]);
  }
});

test("no line of a page ends within an e-mail; mails have no word joiners", () => {
  const { mail, customerMails, newsletterMails, withdrawal, ...pages } = allSites.DE.texts;
  const joined = (value: object) => new Set(JSON.stringify(value).match(/\bE-\u2060?Mail|\u2060/g));
  expect(joined(pages)).toEqual(new Set(["E-\u2060Mail"]));
  expect(joined({ mail, customerMails, newsletterMails, withdrawal })).toEqual(new Set(["E-Mail"]));
});

test("Swiss German has no ß", () => {
  expect(JSON.stringify(allSites.CH)).not.toContain("ß");
});

describe("footers and newsletter forms", () => {
  let pages: StaticPages;
  let categories: Map<number, Record<string, string>>;
  beforeAll(async () => {
    pages = await readStaticPages(join("content", "pages"));
    const content = parse(
      await readFile(join("content", "catalogue", "categories.yaml"), "utf8"),
    ) as { number: number; name: Record<string, string> }[];
    categories = new Map(content.map(({ number, name }) => [number, name]));
  });

  /** Addresses of the shop itself that a footer links to. */
  const linksOf = (code: SiteCode) =>
    texts(allSites[code].footer)
      .filter(
        ([path, text]) => /(^|\.)(url|link)$/.test(path) && !/^(https|mailto|tel):/.test(text),
      )
      .map(([, url]) => url);

  test.each(siteCodes)("%s: every link of the shop leads to a page that it has", (code) => {
    const { language } = allSites[code].site;
    const known = new Set([
      "/",
      "/service/storefinder/search",
      withdrawalPaths.form,
      ...pages.list(code).map((page) => page.path),
      ...[...categories].map(
        ([number, name]) => `/${slugify(name[language]!, language)}-c${number}.html`,
      ),
    ]);
    expect(linksOf(code).length).toBeGreaterThan(20);
    expect(linksOf(code).filter((url) => !known.has(url))).toEqual([]);
  });

  test.each(siteCodes)(
    "%s: every link of the newsletter's form leads to a page that it has",
    (code) => {
      const { newsletterExtras, texts: words } = allSites[code];
      const known = new Set(pages.list(code).map((page) => page.path));
      const links = texts({ newsletterExtras, words: words.newsletter }).flatMap(([, text]) =>
        [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!),
      );
      expect(links.filter((url) => !known.has(url))).toEqual([]);
      for (const key of ["privacy", "contact", "voucher-conditions"] as const)
        expect(links, key).toContain(pages.get(code, key).path);
      const ofForm = pages.list(code).filter(({ key }) => key.startsWith("newsletter-"));
      for (const { path } of ofForm) expect(links).toContain(path);
    },
  );

  test.each(siteCodes)("%s: the pages that the law wants are linked", (code) => {
    const links = new Set(linksOf(code));
    for (const key of [
      "imprint",
      "privacy",
      "terms",
      "withdrawal",
      "accessibility",
      "faq",
      "click-and-collect",
      "contact",
    ] as const)
      expect(links, key).toContain(pages.get(code, key).path);
  });

  test.each(siteCodes)("%s: every logo has a picture", (code) => {
    const sources = texts(allSites[code].footer).filter(([path]) => path.endsWith(".source"));
    expect(sources.length).toBeGreaterThan(0);
    for (const [, source] of sources) expect(logoPicture(source), source).toContain("<svg");
  });

  test("what each country promises", () => {
    const said = (code: SiteCode) =>
      JSON.stringify(allSites[code].footer).replaceAll(/[\u00a0\u202f]/g, " ");
    expect(said("DE")).toContain("20 Euro");
    expect(said("DE")).toContain("30 Tage");
    expect(said("AT")).toContain("14 Tage");
    expect(said("CH")).toContain("3 Monate");
    expect(said("CH_FR")).toContain("3 mois");
    expect(said("PL")).toMatch(/100 zł/);
    expect(said("CZ")).toMatch(/999 Kč/);
    expect(said("SK")).toMatch(/40 €/);
    expect(said("TR")).toMatch(/1\.?000 TL/);
    expect(said("HU")).toMatch(/30 nap/);
  });
});
