import { Client } from "pg";
import { fold } from "../../../../platform/shared/texts/fold.ts";
import { foldedWords, type BuildEngine } from "./engine.ts";

const perInsert = 10_000;

/**
 * pg_trgm: texts that contain every word, most popular first; if no text does, the most similar texts. Each query gets its own
 * plan, because the rarity of a text decides whether the index helps.
 */
export const buildTrigrams: BuildEngine = async ({ documents, postgresUrl }) => {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`
    create extension pg_trgm;
    create table product (position int primary key, text text not null, markets int not null);
    set maintenance_work_mem = '512MB';`);
  for (let from = 0; from < documents.length; from += perInsert) {
    const some = documents.slice(from, from + perInsert);
    await client.query(
      `insert into product select $1 + row_number() over () - 1, text, markets
        from unnest($2::text[], $3::int[]) as t (text, markets)`,
      [from, some.map(({ fields }) => fold(fields.text!)), some.map(({ markets }) => markets)],
    );
  }
  await client.query("create index on product using gin (text gin_trgm_ops)");
  await client.query("vacuum analyze product");
  const positions = async (statement: string, values: unknown[]) => {
    const { rows } = await client.query<{ position: number }>(statement, values);
    return rows.map(({ position }) => position);
  };
  return {
    search: async (text, market, limit) => {
      const sought = foldedWords(text);
      const likes = sought.map((_, at) => `and text like $${at + 3}`).join(" ");
      const holding = await positions(
        `select position from product where markets & $1 <> 0 ${likes} order by position limit $2`,
        [1 << market, limit, ...sought.map((word) => `%${word}%`)],
      );
      if (holding.length > 0) return holding;
      return positions(
        `select position from product where markets & $1 <> 0 and $3 <% text
          order by $3 <<-> text, position limit $2`,
        [1 << market, limit, sought.join(" ")],
      );
    },
    bytesElsewhere: async () => {
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_total_relation_size('product') as bytes",
      );
      return Number(rows[0]!.bytes);
    },
    close: () => client.end(),
  };
};
