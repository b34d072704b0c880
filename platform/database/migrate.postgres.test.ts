import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { untilOneWaits } from "../../tests/support/waiting-statements.ts";
import { advisoryLocks } from "./advisory-locks.ts";
import { openDatabase, type Database } from "./database.ts";
import { migrate } from "./migrate.ts";

let fresh: TestDatabase;
let first: Database;
let second: Database;
const open = () => openDatabase({ ...fresh, onError: console.error });
beforeAll(async () => {
  fresh = await freshDatabase();
  first = await open();
  second = await open();
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await fresh.drop();
});

test("a process waits for the migrations of another one however long they take", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { migrated } = await first.untimed.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.migrations})`.execute(transaction);
    const migrated = migrate(second, [
      { name: "001-first.sql", statements: "create table step (number int)" },
    ]);
    await untilOneWaits(first.sql);
    vi.advanceTimersByTime(3_600_000);
    return { migrated };
  });
  await migrated;
  const { rows } = await sql`select from step`.execute(second.sql);
  expect(rows).toEqual([]);
});
