import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite, textIn } from "../../platform/shared/texts/words.ts";
import type { Attribute, ProductDetails } from "../../commerce/catalogue-contract.ts";
import {
  describeAttributes,
  deviceAttribute,
  energyClassOf,
  guaranteeOf,
  readVocabulary,
} from "./attributes.ts";
import { productPicture, views } from "./picture-ids.ts";
import { pathTo, subtree, type Category } from "./categories.ts";
import { readCompared } from "./compared-products.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { readPictures } from "./pictures.ts";
import { orders, readCards } from "./product-cards.ts";
import { readChoice } from "./product-choice.ts";
import { readArticles, toArticle } from "./read-articles.ts";

/** A row of them on the page, and three others after adding. */
export const relatedProducts = 7;

/** Returns the ids of the categories beside and above one, whose products follow its own among related ones. */
export function nearCategories(categories: Category[], id: string | null): string[] {
  const parent = categories.find((category) => category.id === id)?.parent;
  return parent ? subtree(categories, parent).filter((near) => near !== id) : [];
}

/** Reads a product with all data of its page; undefined when the site does not sell it. */
export async function readProduct(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  number: number,
  categoriesOf: (at: Viewpoint) => Promise<Category[]>,
  yesNo: { yes: string; no: string },
): Promise<ProductDetails | undefined> {
  const { site } = at;
  const categories = await categoriesOf(at);
  const [card] = await readCards(database, at, categories, {
    where: sql`p.id = ${number}`,
    order: orders.popular,
    limit: 1,
  });
  if (!card) return undefined;
  const [row, articles, definitions, pictures] = await Promise.all([
    database
      .selectFrom("product as p")
      .innerJoin("product_text as t", "t.product_id", "p.id")
      .select(["p.category_id", "p.kind", "p.dimension", "p.attributes", "p.warnings"])
      .select(["t.description", "t.ingredients"])
      .where("p.id", "=", number)
      .where("t.language", "=", site.language)
      .executeTakeFirstOrThrow(),
    readArticles(database, at, [number]),
    readVocabulary(database),
    readViews(database, number),
  ]);
  const named = (key: string) => {
    const label = definitions.get(key)?.label;
    return label ? inSite(site, textIn(label, site)) : key;
  };
  const describe = describeIn(definitions, site, yesNo);
  const isDevice = Object.hasOwn(row.attributes, deviceAttribute);
  const available = (where: RawBuilder<unknown>, limit: number) =>
    readCards(database, at, categories, {
      where: sql`${where} and o.stock > 0`,
      order: orders.popular,
      limit,
    });
  const own = await available(
    sql`p.category_id = ${row.category_id} and p.id <> ${number}`,
    relatedProducts,
  );
  const near = nearCategories(categories, row.category_id);
  const isFull = own.length === relatedProducts || near.length === 0;
  const related = isFull
    ? own
    : [
        ...own,
        ...(await available(sql`p.category_id = any(${near})`, relatedProducts - own.length)),
      ];
  return {
    number,
    name: card.name,
    lead: card.lead,
    url: card.url,
    kind: row.kind,
    description: inSite(site, row.description),
    path: pathTo(categories, row.category_id),
    pictures,
    choice: await readChoice(database, at, categories, row.attributes, describe),
    dimension: row.dimension ? named(`dimension:${row.dimension}`) : null,
    dimensionId: row.dimension,
    articles: articles.map((article) => toArticle(article, site)),
    attributes: describe(row.attributes),
    ingredients: row.ingredients && inSite(site, row.ingredients),
    warnings: row.warnings.map((warning) => named(`warning:${warning}`)),
    isDevice,
    energyClass: energyClassOf(row.attributes, definitions, site),
    guarantee: guaranteeOf(row.attributes, definitions, site),
    related,
    compared: isDevice ? await readCompared(database, card, related, describe) : [],
  };
}

/** Reads the pictures of a product, the one of lists first. */
export const readViews = (database: Kysely<CatalogueTables>, number: number) =>
  readPictures(
    database,
    views.map((view) => productPicture(number, view)),
  );

/** Reads the vocabulary, and returns a function that formats attributes for a site. */
export const readAttributesIn = async (
  database: Kysely<CatalogueTables>,
  site: Site,
  yesNo: { yes: string; no: string },
) => describeIn(await readVocabulary(database), site, yesNo);

const describeIn =
  (
    definitions: Awaited<ReturnType<typeof readVocabulary>>,
    site: Site,
    yesNo: { yes: string; no: string },
  ) =>
  (attributes: Record<string, unknown>): Attribute[] =>
    describeAttributes(attributes, definitions, site, yesNo).map(({ label, value, scale }) => ({
      label: inSite(site, label),
      value: inSite(site, value),
      ...(scale && { scale }),
    }));
