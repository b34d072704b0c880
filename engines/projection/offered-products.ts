import type { Kysely } from "kysely";
import { productUrl, type OfferedProduct } from "../../commerce/catalogue-contract.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite } from "../../platform/shared/texts/words.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { pathTo, type Category } from "./categories.ts";
import { contentNames } from "./content-names.ts";
import { productPicture, views } from "./picture-ids.ts";
import { readPictures } from "./pictures.ts";
import { readArticles, toArticle } from "./read-articles.ts";

/** Reads the products of `Catalogue.offeredProducts`. */
export async function readOfferedProducts(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  categories: Category[],
  numbers: number[],
): Promise<OfferedProduct[]> {
  if (numbers.length === 0) return [];
  const { site } = at;
  at.reads?.add(contentNames.listing);
  for (const number of numbers) at.reads?.add(contentNames.product(number));
  const [products, articles, pictures] = await Promise.all([
    database
      .selectFrom("product as p")
      .innerJoin("product_text as t", "t.product_id", "p.id")
      .select(["p.id", "p.category_id", "p.kind", "p.dimension"])
      .select(["t.name", "t.slug", "t.lead", "t.description"])
      .where("p.id", "in", numbers)
      .where("t.language", "=", site.language)
      .orderBy("p.id")
      .execute(),
    readArticles(database, at, numbers),
    readPictures(
      database,
      numbers.flatMap((number) => views.map((view) => productPicture(number, view))),
    ),
  ]);
  const articlesOf = Map.groupBy(articles, (article) => article.product_id);
  const pictureOf = new Map(pictures.map((picture) => [picture.id, picture]));
  return products.map((row) => ({
    number: row.id,
    kind: row.kind,
    name: inSite(site, row.name),
    lead: inSite(site, row.lead),
    description: inSite(site, row.description),
    url: productUrl(row.id, row.slug),
    path: pathTo(categories, row.category_id),
    pictures: views.flatMap((view) => pictureOf.get(productPicture(row.id, view)) ?? []),
    dimensionId: row.dimension,
    articles: (articlesOf.get(row.id) ?? []).map((article) => toArticle(article, site)),
  }));
}
