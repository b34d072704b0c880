import { sql, type Kysely, type Transaction } from "kysely";
import { anyContent, notifyContentChange } from "../../platform/content/content-changes.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import {
  applyStagedRows,
  countStagedChanges,
  ofProducts,
  stageRows,
  type Replaced,
  type Rows,
} from "./staged-rows.ts";

/** With more changed rows of products, articles and offers, the whole catalogue counts as replaced. */
const maxNotedRows = 2_000;

export interface WriteOptions {
  /** By default the whole catalogue. */
  replaced?: Replaced;
  /** Changes the staged rows before they are compared with the present ones. */
  adjust?(transaction: Transaction<CatalogueTables>): Promise<void>;
  /** Is called with the number of rows that are staged so far. */
  onWritten?(count: number): void;
}

/**
 * Writes the rows that differ, while others read the present ones until the transaction ends. Returns "noted" when triggers have named
 * what changed.
 */
export async function writeRows(
  transaction: Transaction<CatalogueTables>,
  rows: Rows,
  { replaced = "all", adjust = async () => {}, onWritten = () => {} }: WriteOptions = {},
): Promise<"noted" | "all"> {
  await stageRows(transaction, rows, onWritten);
  await adjust(transaction);
  const changes = await countStagedChanges(transaction, rows, replaced);
  const isReplaced = ofProducts(changes) > maxNotedRows;
  if (isReplaced) await replacesCatalogue(transaction);
  await applyStagedRows(transaction, changes, replaced);
  if (isReplaced) await analyzeCatalogue(transaction);
  return isReplaced ? "all" : "noted";
}

/**
 * Marks the transaction as replacing the whole catalogue: changes are not recorded per product, since all products count as new.
 */
export async function replacesCatalogue(transaction: Kysely<CatalogueTables>): Promise<void> {
  await sql`select set_config('kontor.catalogue', 'replaced', true)`.execute(transaction);
  await sql`delete from product_change`.execute(transaction);
}

/** Updates the planner's statistics, without which it reads whole tables for every product. */
export async function analyzeCatalogue(transaction: Kysely<CatalogueTables>): Promise<void> {
  await sql`analyze category, category_text, product, product_text, article, offer, place_stock, picture`.execute(
    transaction,
  );
}

/** Makes running shops read the whole catalogue again. The imported version stays, so that the next start imports nothing. */
export async function notifyReplaced(database: Kysely<CatalogueTables>): Promise<void> {
  await sql`update content_version set changed_at = now() where part = 'catalogue'`.execute(
    database,
  );
  await notifyContentChange(database, anyContent);
}
