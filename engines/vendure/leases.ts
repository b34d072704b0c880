import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import type { VendureTables } from "./vendure-tables.ts";

/** Milliseconds after which a process that has ended holds nothing more: longer than any call of Vendure's. */
const heldFor = 30_000;
/** Milliseconds: a shopper waits for those before, but not without end. */
const waitsFor = 10_000;
const retryAfter = 25;

/** Runs tasks one at a time for each of their names, in all processes. */
export type Leases = <Value>(
  names: string[],
  task: (isHeld: () => boolean) => Promise<Value>,
) => Promise<Value>;

/**
 * Holds names by rows instead of locks of the database: no connection waits for Vendure, and the embedded database has only one. `isHeld`
 * reports whether the process was suspended for too long.
 */
export function createLeases(database: Kysely<VendureTables>): Leases {
  return async (names, task) => {
    const wanted = [...new Set(names)].toSorted();
    const owner = randomUUID();
    const end = performance.now() + waitsFor;
    let since = performance.now();
    while (!(await acquire(database, wanted, owner))) {
      if (performance.now() > end)
        throw new EngineUnavailableError("Other orders of the same articles take too long.", {
          maybeDone: false,
        });
      await delay(retryAfter);
      since = performance.now();
    }
    try {
      return await task(() => performance.now() - since < heldFor / 2);
    } finally {
      await database.deleteFrom("vendure_lease").where("owner", "=", owner).execute();
    }
  };
}

/** Thrown to give back the names that were free, because another one was not. */
class HeldError extends Error {}

async function acquire(database: Kysely<VendureTables>, names: string[], owner: string) {
  try {
    return await database.transaction().execute(async (transaction) => {
      const { rows } = await sql`
        insert into vendure_lease (name, owner, until)
        select name, ${owner}, clock_timestamp() + ${`${heldFor} milliseconds`}::interval
        from unnest(${names}::text[]) as wanted (name)
        on conflict (name) do update set owner = excluded.owner, until = excluded.until
          where vendure_lease.until < clock_timestamp()
        returning name`.execute(transaction);
      if (rows.length < names.length) throw new HeldError();
      return true;
    });
  } catch (error) {
    if (error instanceof HeldError) return false;
    throw error;
  }
}
