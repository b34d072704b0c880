import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readStaticPages, type StaticPages } from "../pages/text/static-pages.server.ts";
import { figuresOf } from "../shared/figures.ts";
import { languages, type Site } from "../shared/site.ts";
import { fill } from "../shared/words.ts";
import { wordsOf } from "../tests/support/html.ts";
import { otherMoney } from "../tests/support/money-forms.ts";
import { allSites } from "./all-sites.ts";

let pages: StaticPages;
/** Content that the sites of a language share, by folder. */
const shared = { cart: "", catalogue: "", navigation: "" };
const folders = ["cart", "catalogue", "navigation"] as const;

beforeAll(async () => {
  pages = await readStaticPages(join("content", "pages"));
  for (const folder of folders) {
    const files = await readdir(join("content", folder));
    for (const file of files) shared[folder] += JSON.stringify(await readContent(folder, file));
  }
});

const readContent = async (folder: string, file: string): Promise<unknown> =>
  parse(await readFile(join("content", folder, file), "utf8"));

/** The texts in one language: those in others stand beside them under their codes. */
const inLanguage = (json: string, { language }: Site) => {
  const others = languages.filter((other) => other !== language).join("|");
  return json.replaceAll(new RegExp(`"(?:${others})":"(?:[^"\\\\]|\\\\.)*"`, "g"), "");
};

describe.each(Object.values(allSites))("$site.code writes money in one way", (content) => {
  const { site, texts, footer } = content;
  test("in its texts and its footer", () => {
    expect(otherMoney(JSON.stringify([texts, footer]), site)).toEqual([]);
  });

  test("in its pages", () => {
    for (const { key, title, description, html } of pages.list(site.code))
      expect(otherMoney(wordsOf(`${title} ${description} ${html}`), site), key).toEqual([]);
  });

  test("in its promotions, also in those of another season", async () => {
    const promotions = JSON.stringify(await readContent("promotions", `${site.code}.yaml`));
    expect(otherMoney(fill(promotions, figuresOf(site)), site)).toEqual([]);
  });

  test.each(folders)("in the %s", (folder) => {
    expect(inLanguage(shared[folder], site)).toContain(`"${site.language}":`);
    expect(otherMoney(inLanguage(shared[folder], site), site)).toEqual([]);
  });
});

test("round amounts of a country have no decimals", () => {
  for (const { site } of Object.values(allSites))
    for (const [name, figure] of Object.entries(figuresOf(site)))
      expect(figure, name).not.toMatch(/[.,]00(?!\d)/);
});

describe("another way is", () => {
  test.each([
    ["DE", "ab 20 € kostenlos, unter 4,95 EUR oder € 3", ["20 €", "4,95 EUR", "€ 3"]],
    ["AT", "ab 20 € und € 20, für 3 Euro", ["20 €", "3 Euro"]],
    ["CH_FR", "dès 30 francs, 8.95 CHF, CHF 8.95 et Fr. 5", ["30 francs", "8.95 CHF", "Fr. 5"]],
    ["CZ", "od 999 Kč, 99 korun a 1 000 CZK", ["99 korun", "1 000 CZK"]],
    ["HU", "14 990 Ft-tól, 5 forintra", ["5 forintra"]],
    ["PL", "100 zł, 5 złotych", ["5 złotych"]],
    ["SK", "od 40 € alebo 40 eur", ["40 eur"]],
    ["TR", "1.000 TL, ₺100 ve 5 lira", ["₺100", "5 lira"]],
  ] as const)("on %s in %j", (code, text, others) => {
    expect(otherMoney(text, allSites[code].site)).toEqual(others);
  });
});
