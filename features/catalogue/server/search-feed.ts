import { sql, type Kysely } from "kysely";
import type { PictureRef } from "../catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** What a search index needs of a product. */
export interface IndexedProduct {
  id: number;
  /** By language; the categories that hold the product, the nearest first. */
  texts: Record<string, { name: string; slug: string; categories: string[] }>;
  /** Markets that sell the product. */
  markets: string[];
  picture: PictureRef;
  dimensionKey: string | null;
}

interface Row {
  id: number;
  category_id: string;
  picture_id: string;
  picture_version: string;
  texts: Record<string, { name: string; slug: string }>;
  markets: string[] | null;
  dimension_key: string | null;
}

/** Every product with the markets that sell it at a moment, most popular first. */
export async function readSearchFeed(
  database: Kysely<CatalogueTables>,
  now: Date,
): Promise<IndexedProduct[]> {
  const { rows } = await sql<Row>`
    select p.id, p.category_id, picture.id as picture_id, picture.version as picture_version,
      (select json_object_agg(t.language, json_build_object('name', t.name, 'slug', t.slug))
        from product_text t where t.product_id = p.id) as texts,
      (select array_agg(distinct f.market) from article a join offer f on f.tcm = a.tcm
        and f.valid_from <= ${now} and f.valid_until > ${now} where a.product_id = p.id) as markets,
      (select a.dimension_key from article a where a.product_id = p.id order by a.position limit 1)
        as dimension_key
    from product p join picture on picture.id = p.id || '-plain'
    order by p.popularity desc, p.id`.execute(database);
  const categories = await categoryNames(database);
  return rows.map((row) => ({
    id: row.id,
    texts: Object.fromEntries(
      Object.entries(row.texts).map(([language, text]) => [
        language,
        { ...text, categories: categories(row.category_id, language) },
      ]),
    ),
    markets: row.markets ?? [],
    picture: { id: row.picture_id, version: row.picture_version },
    dimensionKey: row.dimension_key,
  }));
}

/** Names of a category and of all above it in a language. */
async function categoryNames(database: Kysely<CatalogueTables>) {
  const rows = await database
    .selectFrom("category as c")
    .innerJoin("category_text as t", "t.category_id", "c.id")
    .select(["c.id", "c.parent_id", "t.language", "t.name"])
    .execute();
  const byKey = new Map(rows.map((row) => [`${row.language} ${row.id}`, row]));
  const names = (id: string | null, language: string): string[] => {
    const row = byKey.get(`${language} ${id}`);
    return row ? [row.name, ...names(row.parent_id, language)] : [];
  };
  return names;
}
