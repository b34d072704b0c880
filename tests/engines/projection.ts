import type { Engine } from "../../commerce/engine.ts";
import { notifyContentChange, everything } from "../../platform/content/content-changes.ts";
import {
  applyStagedRows,
  countStagedChanges,
  stageRows,
} from "../../engines/projection/staged-rows.ts";
import { leaveOutSold, soldPieces } from "../../engines/own/stock.ts";
import type { TestShop } from "../support/shop.ts";
import { projectedRows } from "./projected-rows.ts";
import type { PublicNumbers } from "./public-numbers.ts";

type Database = TestShop["services"]["database"]["sql"];

/** Makes the shop's catalogue that of an engine. */
export async function project(
  database: Database,
  engine: Pick<Engine, "products">,
  numbers: PublicNumbers,
) {
  const rows = await projectedRows(engine, numbers);
  await database.transaction().execute(async (transaction) => {
    await stageRows(transaction, rows, () => {});
    await leaveOutSold(transaction, await soldPieces(transaction));
    await applyStagedRows(transaction, await countStagedChanges(transaction));
  });
}

/** Replaces the shop's own catalogue, and everything that refers to it, by that of an engine. */
export async function replaceByEngine(
  database: Database,
  engine: Pick<Engine, "products">,
  numbers: PublicNumbers,
) {
  await project(database, engine, numbers);
  await database
    .updateTable("content_version")
    .set({ changed_at: new Date() })
    .where("part", "=", "catalogue")
    .execute();
  await notifyContentChange(database, everything);
}

/** Makes the shop's catalogue that of an engine, and follows its changes until it is stopped. */
export async function follow(
  database: Database,
  engine: Pick<Engine, "products" | "changes">,
  numbers: PublicNumbers,
): Promise<() => Promise<void>> {
  // Read before the products: a change in between is projected twice rather than never.
  let { cursor } = await engine.changes.since(undefined, 0);
  await replaceByEngine(database, engine, numbers);
  let isStopped = false;
  async function run() {
    while (!isStopped) {
      const next = await engine.changes.since(cursor, 200);
      if (next.changes.length > 0 || next.isReset) await project(database, engine, numbers);
      cursor = next.cursor;
    }
  }
  const done = run();
  return async () => {
    isStopped = true;
    await done;
  };
}
