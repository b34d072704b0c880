import pg from "pg";

/** Runs one statement on a PostgreSQL server, outside any transaction. */
export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
