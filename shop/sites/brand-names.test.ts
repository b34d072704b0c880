import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteSlug, type Language, type SiteCode } from "../../platform/shared/site.ts";
import { mistakesIn } from "../../tests/support/table.ts";
import { brand } from "../brand.ts";
import { allSites } from "./all-sites.ts";

const name = String.raw`\{(?:shopName|cardName|card)\}`;
const behind = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words}) ${name}`, "iu");
/** Finds names whose ending, or the word before them, another name would change. */
const declined: Record<Language, RegExp> = {
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

const sourcesOf = async (folder: string) =>
  Promise.all(
    (await Array.fromAsync(glob("**/*.ts", { cwd: join(import.meta.dirname, folder) })))
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => readFile(join(import.meta.dirname, folder, file), "utf8")),
  );

test("no text of a site spells the name of the shop, of its card or of its domain", async () => {
  const spelled = (await sourcesOf(".")).flatMap((source) =>
    source
      .split("\n")
      .filter((line) => [brand.name, brand.card, brand.domain].some((each) => line.includes(each))),
  );
  expect(spelled).toEqual([]);
});

const promotionsOf = (code: SiteCode) =>
  readFile(join(import.meta.dirname, "../content/promotions", `${code}.yaml`), "utf8");

test("every text leaves the brand's names in their base form, whatever they are", async () => {
  const wrong = await mistakesIn(allSites, async ({ site }) => {
    const sources = [...(await sourcesOf(siteSlug(site.code))), await promotionsOf(site.code)];
    const lines = sources.flatMap((source) => source.split("\n"));
    return lines.filter((line) => declined[site.language].test(line)).map((line) => line.trim());
  });
  expect(wrong).toEqual([]);
});
