import { sql, type Kysely, type RawBuilder } from "kysely";
import type {
  FeedCategory,
  FeedFacetValues,
  FeedOffer,
  FeedProduct,
  FeedVariant,
  FeedVocabulary,
  ProductFeed,
} from "../../commerce/product-feed.ts";
import { readVocabulary } from "../projection/attributes.ts";
import type { CatalogueTables } from "../projection/catalogue-tables.ts";
import { views } from "../projection/picture-ids.ts";

type Database = Kysely<CatalogueTables>;

const batch = 100;

/** A value of a feed in a row: what it lacks is null, and some columns differ. */
type RowOf<Value, Columns> = {
  [Key in Exclude<keyof Value, keyof Columns>]-?: undefined extends Value[Key]
    ? Exclude<Value[Key], undefined> | null
    : Value[Key];
} & Columns;

/** The end of its sale is stored with its offers. */
type ProductRow = RowOf<
  Omit<FeedProduct, "availableUntil">,
  {
    categories: [string];
    facets: string[];
    availableFrom: string;
    goneFrom: Date | null;
    variants: VariantRow[];
  }
>;
type VariantRow = RowOf<FeedVariant, { facets: string[]; offers: OfferRow[] }>;
type OfferRow = RowOf<FeedOffer, { from: string | null; until: string | null }>;

/** Reads the catalogue's tables as a feed. */
export function ownFeed(database: Database): ProductFeed {
  return {
    async categories() {
      const { rows } = await sql<RowOf<FeedCategory, object>>`
        with recursive below as (
          select id, array[position] as place from category where parent_id is null
          union all
          select c.id, place || c.position from below join category c on c.parent_id = below.id)
        select c.id, c.number, c.parent_id as parent, texts.*, ${picture(sql`c.picture_id`)} as picture
        from below join category c using (id)
        cross join lateral (
          select json_object_agg(language, name) as names, json_object_agg(language, slug) as slugs,
            json_object_agg(language, description) as descriptions
          from category_text where category_id = c.id) as texts
        order by place`.execute(database);
      return rows.map((row) => withoutNulls<FeedCategory>(row));
    },

    async vocabulary() {
      const vocabulary: FeedVocabulary = { attributes: [], dimensions: [], warnings: [] };
      for (const [key, { kind, ...definition }] of await readVocabulary(database)) {
        const id = key.replace(`${kind}:`, "");
        if (kind === "dimension") vocabulary.dimensions.push({ id, ...definition });
        else if (kind === "warning") vocabulary.warnings.push({ id, ...definition });
        else vocabulary.attributes.push({ id, kind, ...definition });
      }
      return vocabulary;
    },

    async types() {
      const rows = await database
        .selectFrom("product_type")
        .select(["id", "parent_id as parent", "names"])
        .orderBy("id")
        .execute();
      return rows.map(({ parent, ...type }) => ({ ...type, ...(parent !== null && { parent }) }));
    },

    async *all(after) {
      let last = after === undefined ? 0 : numberOf(after);
      while (true) {
        const products = await read(database, sql`p.id > ${last} order by p.id limit ${batch}`);
        if (products.length === 0) return;
        yield products;
        last = Number(products.at(-1)!.id);
      }
    },

    async byId(ids) {
      return read(database, sql`p.id = any(${ids.map(numberOf)}::bigint[])`);
    },
  };
}

/** Returns the number of a product; that of an id of another engine is no product's. */
const numberOf = (id: string) => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

const picture = (id: RawBuilder<unknown>) =>
  sql`(select json_build_object('version', version, 'source', drawing) from picture where picture.id = ${id})`;

async function read(database: Database, where: RawBuilder<unknown>): Promise<FeedProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.id::text, p.id as number, p.kind, array[p.category_id] as categories, p.type_id as type,
      nullif(p.for_types, '{}') as "accessoryFor", p.attributes, p.facets,
      nullif(p.warnings, '{}') as warnings, p.dimension, p.popularity, p.since::text as "availableFrom",
      nullif(p.gone_from, 'infinity') as "goneFrom",
      texts.*,
      (select json_agg(json_build_object('view', view, 'version', version, 'source', drawing) order by place)
        from unnest(${[...views]}::text[]) with ordinality as v (view, place)
        join picture on picture.id = p.id || '-' || view) as pictures,
      (select coalesce(json_agg(json_build_object('id', a.tcm, 'sku', a.tcm, 'labels', a.label,
          'dimensionKey', a.dimension_key, 'grams', a.grams, 'millilitres', a.millilitres,
          'picture', ${picture(sql`a.picture_id`)}, 'facets', a.facets, 'offers',
          (select coalesce(json_agg(json_build_object('channel', f.market, 'price', f.price,
              'was', f.was, 'stock', f.stock,
              'from', nullif(f.valid_from, '-infinity'), 'until', nullif(f.valid_until, 'infinity'))
              order by f.market, f.valid_from), '[]')
            from offer f where f.tcm = a.tcm), 'places',
          (select json_agg(json_build_object('channel', s.market, 'place', s.place, 'stock', s.stock)
              order by s.market, s.place)
            from place_stock s where s.tcm = a.tcm and s.stock > 0)) order by a.position), '[]')
        from article a where a.product_id = p.id) as variants
    from product p
    cross join lateral (
      select json_object_agg(language, name) as names, json_object_agg(language, slug) as slugs,
        json_object_agg(language, lead) as leads,
        json_object_agg(language, description) as descriptions,
        json_object_agg(language, ingredients) filter (where ingredients is not null) as ingredients
      from product_text where product_id = p.id) as texts
    where ${where}`.execute(database);
  return rows.map((row) => ({
    ...withoutNulls<FeedProduct>(row),
    availableFrom: new Date(row.availableFrom),
    facets: facetsOf(row.facets),
    variants: row.variants.map(variantOf),
  }));
}

const variantOf = (row: VariantRow): FeedVariant => ({
  ...withoutNulls<FeedVariant>(row),
  facets: facetsOf(row.facets),
  offers: row.offers.map(offerOf),
});

const offerOf = ({ from, until, ...row }: OfferRow): FeedOffer => ({
  ...withoutNulls<FeedOffer>(row),
  ...(from && { from: new Date(from) }),
  ...(until && { until: new Date(until) }),
});

function facetsOf(values: string[]): FeedFacetValues {
  const facets: FeedFacetValues = {};
  for (const each of values) {
    const [facet, value] = each.split(":") as [string, string];
    (facets[facet] ??= []).push(value);
  }
  return facets;
}

const withoutNulls = <Value>(row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Value;
