import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import type { ShopLanguage, ShopSiteCode } from "./site-codes.ts";
import { mistakesIn } from "../../tests/support/table.ts";
import { brand } from "../brand.ts";
import { allSites } from "./all-sites.ts";

const name = String.raw`\{(?:shopName|cardName|card)\}`;
const behind = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words}) ${name}`, "iu");
/** Finds names whose ending, or the word before them, another name would change. */
const declined: Record<ShopLanguage, RegExp> = {
  // "der TeaPass", "die KontorCard"
  de: behind("der|die|das|den|dem|des|zum|zur|vom|beim|(?:ein|Ihr|unser)e?[mnrs]?"),
  // "d’Oolong", "le TeaPass"
  fr: behind("de|du|que|le|la|au"),
  // "bezpłatną Herbatkę", "bezpłatny TeaPass"
  pl: behind("w|we|o|z|ze|od|do|dla|przez|po|masz|poznaj|bezpłatną"),
  cs: behind("v|ve|o|z|ze|od|do|pro|k|ke|s|se|u|máte|získat"),
  sk: behind("v|vo|o|z|zo|od|do|pre|k|ku|s|so|u|máte|získať"),
  // "a Kontor", "az Oolong"
  hu: behind("az?"),
  // "Kontor’da", "Tea’de"
  tr: new RegExp(`${name}’`, "u"),
};

const readAll = async (folder: string, files: string) => {
  const cwd = join(import.meta.dirname, folder);
  const names = await Array.fromAsync(glob(files, { cwd }));
  return Promise.all(
    names
      .filter((name) => !name.endsWith(".test.ts"))
      .map((name) => readFile(join(cwd, name), "utf8")),
  );
};

const sourcesOf = (folder: string) => readAll(folder, "**/*.ts");

test("no text of a site spells the name of the shop, of its card or of its domain", async () => {
  const spelled = (await sourcesOf(".")).flatMap((source) =>
    source
      .split("\n")
      .filter((line) => [brand.name, brand.card, brand.domain].some((each) => line.includes(each))),
  );
  expect(spelled).toEqual([]);
});

test("no page, promotion, product or entry of the navigation spells the name of the card", async () => {
  const content = await readAll("../content", "**/*.{md,yaml}");
  const lines = content.flatMap((source) => source.split("\n"));
  expect(lines.filter((line) => line.includes(brand.card))).toEqual([]);
});

const promotionsOf = (code: ShopSiteCode) =>
  readFile(join(import.meta.dirname, "../content/promotions", `${code}.yaml`), "utf8");

test("every text leaves the brand's names in their base form, whatever they are", async () => {
  const wrong = await mistakesIn(allSites, async ({ site }) => {
    const sources = [
      ...(await sourcesOf(siteSlug(site.code))),
      ...(await readAll(`../content/pages/${site.code}`, "*.md")),
      await promotionsOf(site.code),
    ];
    const lines = sources.flatMap((source) => source.split("\n"));
    return lines.filter((line) => declined[site.language].test(line)).map((line) => line.trim());
  });
  expect(wrong).toEqual([]);
});
