import { sql, type Kysely } from "kysely";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import type { CatalogueTables } from "../../projection/catalogue-tables.ts";
import { firstGeneratedId, type GeneratedProduct, type ModelProduct } from "./generate-products.ts";

// Rows of generated products: everything except names, prices and popularity is copied from their models inside the database.

/**
 * Deletes all generated products. Offers and articles are deleted first, in one statement each, because cascading deletes are
 * slow.
 */
export async function deleteGenerated(database: Kysely<CatalogueTables>): Promise<void> {
  const generated = sql`product_id >= ${firstGeneratedId}`;
  await sql`delete from offer using article where article.tcm = offer.tcm and ${generated}`.execute(
    database,
  );
  await sql`delete from article where ${generated}`.execute(database);
  await database.deleteFrom("product").where("id", ">=", firstGeneratedId).execute();
  await sql`delete from picture where id ~ '^[0-9]{7,}-(plain|scene|detail)$'`.execute(database);
}

/** Reads the real products by number, except gift cards, whose variants would make no sense. */
export async function readModels(database: Kysely<CatalogueTables>): Promise<ModelProduct[]> {
  const { rows } = await sql<ModelProduct>`
    select p.id,
      (select json_object_agg(t.language, t.name) from product_text t where t.product_id = p.id)
        as names,
      (select json_agg(json_build_object('tcm', a.tcm, 'prices',
          (select json_object_agg(f.market, f.price) from offer f where f.tcm = a.tcm))
          order by a.position)
        from article a where a.product_id = p.id
          and exists (select from offer f where f.tcm = a.tcm)) as articles
    from product p
    where p.id < ${firstGeneratedId} and p.kind <> 'giftCard'
      and exists (select from article a join offer f on f.tcm = a.tcm where a.product_id = p.id)
    order by p.id`.execute(database);
  return rows;
}

/** Tables with the rows of models, until the transaction ends. */
const models = {
  product: sql.table("model_product"),
  product_text: sql.table("model_text"),
  article: sql.table("model_article"),
  picture: sql.table("model_picture"),
};

/**
 * Copies the rows of models, before anything is generated. Beside the generated rows the planner would not find them: it knows how many
 * rows there are only after the transaction, and reads all of them for each batch.
 */
export async function copyModels(transaction: Kysely<CatalogueTables>): Promise<void> {
  for (const [table, copy] of Object.entries(models)) {
    await sql`create temporary table ${copy} on commit drop as select * from ${sql.table(table)}`.execute(
      transaction,
    );
    await sql`analyze ${copy}`.execute(transaction);
  }
}

/** Writes one batch of products. Its statements are handed over at once, so that the database never waits. */
export async function writeGenerated(
  database: Kysely<CatalogueTables>,
  products: GeneratedProduct[],
): Promise<void> {
  await Promise.all(
    [productRows, pictureRows, textRows, articleRows, offerRows].map((rows) =>
      rows(products).execute(database),
    ),
  );
}

const productRows = (products: GeneratedProduct[]) => sql`
  insert into product (id, category_id, type_id, for_types, kind, popularity, since, dimension,
    attributes, warnings, facets)
  select g.id, m.category_id, m.type_id, m.for_types, m.kind, g.popularity, m.since, m.dimension,
    m.attributes, m.warnings, m.facets
  from unnest(${products.map(({ id }) => id)}::int[], ${products.map(({ model }) => model)}::int[],
      ${products.map((product) => product.popularity)}::int[])
    as g (id, model, popularity) join ${models.product} m on m.id = g.model`;

const pictureRows = (products: GeneratedProduct[]) => sql`
  insert into picture (id, version, drawing)
  select g.id || '-' || view, m.version, m.drawing
  from unnest(${products.map(({ id }) => id)}::int[], ${products.map(({ model }) => model)}::int[])
    as g (id, model)
  cross join unnest(array['plain', 'scene', 'detail']) as view
  join ${models.picture} m on m.id = g.model || '-' || view`;

function textRows(products: GeneratedProduct[]) {
  const texts = products.flatMap(({ id, model, names }) =>
    Object.entries(names).map(([language, name]) => ({ id, model, language, name })),
  );
  return sql`
    insert into product_text (product_id, language, name, slug, lead, description, ingredients)
    select g.id, g.language, g.name, g.slug, m.lead, m.description, m.ingredients
    from unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ model }) => model)}::int[],
        ${texts.map(({ language }) => language)}::text[], ${texts.map(({ name }) => name)}::text[],
        ${texts.map(({ name, language }) => slugify(name, language))}::text[])
      as g (id, model, language, name, slug)
    join ${models.product_text} m on m.product_id = g.model and m.language = g.language`;
}

const articlesOf = (products: GeneratedProduct[]) =>
  products.flatMap(({ id, articles }) => articles.map((article) => ({ id, ...article })));

function articleRows(products: GeneratedProduct[]) {
  const articles = articlesOf(products);
  return sql`
    insert into article (tcm, product_id, position, dimension_key, label, grams, millilitres,
      picture_id, facets)
    select g.tcm, g.id, m.position, m.dimension_key, m.label, m.grams, m.millilitres,
      m.picture_id, m.facets
    from unnest(${articles.map(({ tcm }) => tcm)}::text[], ${articles.map(({ id }) => id)}::int[],
        ${articles.map(({ model }) => model)}::text[])
      as g (tcm, id, model) join ${models.article} m on m.tcm = g.model`;
}

function offerRows(products: GeneratedProduct[]) {
  const offers = articlesOf(products).flatMap(({ tcm, offers: own }) =>
    own.map((offer) => ({ tcm, ...offer })),
  );
  return sql`
    insert into offer (market, tcm, price, was, stock)
    select * from unnest(${offers.map(({ market }) => market)}::text[],
      ${offers.map(({ tcm }) => tcm)}::text[], ${offers.map(({ price }) => price)}::int[],
      ${offers.map(({ was }) => was)}::int[], ${offers.map(({ stock }) => stock)}::int[])`;
}
