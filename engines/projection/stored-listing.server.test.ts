import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { postgresUrl, preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { damages } from "../../tests/support/damaged-files.ts";
import {
  changeAnything,
  databaseLists,
  indexLists,
  listingOf,
  replaceCatalogue,
} from "../../tests/support/listings.ts";
import { restoreBackup } from "../../tests/support/restored-backup.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

let prepared: TestDatabase;
let database: Database<CatalogueTables>;
let folder: string;
let file: string;

const open = async ({ url, folder: data }: TestDatabase) =>
  openDatabase<CatalogueTables>({ url, folder: data, onError: console.error });

beforeEach(async () => {
  prepared = await preparedDatabase();
  database = await open(prepared);
  folder = await mkdtemp(join(tmpdir(), "stored-listing-"));
  file = join(folder, "list-index");
  await restart();
  onError.mockClear();
});
afterEach(async () => {
  await database.close();
  await prepared.drop();
  await rm(folder, { recursive: true });
});

const noon = new Date("2026-11-25T12:00:00Z");
const onError = vi.fn<(...error: unknown[]) => void>();

/** Starts and ends the index of a process, whose lists must be those of the database. Reports whether all products were read. */
async function restart({ code = "code", now = noon, of = database.sql } = {}): Promise<boolean> {
  const before = await identity();
  const listing = await listingOf(of, { folder, code, now: () => now, onError });
  expect(await indexLists(of, listing, now)).toEqual(await databaseLists(of, now));
  await listing.close();
  return before !== (await identity());
}

/** Each index that is stored is a new file. */
const identity = () =>
  stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => "none",
  );

test("a list index that is stored is not read from the database again", async () => {
  expect(await restart()).toBe(false);
});

test("a stored list index knows what changed while no process ran", async () => {
  await changeAnything(database.sql);
  expect(await restart()).toBe(false);
});

test("a stored list index knows which offers began or ended while no process ran", async () => {
  const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
  await sql`update offer set valid_until = ${hours(1)} where tcm like '%1'`.execute(database.sql);
  await sql`update offer set valid_from = ${hours(2)} where tcm like '%3'`.execute(database.sql);
  expect(await restart({ code: "stores it at noon" })).toBe(true);
  expect(await restart({ code: "stores it at noon", now: hours(3) })).toBe(false);
});

test("a stored list index of a clock that was ahead knows which offers have not begun or ended", async () => {
  const hour = new Date(noon.getTime() + 3_600_000);
  await sql`update offer set valid_until = ${hour} where tcm like '%1'`.execute(database.sql);
  await sql`update offer set valid_from = ${hour} where tcm like '%3'`.execute(database.sql);
  expect(await restart({ code: "stores it late", now: hour })).toBe(true);
  expect(await restart({ code: "stores it late" })).toBe(false);
});

test("a stored list index is made again when a backup was restored into the same database", async () => {
  await restoreBackup(database.sql, sql`delete from product where id = 100101`);
  expect(await restart()).toBe(true);
  expect(await restart()).toBe(false);
});

test.each(damages)(
  "a stored list index that %s is made again, and stored",
  async (_state, damage) => {
    await damage(file);
    expect(await restart()).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await restart()).toBe(false);
  },
);

test("a stored list index of another release is made again", async () => {
  expect(await restart({ code: "another" })).toBe(true);
  expect(await restart()).toBe(true);
});

// Copies of an embedded database are that database.
test.skipIf(!postgresUrl)(
  "a stored list index of a database with the same content is made again",
  async () => {
    const other = await preparedDatabase();
    const otherDatabase = await open(other);
    expect(await restart({ of: otherDatabase.sql })).toBe(true);
    await otherDatabase.close();
    await other.drop();
  },
);

test("a stored list index knows what an import of another catalogue changed", async () => {
  await replaceCatalogue(database.sql, changeAnything);
  expect(await restart()).toBe(false);
});

test("lists have an index where its folder cannot be written", async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, "no folder");
  await restart();
  expect(onError).toHaveBeenCalled();
});
