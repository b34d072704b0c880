import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueContent } from "../../../engines/own/content/catalogue-content.ts";
import { generateProducts } from "../../../engines/own/generate/generate-products.ts";
import { readCatalogue } from "../../../engines/own/content/read-catalogue.ts";
import { coffeeContent } from "../../scripts/vendure/coffee-catalogue.ts";
import { pictureFilesOf } from "../../../platform/content/picture-files.ts";
import { readFolder } from "../../../platform/content/content-files.ts";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import {
  languages,
  type ShopLanguage,
  type ShopMarket,
  markets,
} from "../../../shop/sites/site-codes.ts";
import type { BenchDocument } from "./engines/engine.ts";
import { seededRandom } from "./random.ts";
import { seriesNames } from "./series-names.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

/** Reads the real catalogue from its files. Throws when they contain mistakes. */
export async function readRealCatalogue(): Promise<CatalogueContent> {
  const folder = join(coffeeContent, "catalogue");
  const mistakes: string[] = [];
  const { files } = await readFolder(folder);
  const content = readCatalogue(files, await pictureFilesOf(coffeeContent)(), shopSites, mistakes);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return content;
}

/** The share of generated products that each market lacks; real products are sold nearly everywhere. */
const leftOut = 0.1;

/** Writes the generated catalogue, one file per language, most popular product first. Returns the files. */
export function writeCatalogues(
  content: CatalogueContent,
  count: number,
  folder: string,
): Record<ShopLanguage, string> {
  const models = content.products.map(({ id, name, articles }) => ({ id, names: name, articles }));
  const categories = categoryNames(content);
  const lists = languages.map((language) => ({
    language,
    series: seriesNames(language, count),
    lines: [] as string[],
  }));
  const popularities: number[] = [];
  const random = seededRandom(count);
  for (const { model, names, popularity, articles } of generateProducts(
    models,
    count,
    shopSites.markets,
  )) {
    const offers = new Set(articles.flatMap((article) => article.offers.map((one) => one.market)));
    const isSold = (market: ShopMarket) => offers.has(market) && !random.chance(leftOut);
    const mask = markets.reduce((bits, market, at) => bits | (Number(isSold(market)) << at), 0);
    for (const { language, series, lines } of lists) {
      const name = `${names[language]} ${series.next().value!}`;
      lines.push([mask, name, ...categories.get(model)![language]].join("\t"));
    }
    popularities.push(popularity);
  }
  const order = [...popularities.keys()].sort((a, b) => popularities[b]! - popularities[a]!);
  const files = lists.map(({ language, lines }) => {
    const file = join(folder, `${count}-${language}.tsv`);
    writeFileSync(file, order.map((position) => `${lines[position]}\n`).join(""));
    return [language, file];
  });
  return Object.fromEntries(files) as Record<ShopLanguage, string>;
}

/** Returns the categories that contain a product, nearest first, by the product's number. */
function categoryNames({ categories, products }: CatalogueContent) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path = (id: string | undefined, language: ShopLanguage): string[] => {
    const category = id && byId.get(id);
    return category ? [valueAt(category.name, language), ...path(category.parent, language)] : [];
  };
  const inAll = (id: string) =>
    Object.fromEntries(languages.map((language) => [language, path(id, language)])) as Record<
      ShopLanguage,
      string[]
    >;
  return new Map(products.map(({ id, category }) => [id, inAll(category)]));
}

/** Reads each line separately: a substring of one long text would keep all of it in memory, in whichever engine stores it. */
export function readDocuments(file: string): BenchDocument[] {
  const bytes = readFileSync(file);
  const documents: BenchDocument[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf("\n", from);
    const [mask, name, ...categories] = bytes.toString("utf8", from, end).split("\t");
    documents.push({ markets: Number(mask), name: name!, categories });
    from = end + 1;
  }
  return documents;
}
