import { sql, type Kysely } from "kysely";
import type {
  FeedCategory,
  FeedOffer,
  FeedProduct,
  FeedProductKind,
  FeedVariant,
  ProductFeed,
} from "../../commerce/product-feed.ts";
import type { LocalizedTexts } from "../../commerce/scope.ts";
import { readVocabulary } from "../projection/attributes.ts";
import type { CatalogueTables } from "../projection/catalogue-tables.ts";
import { facetName } from "../projection/facet-values.ts";
import type { SiteSet } from "../../platform/shared/site-set.ts";
import { localized } from "./localized.ts";

type Database = Kysely<CatalogueTables>;

const batch = 100;

interface ProductRow {
  id: number;
  kind: FeedProductKind;
  category: string;
  popularity: number;
  availableFrom: string;
  facets: string[];
  names: LocalizedTexts;
  leads: LocalizedTexts;
  descriptions: LocalizedTexts;
  variants: VariantRow[];
}

interface VariantRow {
  tcm: string;
  label: string | LocalizedTexts | null;
  grams: number | null;
  millilitres: number | null;
  facets: string[];
  offers: OfferRow[] | null;
}

interface OfferRow {
  market: string;
  price: number;
  was: number | null;
  stock: number;
  from: string | null;
  until: string | null;
}

/** Reads the catalogue's tables as a feed. */
export function ownFeed(database: Database, sites: SiteSet): ProductFeed {
  return {
    async categories() {
      const { rows } = await sql<Omit<FeedCategory, "parent"> & { parent: string | null }>`
        with recursive below as (
          select id, array[position] as place from category where parent_id is null
          union all
          select c.id, place || c.position from below join category c on c.parent_id = below.id)
        select c.id, c.parent_id as parent,
          (select json_object_agg(language, name) from category_text where category_id = c.id) as names,
          (select json_object_agg(language, description) from category_text
            where category_id = c.id) as descriptions
        from below join category c using (id) order by place`.execute(database);
      return rows.map(({ parent, ...category }) => ({ ...category, ...(parent && { parent }) }));
    },

    async facets() {
      return [...(await readVocabulary(database))].flatMap(([key, definition]) =>
        definition.facet
          ? [
              {
                id: facetName(key, definition),
                names: definition.label,
                values: Object.entries(definition.words ?? {}).map(([id, names]) => ({
                  id,
                  names: localized(names, sites),
                })),
              },
            ]
          : [],
      );
    },

    async *all(after) {
      let last = after === undefined ? 0 : numberOf(after);
      while (true) {
        const products = await read(
          database,
          sites,
          sql`p.id > ${last} order by p.id limit ${batch}`,
        );
        if (products.length === 0) return;
        yield products;
        last = Number(products.at(-1)!.id);
      }
    },

    async byId(ids) {
      return read(database, sites, sql`p.id = any(${ids.map(numberOf)}::bigint[])`);
    },
  };
}

/** Returns the number of a product; that of an id of another engine is no product's. */
const numberOf = (id: string) => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

async function read(
  database: Database,
  sites: SiteSet,
  where: ReturnType<typeof sql>,
): Promise<FeedProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.kind, p.category_id as category, p.popularity, p.since::text as "availableFrom", p.facets,
      texts.names, texts.leads, texts.descriptions,
      (select coalesce(json_agg(json_build_object('tcm', a.tcm, 'label', a.label, 'grams', a.grams,
          'millilitres', a.millilitres, 'facets', a.facets, 'offers',
          (select json_agg(json_build_object('market', f.market, 'price', f.price, 'was', f.was,
              'stock', f.stock,
              'from', nullif(f.valid_from, '-infinity'), 'until', nullif(f.valid_until, 'infinity'))
              order by f.market, f.valid_from)
            from offer f where f.tcm = a.tcm)) order by a.position), '[]')
        from article a where a.product_id = p.id) as variants
    from product p
    cross join lateral (
      select json_object_agg(language, name) as names, json_object_agg(language, lead) as leads,
        json_object_agg(language, description) as descriptions
      from product_text where product_id = p.id) as texts
    where ${where}`.execute(database);
  return rows.map(({ id, category, availableFrom, facets, variants, ...row }) => ({
    ...row,
    id: String(id),
    categories: [category],
    availableFrom: new Date(availableFrom),
    facets: facetsOf([...facets, ...variants.flatMap((variant) => variant.facets)]),
    variants: variants.map((variant) => variantOf(variant, sites)),
  }));
}

function facetsOf(values: string[]): Record<string, string[]> {
  const facets: Record<string, string[]> = {};
  for (const each of new Set(values)) {
    const [facet, value] = each.split(":") as [string, string];
    (facets[facet] ??= []).push(value);
  }
  return facets;
}

const variantOf = (
  { tcm, label, grams, millilitres, offers }: VariantRow,
  sites: SiteSet,
): FeedVariant => ({
  id: tcm,
  sku: tcm,
  labels: localized(label ?? "", sites),
  ...(grams !== null && { grams }),
  ...(millilitres !== null && { millilitres }),
  offers: (offers ?? []).map(offerOf),
});

const offerOf = ({ market, price, was, stock, from, until }: OfferRow): FeedOffer => ({
  channel: market,
  price,
  ...(was !== null && { was }),
  stock,
  ...(from && { from: new Date(from) }),
  ...(until && { until: new Date(until) }),
});
