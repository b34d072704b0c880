import { sql, type Insertable, type RawBuilder, type Transaction } from "kysely";
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
  place_stock: ["tcm", "market", "place"],
} as const;

type Table = keyof typeof keys;

const allTables = Object.keys(keys) as Table[];
const noChanges = Object.fromEntries(allTables.map((table) => [table, 0])) as Record<Table, number>;
const tablesOfProducts: readonly Table[] = ["product", "product_text", "article", "offer"];

type RowsOf<Tables extends Table> = { [Each in Tables]: Insertable<CatalogueTables[Each]>[] };

/** Rows by table. Without those of stock by place, it stays as it is: another part of the content has it. */
export type Rows = RowsOf<Exclude<Table, "place_stock">> & Partial<RowsOf<"place_stock">>;

/** The whole catalogue, or these products. */
export type Replaced = "all" | { products: number[] };

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
  const tables = tablesOf(rows);
  for (const table of tables) {
    await sql`create temporary table ${stagedTable(table)} (like ${sql.table(table)} including defaults)
      on commit drop`.execute(transaction);
    const all = rows[table] ?? [];
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

const tablesOf = (rows: Rows) => allTables.filter((table) => rows[table] !== undefined);

/** Returns how many rows the staged catalogue adds, changes or removes in each table. */
export async function countStagedChanges(
  transaction: Transaction<CatalogueTables>,
  rows: Rows,
  replaced: Replaced = "all",
): Promise<Record<Table, number>> {
  const counts = tablesOf(rows).map(
    (table) => sql`(select count(*) from ${present(table, replaced)} t
      full join ${stagedTable(table)} s using (${keyOf(table)})
      where t::text is distinct from s::text) as ${sql.ref(table)}`,
  );
  const { rows: counted } = await sql<Record<Table, number>>`select ${sql.join(counts)}`.execute(
    transaction,
  );
  return { ...noChanges, ...counted[0]! };
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
  replaced: Replaced = "all",
): Promise<void> {
  const changed = allTables.filter((table) => changes[table] > 0);
  // Categories may exchange their numbers, which are unique at every moment.
  if (changes.category > 0)
    await sql`update category t set number = -number where exists (
      select from staged_category s where s.number = t.number and s.id <> t.id)`.execute(
      transaction,
    );
  for (const table of changed) await writeStaged(transaction, table);
  // Deleted last: what moved to another product or category does not go with the one that it was in.
  for (const table of changed.toReversed()) await deleteUnstaged(transaction, table, replaced);
}

const isSame = (table: Table) =>
  sql.join(
    keys[table].map((column) => sql`t.${sql.ref(column)} = s.${sql.ref(column)}`),
    sql` and `,
  );

/** Rows that a staged one replaces, and those that are deleted: both found by an index, where "or" would read the whole table. */
const present = (table: Table, replaced: Replaced) =>
  replaced === "all"
    ? sql.table(table)
    : sql`(select t.* from ${sql.table(table)} t join ${stagedTable(table)} s on ${isSame(table)}
        union all select * from ${sql.table(table)} t
        where ${isReplaced(table, replaced)} and not ${isStaged(table)})`;

const isStaged = (table: Table) =>
  sql`exists (select from ${stagedTable(table)} s where ${isSame(table)})`;

/** Whether a row `t` that is not staged is deleted. */
function isReplaced(table: Table, replaced: Replaced): RawBuilder<unknown> {
  if (replaced === "all") return sql`true`;
  const { products } = replaced;
  switch (table) {
    case "product":
      return sql`t.id = any(${products}::integer[])`;
    case "product_text":
    case "article":
      return sql`t.product_id = any(${products}::integer[])`;
    case "offer":
    case "place_stock":
      return sql`t.tcm in (select tcm from article where product_id = any(${products}::integer[]))`;
    case "category":
      // All categories are staged. One that is still named goes with what names it last.
      return sql`not exists (select from product where category_id = t.id)
        and not exists (select from category below where below.parent_id = t.id)`;
    default:
      return sql`false`;
  }
}

async function deleteUnstaged(
  transaction: Transaction<CatalogueTables>,
  table: Table,
  replaced: Replaced,
) {
  await sql`delete from ${sql.table(table)} t
    where ${isReplaced(table, replaced)} and not ${isStaged(table)}`.execute(transaction);
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
