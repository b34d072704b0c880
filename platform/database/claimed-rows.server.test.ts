import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { createClaims, type ClaimedRow } from "./claimed-rows.ts";
import { openDatabase, type Database } from "./database.ts";

interface Task extends ClaimedRow {
  number: number;
  problem: string | null;
}

let fresh: TestDatabase;
let database: Database<{ task: Task }>;
let now: Date;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: fresh.folder, onError() {} });
  await sql`create table task (number integer primary key, tries integer not null default 0,
    next_try timestamptz, problem text)`.execute(database.sql);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
beforeEach(async () => {
  now = new Date("2026-11-25T12:00:00Z");
  await sql`truncate task`.execute(database.sql);
  await sql`insert into task (number, next_try) select number, ${now} from generate_series(1, 40) as number`.execute(
    database.sql,
  );
});

const minute = 60_000;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const claims = () =>
  createClaims<Task>(database.sql, {
    table: "task",
    columns: ["number", "tries", "next_try", "problem"],
    key: "number",
    claimedFor: minute,
    now: () => now,
  });
const any = sql`true`;

test("each due row is claimed by one of many concurrent processes", async () => {
  const claimed = await Promise.all(
    Array.from({ length: 8 }, () => claims().claim(any, "number", 10)),
  );
  const numbers = claimed.flat().map(({ number }) => number);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
});

test("a row whose process seems to have ended is claimed by another, and the first one no longer schedules it", async () => {
  const [first] = await claims().claim(sql`number = 7`, "number", 1);
  expect(await claims().claim(sql`number = 7`, "number", 1)).toEqual([]);
  now = after(minute);
  const [second] = await claims().claim(sql`number = 7`, "number", 1);
  expect(second).toMatchObject({ number: 7, tries: 2 });
  await claims().planNext({ ...first! }, null, "late");
  await claims().planNext({ ...second! }, after(5 * minute), "no answer");
  const row = await database.sql.selectFrom("task").selectAll().where("number", "=", 7).execute();
  expect(row).toEqual([{ number: 7, tries: 2, next_try: after(5 * minute), problem: "no answer" }]);
});

test("rows are claimed also after a migration has added a column", async () => {
  await claims().claim(any, "number", 1);
  await sql`alter table task add column note text`.execute(database.sql);
  try {
    const claimed = await claims().claim(any, "number", 1);
    expect(claimed).toEqual([{ number: 2, tries: 1, next_try: after(minute), problem: null }]);
  } finally {
    await sql`alter table task drop column note`.execute(database.sql);
  }
});
