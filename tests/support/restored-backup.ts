import { sql, type Kysely, type RawBuilder } from "kysely";
import { replacesCatalogue } from "../../engines/projection/write-rows.ts";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";

/** Restores a dump that differs by a statement into the same database: without triggers, into tables that are new. */
export const restoreBackup = (database: Kysely<CatalogueTables>, statement: RawBuilder<unknown>) =>
  database.transaction().execute(async (transaction) => {
    await replacesCatalogue(transaction);
    await statement.execute(transaction);
    await sql`create table restored (like product_change including all)`.execute(transaction);
    await sql`drop table product_change`.execute(transaction);
    await sql`alter table restored rename to product_change`.execute(transaction);
  });
