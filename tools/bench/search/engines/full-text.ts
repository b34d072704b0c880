import { Client } from "pg";
import type { ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { fieldNames, type BuildEngine } from "./engine.ts";

/** Without a dictionary PostgreSQL indexes the words unchanged. */
const dictionaries: Record<ShopLanguage, string> = {
  de: "german_stem",
  fr: "french_stem",
  pl: "simple",
  cs: "simple",
  hu: "hungarian_stem",
  sk: "simple",
  tr: "turkish_stem",
};

/** Full text without accents; fields are weighted by their order; the last word may be a prefix, and some words suffice. */
export const buildFullText: BuildEngine = async ({ language, documents, postgresUrl }) => {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`
    create extension if not exists unaccent;
    drop table if exists product;
    drop text search configuration if exists shop;
    create text search configuration shop (copy = simple);
    alter text search configuration shop alter mapping for asciiword, word, hword, hword_part,
      hword_asciipart, asciihword with unaccent, ${dictionaries[language]};
    create table product (id int primary key, markets int not null, words tsvector not null);`);
  const vectors = fieldNames(documents).map(
    (_, at) => `setweight(to_tsvector('shop', $${at + 3}), '${"ABCD"[Math.min(at, 3)]}')`,
  );
  const insert = `insert into product values ($1, $2, ${vectors.join(" || ")})`;
  for (const [id, { markets, fields }] of documents.entries())
    await client.query(insert, [id, markets, ...Object.values(fields)]);
  const found = `
    with asked as (select nullif(plainto_tsquery('shop', $1)::text, '') as words),
    query as (select (words || ':*')::tsquery as every,
      (replace(words, '&', '|') || ':*')::tsquery as some from asked)
    select id from product, query
    where markets & $2 <> 0 and words @@ query.some
    order by words @@ every desc, ts_rank(words, query.some) desc, id limit $3`;
  return {
    search: async (text, market, limit) => {
      const { rows } = await client.query<{ id: number }>(found, [text, 1 << market, limit]);
      return rows.map(({ id }) => id);
    },
    close: () => client.end(),
  };
};
