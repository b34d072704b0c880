import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { postgresUrl, preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { sharesOf } from "./networks.ts";
import {
  createRateLimits,
  type Counted,
  deleteEndedPeriods,
  type RateLimitTables,
} from "./rate-limits.ts";

const limits = { account: { times: 10, minutes: 15 }, network: { times: 50, minutes: 5 } };
const minute = 60_000;
const start = new Date("2026-11-22T12:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);

let prepared: TestDatabase;
/** One connection for each process; an embedded database has a single process. */
let processes: Database<RateLimitTables>[];
beforeAll(async () => {
  prepared = await preparedDatabase();
  const open = () =>
    openDatabase<RateLimitTables>({ url: prepared.url, folder: prepared.folder, onError() {} });
  processes = await Promise.all(postgresUrl ? [open(), open()] : [open()]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await prepared.drop();
});
beforeEach(async () => {
  await processes[0]!.sql.deleteFrom("rate_limit").execute();
});

const reached = vi.fn<(name: string, client: string) => void>();
beforeEach(() => void reached.mockClear());
const limiters = () => processes.map(({ sql }) => createRateLimits(sql, limits, reached));
const rows = () =>
  processes[0]!.sql.selectFrom("rate_limit").selectAll().orderBy("ends_at").execute();

/** Runs attempts that all start before any of them ends. Returns how many were admitted. */
async function atOnce(
  times: number,
  counted: (attempt: number) => Partial<Record<keyof typeof limits, Counted>>,
) {
  const all = limiters();
  const work = vi.fn<() => Promise<"done">>(async () => "done");
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, attempt) =>
      all[attempt % all.length]!.attempt(counted(attempt), start, work),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(work.mock.calls.length);
  return work.mock.calls.length;
}

test("a rate limit lets exactly its number of 500 concurrent attempts through", async () => {
  expect(await atOnce(500, () => ({ account: "ida", network: "192.0.2.1" }))).toBe(10);
  // Attempts that were refused for the account do not count for the network.
  expect((await rows()).map(({ remaining }) => remaining)).toEqual([40, 0]);
  expect(reached.mock.calls).toEqual([["account", "ida"]]);
});

test("a full limit of a network refuses attempts although those of the accounts are not full", async () => {
  const passed = await atOnce(500, (attempt) => ({
    account: `shopper ${attempt % 100}`,
    network: "192.0.2.1",
  }));
  expect(passed).toBe(50);
  expect(reached.mock.calls).toEqual([["network", "192.0.2.1"]]);
});

test.each([
  ["a household's /64", (n: number) => `2001:db8:1:2::${n.toString(16)}`, 50],
  [
    "a /56, an address from each /64",
    (n: number) => `2001:db8:1:2${(n % 256).toString(16).padStart(2, "0")}::1`,
    100,
  ],
  [
    "a /48, an address from each /64",
    (n: number) => `2001:db8:1:${(n * 131).toString(16)}::1`,
    150,
  ],
  ["an IPv4 address", () => "192.0.2.1", 50],
  ["an IPv4 /24", (n: number) => `192.0.2.${n % 256}`, 200],
])(
  "of 500 attempts at once from %s no more pass than its limit",
  async (_network, ipOf, passed) => {
    expect(await atOnce(500, (n) => ({ network: sharesOf(ipOf(n)) }))).toBe(passed);
  },
);

test("a success resets the failures of its own network, not those of its neighbours", async () => {
  const [limiter] = limiters();
  const fail = (ip: string) =>
    limiter!.attempt({ account: sharesOf(ip, "ida") }, start, async () => "failed");
  const neighbour = "192.0.2.2";
  for (let times = 0; times < 9; times++) await fail(neighbour);
  for (let times = 0; times < 9; times++) await fail("192.0.2.1");
  await limiter!.attempt({ account: sharesOf("192.0.2.1", "ida") }, start, (own) =>
    own.reset("account"),
  );
  const left = (await rows()).map(({ remaining }) => remaining).toSorted((a, b) => a - b);
  // The neighbour's own attempts, and those of both in their /24.
  expect(left).toEqual([1, 22]);
});

test.skipIf(!postgresUrl)("a refused attempt waits for no transaction", async () => {
  const [, other] = processes;
  const [limiter] = limiters();
  const attempt = () =>
    limiter!.attempt({ account: "ida", network: "192.0.2.1" }, start, async () => "done");
  for (let times = 0; times < limits.account.times; times++) await attempt();
  await other!.sql.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("rate_limit")
      .set({ remaining: sql`remaining` })
      .execute();
    expect(await attempt()).toMatchObject({ problem: "tooMany" });
  });
});

test("refunded attempts do not count for the rate limit", async () => {
  const [limiter] = limiters();
  for (let attempt = 0; attempt < 30; attempt++)
    await limiter!.attempt({ account: "ida" }, start, (own) => own.refund("account"));
  expect(await rows()).toMatchObject([{ remaining: 10 }]);
  expect(reached).not.toHaveBeenCalled();
});

test("an attempt whose work throws does not count for the rate limit", async () => {
  const [limiter] = limiters();
  const fails = () => Promise.reject(new Error("no memory"));
  await expect(limiter!.attempt({ account: "ida" }, start, fails)).rejects.toThrow("no memory");
  expect(await rows()).toMatchObject([{ remaining: 10 }]);
});

test("a full rate limit says how long to wait, and opens when its period is over", async () => {
  const [limiter] = limiters();
  const pass = async () => "done";
  for (let attempt = 0; attempt < limits.account.times; attempt++)
    await limiter!.attempt({ account: "ida" }, after(attempt), pass);
  const attempt = (now: Date) => limiter!.attempt({ account: "ida" }, now, pass);
  expect(await attempt(after(9.5))).toEqual({ problem: "tooMany", waitMinutes: 6 });
  expect(await attempt(after(15))).toBe("done");
});

test("a late refund of an attempt frees nothing in the next period", async () => {
  const [limiter] = limiters();
  await limiter!.attempt({ account: "ida" }, start, async (late) => {
    await limiter!.attempt({ account: "ida" }, after(15), async () => "next");
    await late.refund("account");
  });
  expect(await rows()).toMatchObject([{ remaining: 9 }]);
});

test("rate limits store no names, and are deleted when their periods are over", async () => {
  await atOnce(2, () => ({ account: "ida@example.com", network: "192.0.2.1" }));
  expect(JSON.stringify(await rows())).not.toMatch(/ida|192/);
  await deleteEndedPeriods(processes[0]!.sql, after(4.9));
  expect(await rows()).toHaveLength(2);
  await deleteEndedPeriods(processes[0]!.sql, after(5));
  expect(await rows()).toHaveLength(1);
});

test("attempts are limited also after a migration has added a column", async () => {
  const [limiter] = limiters();
  const { sql: database } = processes[0]!;
  const ask = () => limiter!.attempt({ account: "ida" }, start, async () => "done");
  await ask();
  await sql`alter table rate_limit add column note text`.execute(database);
  try {
    expect(await ask()).toBe("done");
  } finally {
    await sql`alter table rate_limit drop column note`.execute(database);
  }
});

test("attempts are counted in a table that a standby has, and do not wait for the disk", async () => {
  const { sql: database } = processes[0]!;
  const { rows: tables } = await sql`select relpersistence from pg_class
    where relname = 'rate_limit'`.execute(database);
  expect(tables).toEqual([{ relpersistence: "p" }]);
  await sql`create table waiting (commits text)`.execute(database);
  await sql`create function note_waiting() returns trigger language plpgsql as $$ begin
    insert into waiting values (current_setting('synchronous_commit')); return null; end $$`.execute(
    database,
  );
  await sql`create trigger note_waiting after insert or update or delete on rate_limit
    for each row execute function note_waiting()`.execute(database);
  const limiter = limiters()[0]!;
  await limiter.attempt({ account: "ida" }, start, (own) => own.refund("account"));
  await limiter.attempt({ account: "ida" }, start, (own) => own.reset("account"));
  await sql`drop trigger note_waiting on rate_limit`.execute(database);
  // Taken, taken back, taken again, forgiven.
  const { rows: commits } = await sql`select commits from waiting`.execute(database);
  expect(commits).toEqual(Array.from({ length: 4 }, () => ({ commits: "off" })));
  const { rows: settings } = await sql`show synchronous_commit`.execute(database);
  expect(settings).toEqual([{ synchronous_commit: "on" }]);
});
