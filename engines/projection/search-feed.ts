import { sql, type Kysely } from "kysely";
import type { Language, Market } from "../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { SearchTile, SearchFeed } from "../../commerce/search-feed.ts";
import type { SearchProduct } from "../../commerce/search-product.ts";
import { attributeWords, readVocabulary } from "./attributes.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { isCurrent } from "./current-offers.ts";
import {
  continuesFrom,
  cursorOf,
  isRestoredSince,
  markOf,
  readMark,
  type Mark,
} from "./database-mark.ts";
import { changesBetween } from "./listing-changes.ts";
import { typeNames } from "./type-names.ts";

type Projection = Kysely<CatalogueTables>;
type WordsOf = (attributes: Record<string, unknown>) => Record<Language, string[]>;

/** Few enough that parsing them does not delay responses. */
const perBatch = 200;

/** Feeds a search index: first all products, later those that changed. */
export function createSearchFeed(
  database: Projection,
  { languages }: Pick<SiteSet, "languages">,
): SearchFeed {
  return {
    names: [contentNames.listing],
    cursor: async (now) => cursorOf(await readMark(database, now)),
    isValidCursor: async (cursor) => continuesFrom(database, markOf(cursor)),
    isRestoredSince: async (cursor) => isRestoredSince(database, markOf(cursor)),

    async *products(now) {
      const wordsOf = await attributeReader(database, languages);
      // Numbers first: most products have the same popularity, and no index finds where a batch of those begins.
      const { rows } = await sql<{ id: number }>`
        select id from product order by popularity desc, id`.execute(database);
      const numbers = rows.map(({ id }) => id);
      for (let at = 0; at < numbers.length; at += perBatch)
        yield await readProducts(database, now, numbers.slice(at, at + perBatch), wordsOf);
    },

    async changed(cursor, now, limit) {
      const numbers = await changedNumbers(database, markOf(cursor), now, limit);
      if (numbers.length === 0) return { products: [], gone: [] };
      const wordsOf = await attributeReader(database, languages);
      const products = await readProducts(database, now, numbers, wordsOf);
      const there = new Set(products.map(({ number }) => number));
      return { products, gone: numbers.filter((number) => !there.has(number)) };
    },

    soldAt: (moment, cursor, now) => soldAt(database, moment, markOf(cursor), now),
    categoryNames: () => categoryNames(database),
    typeNames: () => typeNames(database),
    versions: (now) => versions(database, now),
    tiles: (at, numbers) => readTiles(database, at, numbers),
  };
}

/** Reads products as they are at a moment, sorted by popularity. */
async function readProducts(database: Projection, now: Date, numbers: number[], wordsOf: WordsOf) {
  const { rows } = await sql<
    Omit<SearchProduct, "attributes"> & { attributes: Record<string, unknown> }
  >`
    select p.id as number, p.popularity, p.category_id as category, p.type_id as type, p.for_types as "for",
      p.attributes, texts.names, texts.leads,
      coalesce((select json_agg(distinct a.label) from article a
        where a.product_id = p.id and a.label <> 'null'), '[]') as labels,
      coalesce((select json_agg(distinct f.market) from article a join offer f on f.tcm = a.tcm
        where a.product_id = p.id and f.valid_from <= ${now} and f.valid_until > ${now}), '[]')
        as markets
    from product p
    cross join lateral (
      select coalesce(json_object_agg(t.language, t.name), '{}') as names,
        coalesce(json_object_agg(t.language, t.lead), '{}') as leads
      from product_text t where t.product_id = p.id) as texts
    where p.id = any(${numbers}) order by p.popularity desc, p.id`.execute(database);
  return rows.map((row) => ({ ...row, attributes: wordsOf(row.attributes) }));
}

/** Formats attributes, each distinct set once: most products share theirs with others. */
async function attributeReader(
  database: Projection,
  languages: readonly Language[],
): Promise<WordsOf> {
  const definitions = await readVocabulary(database);
  const known = new Map<string, Record<Language, string[]>>();
  return (attributes) => {
    const key = JSON.stringify(attributes);
    const found =
      known.get(key) ??
      Object.fromEntries(
        languages.map((language) => [language, attributeWords(attributes, definitions, language)]),
      );
    known.set(key, found);
    return found;
  };
}

/** Returns the numbers of the latest products that changed since a mark, or whose offers began or ended since. */
async function changedNumbers(database: Projection, since: Mark, now: Date, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select id from (
      -- A restored database may contain transaction numbers that this server has not reached yet.
      select product_id as id, changed_in from product_change
        where changed_in >= ${since.transaction}::text::xid8
          and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      union all
      select a.product_id, pg_snapshot_xmax(pg_current_snapshot())
        from offer f join article a on a.tcm = f.tcm
        where ${changesBetween(new Date(since.at), now)}
    ) as change
    group by id order by max(changed_in) desc limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

async function soldAt(database: Projection, moment: Date, since: Mark, now: Date) {
  const from = new Date(Math.min(since.at, moment.getTime()));
  const until = now > moment ? now : moment;
  const { rows } = await sql<{ id: number; markets: Market[] }>`
    with changing as (
      select distinct a.product_id from offer f join article a on a.tcm = f.tcm
      where ${changesBetween(from, until)})
    select a.product_id as id,
      coalesce(json_agg(distinct f.market) filter (where f.market is not null), '[]') as markets
    from changing join article a using (product_id)
    left join offer f on f.tcm = a.tcm and f.valid_from <= ${moment} and f.valid_until > ${moment}
    group by a.product_id`.execute(database);
  return new Map(rows.map(({ id, markets }) => [id, markets]));
}

async function categoryNames(database: Projection) {
  const rows = await database
    .selectFrom("category as c")
    .innerJoin("category_text as t", "t.category_id", "c.id")
    .select(["c.id", "c.parent_id", "t.language", "t.name"])
    .execute();
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return new Map(
    [...byLanguage].map(([language, categories]) => {
      const byId = new Map(categories.map((category) => [category.id, category]));
      const names = (id: string | null): string[] => {
        const category = id === null ? undefined : byId.get(id);
        return category ? [category.name, ...names(category.parent_id)] : [];
      };
      return [language, new Map(categories.map(({ id }) => [id, names(id)]))];
    }),
  );
}

async function versions(database: Projection, now: Date) {
  const { rows } = await sql<{ catalogue: string | null; everything: string }>`
    with whole as (
      select changed_at::text as catalogue from content_version
      where part = 'catalogue')
    select (select catalogue from whole) as catalogue,
      concat_ws(' ', (select catalogue from whole), (select count(*) || ' ' || sum(changed_in::text::numeric) from product_change),
        greatest((select max(valid_from) from offer where valid_from <= ${now}),
          (select max(valid_until) from offer where valid_until <= ${now}))) as everything`.execute(
    database,
  );
  const [row] = rows;
  return { catalogue: row?.catalogue ?? "none", everything: row?.everything ?? "none" };
}

async function readTiles(database: Projection, at: Viewpoint, numbers: number[]) {
  const { rows } = await sql<SearchTile>`
    select p.id as number, t.name, t.slug,
      json_build_object('id', picture.id, 'version', picture.version) as picture,
      (select a.dimension_key from article a join offer f on f.tcm = a.tcm and ${isCurrent(at)}
        where a.product_id = p.id order by f.stock > 0 desc, a.position limit 1) as "dimensionKey"
    from product p
    join product_text t on t.product_id = p.id and t.language = ${at.site.language}
    join picture on picture.id = p.id || '-plain'
    where p.id = any(${numbers})`.execute(database);
  return rows;
}
