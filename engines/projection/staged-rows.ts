import { sql, type Insertable, type Transaction } from "kysely";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** The primary keys of the catalogue's tables. A table refers to those before it. */
const keys = {
  attribute: ["key"],
  picture: ["id"],
  category: ["id"],
  category_text: ["category_id", "language"],
  product_type: ["id"],
  product: ["id"],
  product_text: ["product_id", "language"],
  article: ["tcm"],
  offer: ["market", "tcm", "valid_from"],
} as const;

type Table = keyof typeof keys;

const tables = Object.keys(keys) as Table[];
const tablesOfProducts: readonly Table[] = ["product", "product_text", "article", "offer"];

/** Rows by table. */
export type Rows = { [Each in Table]: Insertable<CatalogueTables[Each]>[] };

const perStatement = 500;

/** Returns the name of the table that stands for one of the catalogue until its transaction ends. */
export const stagedTable = (table: Table) => sql.table(`staged_${table}`);
const keyOf = (table: Table) => sql.join(keys[table].map((column) => sql.ref(column)));

/** Writes the rows of a new catalogue beside the present one, until the transaction ends. Calls `onWritten` with their number so far. */
export async function stageRows(
  transaction: Transaction<CatalogueTables>,
  rows: Rows,
  onWritten: (count: number) => void,
): Promise<void> {
  let written = 0;
  for (const table of tables) {
    await sql`create temporary table ${stagedTable(table)} (like ${sql.table(table)} including defaults)
      on commit drop`.execute(transaction);
    const all = rows[table];
    for (let start = 0; start < all.length; start += perStatement) {
      const batch = all.slice(start, start + perStatement);
      await transaction
        .insertInto(`staged_${table}` as never)
        .values(batch as never)
        .execute();
      onWritten((written += batch.length));
    }
    await sql`analyze ${stagedTable(table)}`.execute(transaction);
  }
}

/** Returns how many rows the staged catalogue adds, changes or removes in each table. */
export async function countStagedChanges(
  transaction: Transaction<CatalogueTables>,
): Promise<Record<Table, number>> {
  const counts = tables.map(
    (table) => sql`(select count(*) from ${sql.table(table)} t full join ${stagedTable(table)} s
      using (${keyOf(table)}) where t::text is distinct from s::text) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<Table, number>>`select ${sql.join(counts)}`.execute(
    transaction,
  );
  return rows[0]!;
}

/** Returns the number of changed rows of products, with their texts, articles and offers. */
export const ofProducts = (changes: Record<Table, number>) =>
  tablesOfProducts.reduce((sum, table) => sum + changes[table], 0);

/**
 * Makes the catalogue as the staged one is: writes only rows that differ. Leaves other tables alone, because their triggers fire
 * for each statement.
 */
export async function applyStagedRows(
  transaction: Transaction<CatalogueTables>,
  changes: Record<Table, number>,
): Promise<void> {
  const changed = tables.filter((table) => changes[table] > 0);
  const isOfProducts = (table: Table) => tablesOfProducts.includes(table);
  const backwards = changed.toReversed();
  for (const table of backwards.filter(isOfProducts)) await deleteUnstaged(transaction, table);
  // Categories may exchange their numbers, which are unique at every moment.
  if (changes.category > 0)
    await sql`update category t set number = -number where exists (
      select from staged_category s where s.number = t.number and s.id <> t.id)`.execute(
      transaction,
    );
  for (const table of changed) await writeStaged(transaction, table);
  for (const table of backwards) if (!isOfProducts(table)) await deleteUnstaged(transaction, table);
}

const isSame = (table: Table) =>
  sql.join(
    keys[table].map((column) => sql`t.${sql.ref(column)} = s.${sql.ref(column)}`),
    sql` and `,
  );

async function deleteUnstaged(transaction: Transaction<CatalogueTables>, table: Table) {
  await sql`delete from ${sql.table(table)} t where not exists (
    select from ${stagedTable(table)} s where ${isSame(table)})`.execute(transaction);
}

async function writeStaged(transaction: Transaction<CatalogueTables>, table: Table) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
    order by attnum`.execute(transaction);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const changes = sql.join(
    rows.map(({ name }) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  );
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${stagedTable(table)} s where not exists (
      select from ${sql.table(table)} t where ${isSame(table)} and t::text = s::text)
    on conflict (${keyOf(table)}) do update set ${changes}`.execute(transaction);
}
