import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { figuresOf } from "../../platform/shared/sites/figures.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { languages } from "./site-codes.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { wordsOf } from "../../tests/support/html.ts";
import { otherMoney } from "../../tests/support/money-forms.ts";
import { shopContentPages } from "../../tests/support/shop-content-pages.ts";
import { mistakesIn } from "../../tests/support/table.ts";
import { readStaticPages, type StaticPages } from "../pages/text/static-pages.server.ts";
import { allSites } from "./all-sites.ts";

let pages: StaticPages;
/** Content that the sites of a language share, by folder. */
const shared = { cart: "", catalogue: "", navigation: "" };
const folders = ["cart", "catalogue", "navigation"] as const;

beforeAll(async () => {
  pages = await readStaticPages(join("shop/content", "pages"));
  for (const folder of folders) {
    const files = await readdir(join("shop/content", folder));
    for (const file of files) shared[folder] += JSON.stringify(await readContent(folder, file));
  }
});

const readContent = async (folder: string, file: string): Promise<unknown> =>
  parse(await readFile(join("shop/content", folder, file), "utf8"));

/** The texts in one language: those in others stand beside them under their codes. */
const inLanguage = (json: string, { language }: Site) => {
  const others = languages.filter((other) => other !== language).join("|");
  return json.replaceAll(new RegExp(`"(?:${others})":"(?:[^"\\\\]|\\\\.)*"`, "g"), "");
};

test("the texts and the footer of each site write money in the site's one way", async () => {
  const others = await mistakesIn(allSites, ({ site, texts, footer }) =>
    otherMoney(JSON.stringify([texts, footer]), site),
  );
  expect(others).toEqual([]);
});

test("the pages of each site write money in the site's one way", async () => {
  const others = await mistakesIn(allSites, ({ site }) =>
    pages
      .list(site.code)
      .flatMap(({ key, title, description, html }) =>
        otherMoney(wordsOf(`${title} ${description} ${html}`), site).map(
          (amount) => `${key}: ${amount}`,
        ),
      ),
  );
  expect(others).toEqual([]);
});

test("the pages of blocks of each site write money in the site's one way", async () => {
  const blockPages = await shopContentPages();
  const others = await mistakesIn(allSites, ({ site }) =>
    blockPages
      .filter((page) => page.site === site.code)
      .flatMap(({ id, content }) =>
        otherMoney(JSON.stringify(content), site).map((amount) => `${id}: ${amount}`),
      ),
  );
  expect(others).toEqual([]);
});

test("the promotions of each site, also of another season, write money in the site's one way", async () => {
  const others = await mistakesIn(allSites, async ({ site }) => {
    const promotions = JSON.stringify(await readContent("promotions", `${site.code}.yaml`));
    return otherMoney(fill(promotions, figuresOf(site)), site);
  });
  expect(others).toEqual([]);
});

test.each(folders)("the %s of each site writes money in the site's one way", async (folder) => {
  const others = await mistakesIn(allSites, ({ site }) => {
    const content = inLanguage(shared[folder], site);
    if (!content.includes(`"${site.language}":`)) return [`no content in ${site.language}`];
    return otherMoney(content, site);
  });
  expect(others).toEqual([]);
});

test("round amounts of a country have no decimals", async () => {
  const withDecimals = await mistakesIn(allSites, ({ site }) =>
    Object.entries(figuresOf(site))
      .filter(([, figure]) => /[.,]00(?!\d)/.test(figure))
      .map(([name, figure]) => `${name}: ${figure}`),
  );
  expect(withDecimals).toEqual([]);
});

test.each([
  ["DE", "ab 20 € kostenlos, unter 4,95 EUR oder € 3", ["20 €", "4,95 EUR", "€ 3"]],
  ["AT", "ab 20 € und € 20, für 3 Euro", ["20 €", "3 Euro"]],
  ["CH_FR", "dès 30 francs, 8.95 CHF, CHF 8.95 et Fr. 5", ["30 francs", "8.95 CHF", "Fr. 5"]],
  ["CZ", "od 999 Kč, 99 korun a 1 000 CZK", ["99 korun", "1 000 CZK"]],
  ["HU", "14 990 Ft-tól, 5 forintra", ["5 forintra"]],
  ["PL", "100 zł, 5 złotych", ["5 złotych"]],
  ["SK", "od 40 € alebo 40 eur", ["40 eur"]],
  ["TR", "1.000 TL, ₺100 ve 5 lira", ["₺100", "5 lira"]],
] as const)("money that %s writes in another way is found in %j", (code, text, others) => {
  expect(otherMoney(text, allSites[code].site)).toEqual(others);
});
