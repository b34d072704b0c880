import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueContent } from "../../features/catalogue/server/catalogue-content.ts";
import { generateProducts } from "../../features/catalogue/server/generate-products.ts";
import { readContent } from "../../features/catalogue/server/read-content.ts";
import { pictureNames } from "../../features/pictures/draw/draw.ts";
import { ContentError } from "../../shared/content-file.ts";
import { languages, markets, type Language, type Market } from "../../shared/site.ts";
import type { BenchDocument } from "./engines/engine.ts";
import { seededRandom } from "./random.ts";
import { seriesNames } from "./series-names.ts";

/** The real catalogue, from its files. Throws when there are mistakes in them. */
export async function readRealCatalogue(): Promise<CatalogueContent> {
  const folder = join(import.meta.dirname, "../../content/catalogue");
  const mistakes: string[] = [];
  const content = await readContent(folder, pictureNames, mistakes);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return content;
}

/** The real products are sold nearly everywhere: every market lacks so many of the generated ones. */
const leftOut = 0.1;

/** Writes the generated catalogue, a file for each language, the most popular product first; gives the files. */
export function writeCatalogues(
  content: CatalogueContent,
  count: number,
  folder: string,
): Record<Language, string> {
  const models = content.products.map(({ id, name, articles }) => ({ id, names: name, articles }));
  const categories = categoryNames(content);
  const lists = languages.map((language) => ({
    language,
    series: seriesNames(language, count),
    lines: [] as string[],
  }));
  const popularities: number[] = [];
  const random = seededRandom(count);
  for (const { model, names, popularity, articles } of generateProducts(models, count)) {
    const offers = new Set(articles.flatMap((article) => article.offers.map((one) => one.market)));
    const isSold = (market: Market) => offers.has(market) && !random.chance(leftOut);
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
  return Object.fromEntries(files) as Record<Language, string>;
}

/** Names of the categories that contain a product, the nearest first, by the product's number. */
function categoryNames({ categories, products }: CatalogueContent) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path = (id: string | undefined, language: Language): string[] => {
    const category = id && byId.get(id);
    return category ? [category.name[language], ...path(category.parent, language)] : [];
  };
  const inAll = (id: string) =>
    Object.fromEntries(languages.map((language) => [language, path(id, language)])) as Record<
      Language,
      string[]
    >;
  return new Map(products.map(({ id, category }) => [id, inAll(category)]));
}

/** Each line is read on its own: a substring of one long text keeps all of it in memory, in whichever engine it is stored. */
export function readCatalogue(file: string): BenchDocument[] {
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
