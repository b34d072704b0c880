import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../../tests/support/databases.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { openDatabase, type Database } from "./database.ts";
import { migrate, type Migration } from "./migrate.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** An empty database: embedded in memory, or on a PostgreSQL server. */
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
const onError = vi.fn<(error: Error) => void>();
const open = () => openDatabase({ url: fresh.url, folder: "memory://", onError });
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await open();
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(database.sql)).rows;

describe("values have the same types whatever the database", () => {
  test.each([
    ["int8", "9007199254740991::int8", 9007199254740991],
    ["count", "count(*) from (values (1), (2)) as two", 2],
    ["int4", "42::int4", 42],
    ["a day", "date '2026-03-29'", "2026-03-29"],
    ["a moment", "timestamptz '2026-03-29 01:30:00.123+02'", new Date("2026-03-28T23:30:00.123Z")],
    ["the end of time", "timestamptz 'infinity'", Infinity],
    [
      "jsonb",
      `'{"a": [1, "ü", null], "b": {"c": true}}'::jsonb`,
      { a: [1, "ü", null], b: { c: true } },
    ],
    ["JSON text", `'"text"'::jsonb`, "text"],
    ["an array", "array['a', 'ß, \"b\"', '']", ["a", 'ß, "b"', ""]],
    ["no value", "null::text", null],
    ["a truth", "true", true],
    ["letters of all languages", "'ÄőłıŞčŕ☕'", "ÄőłıŞčŕ☕"],
  ])(
    "the database returns %s with the same type, embedded or as a server",
    async (_name, expression, value) => {
      const [row] = await rows(sql<Record<string, unknown>>`select ${sql.raw(expression)}`);
      expect(Object.values(row!)).toEqual([value]);
    },
  );

  test("values come back from the database as they were sent", async () => {
    const moment = new Date("2026-11-21T12:34:56.789Z");
    const [row] = await rows(
      sql`select ${moment}::timestamptz as moment, ${JSON.stringify({ a: ["'"] })}::jsonb as json,
        ${["a", "b,c"]}::text[] as list, ${5}::int as number, ${"it's"}::text as text`,
    );
    expect(row).toEqual({
      moment,
      json: { a: ["'"] },
      list: ["a", "b,c"],
      number: 5,
      text: "it's",
    });
  });
});

describe("a transaction", () => {
  beforeEach(() => sql`create table if not exists note (text text)`.execute(database.sql));
  afterEach(() => sql`drop table note`.execute(database.sql));
  const notes = async () =>
    (await rows(sql<{ text: string }>`select text from note`)).map((row) => row.text);

  test("a transaction that fails leaves nothing, and the database works on", async () => {
    const failing = database.sql.transaction().execute(async (transaction) => {
      await sql`insert into note values ('lost')`.execute(transaction);
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await notes()).toEqual([]);
  });

  test("each of many concurrent transactions is whole", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        database.sql.transaction().execute(async (transaction) => {
          await sql`insert into note values (${`${number} first`})`.execute(transaction);
          await sql`insert into note values (${`${number} second`})`.execute(transaction);
        }),
      ),
    );
    expect(await notes()).toHaveLength(40);
  });

  test("a statement with a mistake fails only for its sender", async () => {
    const [wrong, right] = await Promise.allSettled([
      rows(sql`select no_such_column`),
      rows(sql<{ one: number }>`select 1 as one`),
    ]);
    expect(wrong).toMatchObject({ status: "rejected", reason: { code: "42703" } });
    expect(right).toMatchObject({ status: "fulfilled", value: [{ one: 1 }] });
  });

  test("a text of more than a megabyte is stored and read whole", async () => {
    const long = "kaffee ".repeat(200_000);
    await sql`insert into note values (${long})`.execute(database.sql);
    expect(await notes()).toEqual([long]);
  });
});

describe("messages", () => {
  test("a notification reaches the listeners of its channel, and no others", async () => {
    const [here, there] = [vi.fn<(payload: string) => void>(), vi.fn<(payload: string) => void>()];
    await database.listen("here", here);
    await database.listen("there", there);
    await sql`select pg_notify('here', 'one'), pg_notify('elsewhere', 'two')`.execute(database.sql);
    await vi.waitFor(() => expect(here).toHaveBeenCalledWith("one"));
    expect(there).not.toHaveBeenCalled();
    await sql`notify there`.execute(database.sql);
    await vi.waitFor(() => expect(there).toHaveBeenCalledWith(""));
    expect(here).toHaveBeenCalledOnce();
  });

  test("a notification of a transaction comes when it has committed, and never when it fails", async () => {
    const heard = vi.fn<(payload: string) => void>();
    await database.listen("later", heard);
    await expect(
      database.sql.transaction().execute(async (transaction) => {
        await sql`select pg_notify('later', 'lost')`.execute(transaction);
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await database.sql.transaction().execute(async (transaction) => {
      await sql`select pg_notify('later', 'committed')`.execute(transaction);
    });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([["committed"]]);
  });
});

describe("migrations", () => {
  const migrations: Migration[] = [
    {
      name: "002-more.sql",
      statements: "insert into step values (2); insert into step values (3);",
    },
    {
      name: "001-first.sql",
      statements: "create table step (number int);\n-- a comment\ninsert into step values (1);",
    },
  ];
  afterEach(() => sql`drop table if exists step, migration, other`.execute(database.sql));
  const steps = async () =>
    (await rows(sql<{ number: number }>`select number from step`)).map((row) => row.number);

  test("migrations run once in the order of their names, however many processes start", async () => {
    // Each process has its own connections to a server; an embedded database has a single process.
    const others = fresh.url
      ? await Promise.all([open(), open(), open()])
      : [database, database, database];
    await Promise.all(others.map((each) => migrate(each, migrations)));
    await migrate(database, migrations);
    expect(await steps()).toEqual([1, 2, 3]);
    if (fresh.url) await Promise.all(others.map((each) => each.close()));
  });

  test("new migrations run after those that ran before", async () => {
    await migrate(database, migrations.slice(1));
    expect(await steps()).toEqual([1]);
    await migrate(database, migrations);
    expect(await steps()).toEqual([1, 2, 3]);
  });

  test("a migration that has changed since it ran is refused by name", async () => {
    await migrate(database, migrations);
    const changed = migrations.map((each) => ({ ...each, statements: `${each.statements} ` }));
    await expect(migrate(database, changed)).rejects.toThrow(
      /^Migration 001-first\.sql has changed since it was applied to this database\. .*new migration/,
    );
    expect(await steps()).toEqual([1, 2, 3]);
  });

  test("a migration that fails leaves nothing, not even of those before it", async () => {
    const broken = [
      ...migrations,
      { name: "003-broken.sql", statements: "create table other (a int); select oops;" },
    ];
    await expect(migrate(database, broken)).rejects.toThrow("oops");
    await migrate(database, migrations);
    expect(await steps()).toEqual([1, 2, 3]);
    expect(
      await rows(sql`select from information_schema.tables where table_name = 'other'`),
    ).toEqual([]);
  });
});

describe("while the database works on a long query", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test("while a long query runs, requests without the database are answered at once", async () => {
    const paths = [
      "/health/live",
      "/contact",
      "/service/pageborder/header/DE",
      "/service/searchfrontend/api/suggestions?q=kaffee&site=DE",
    ];
    for (const url of paths) await shop.app.inject({ url });
    let isDone = false;
    const long = sql`select pg_sleep(1)`.execute(shop.services.database.sql).then(() => {
      isDone = true;
    });
    for (const url of paths) {
      const { statusCode } = await shop.app.inject({ url });
      expect(statusCode, url).toBe(200);
      expect(isDone, url).toBe(false);
    }
    await long;
    expect(isDone).toBe(true);
  });
});

test("a statement that waits too long for a connection fails as an outage", async () => {
  const impatient = await openDatabase({
    url: fresh.url,
    folder: "memory://",
    answersWithin: 2_000,
    onError,
  });
  const connections = fresh.url ? 10 : 1;
  const done = Promise.withResolvers<void>();
  let open = 0;
  const allAreOpen = Promise.withResolvers<void>();
  const holding = Array.from({ length: connections }, () =>
    impatient.sql.connection().execute(async () => {
      if (++open === connections) allAreOpen.resolve();
      await done.promise;
    }),
  );
  await allAreOpen.promise;
  await expect(sql`select 1`.execute(impatient.sql)).rejects.toThrow(DatabaseUnavailableError);
  done.resolve();
  await Promise.all(holding);
  await impatient.close();
});

test("closing the database lets a running query finish", async () => {
  const other = await open();
  let begun = () => {};
  const isRunning = new Promise<void>((resolve) => (begun = resolve));
  const response = other.sql.transaction().execute(async (transaction) => {
    begun();
    return sql<{ slept: string }>`select pg_sleep(0.2)::text as slept`.execute(transaction);
  });
  await isRunning;
  await other.close();
  expect((await response).rows).toHaveLength(1);
});
