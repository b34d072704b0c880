import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import { openServices } from "../../../storefront/server/services.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { preparedDatabase } from "../../../tests/support/databases.ts";
import {
  daysBefore,
  noon,
  openSearchStore,
  searchBy,
  searchesOf,
  searchCounts,
  type SearchStore,
} from "../../../tests/support/search-store.ts";
import { testRelease } from "../../../tests/support/test-release.ts";
import { createQueryLog, type QueryLog } from "./query-log.ts";
import { coffeeShop } from "../../../server/shop.ts";
import type { SearchTables } from "./search-tables.ts";

let store: SearchStore;
beforeAll(async () => {
  store = await openSearchStore();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const onError = vi.fn<(error: unknown) => void>();
const openLog = () => createQueryLog(store.database.sql, { onError });
let log: QueryLog;
beforeEach(() => {
  onError.mockReset();
  log = openLog();
});

/** Lets this many different visitors search for a text. */
function searched(...given: Parameters<typeof searchesOf>) {
  for (const search of searchesOf(...given)) log.record(search);
}
const counts = () => searchCounts(store.database);

test("a visitor's search counts once a day for a text, in any number of searches and spellings", async () => {
  log.record(searchBy("Kávé"));
  log.record(searchBy("kave"));
  await log.flush();
  log.record(searchBy("KÁVÉ"));
  log.record(searchBy("Kávé", { network: "192.0.2.2" }));
  await log.flush();
  expect(await counts()).toEqual([
    {
      day: "2026-11-21",
      site: "DE",
      folded: "kave",
      spelling: "Kávé",
      found: 3,
      visitors: 2,
    },
  ]);
});

test("a visitor's search counts again on another day, at another site and for another text", async () => {
  log.record(searchBy("tee"));
  log.record(searchBy("tee", { now: daysBefore(1) }));
  await log.flush();
  log.record(searchBy("tee", { site: allSites.AT.site }));
  log.record(searchBy("kanne"));
  await log.flush();
  expect((await counts()).map((row) => [row.day, row.site, row.folded, row.visitors])).toEqual([
    ["2026-11-20", "DE", "tee", 1],
    ["2026-11-21", "DE", "kanne", 1],
    ["2026-11-21", expect.any(String), "tee", 1],
    ["2026-11-21", expect.any(String), "tee", 1],
  ]);
});

test("several processes count a visitor's search once, even at the same moment", async () => {
  const logs = [openLog(), openLog(), openLog()];
  for (let text = 0; text < 20; text++)
    logs.forEach((each, process) => {
      each.record(searchBy(`tee ${text}`));
      each.record(searchBy(`tee ${text}`, { network: `198.51.100.${process}` }));
    });
  await Promise.all(logs.map((each) => each.flush()));
  const rows = await counts();
  expect(rows).toHaveLength(20);
  for (const { visitors } of rows) expect(visitors).toBe(4);
  expect(onError).not.toHaveBeenCalled();
});

test("searches are counted automatically after a while", async () => {
  const quick = createQueryLog(store.database.sql, { onError, flushAfter: 10 });
  quick.record(searchBy("tee"));
  await expect.poll(counts).toHaveLength(1);
});

test("pending searches are counted when the log is closed", async () => {
  log.record(searchBy("tee"));
  await log.close();
  expect(await counts()).toHaveLength(1);
});

test.each([
  ["no browser", undefined],
  ["a browser without a name", ""],
  ["a search engine", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["a program", "curl/8.14.1"],
  ["a headless browser", "Mozilla/5.0 HeadlessChrome/142.0.0.0 Safari/537.36"],
])("searches of %s are not counted", async (_name, userAgent) => {
  log.record(searchBy("tee", { visitor: { network: "192.0.2.1", userAgent } }));
  await log.flush();
  expect(await counts()).toEqual([]);
});

test("searches of Cubot telephones are counted", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/142.0.0.0 Mobile";
  log.record(searchBy("tee", { visitor: { network: "192.0.2.1", userAgent } }));
  await log.flush();
  expect(await counts()).toHaveLength(1);
});

test("searches with personal data are not stored, and hostile texts are stored as they are", async () => {
  const hostile = [
    "tee\0kanne",
    "tee \ud800 ohne",
    "'; delete from search_count; --",
    "$1 %s \\ {}",
    "[[\"']]",
    "<script>1</script>",
  ];
  for (const text of ["anna@example.org", "040 1234567", "x".repeat(200), ...hostile])
    log.record(searchBy(text));
  await log.flush();
  expect(onError).not.toHaveBeenCalled();
  expect((await counts()).map(({ spelling }) => spelling)).toEqual(
    expect.arrayContaining(["tee kanne", "tee ohne", "'; delete from search_count; --"]),
  );
  expect(await counts()).toHaveLength(5);
});

test("no more than 100 searched texts of a network are counted in an hour", async () => {
  for (let text = 0; text < 120; text++) log.record(searchBy(`tee ${text}`));
  log.record(searchBy("tee", { network: "192.0.2.2" }));
  log.record(searchBy("kanne", { now: new Date("2026-11-21T13:00:00Z") }));
  await log.flush();
  expect(await counts()).toHaveLength(102);
});

test("at most 1,000 searches are pending", async () => {
  for (let visitor = 0; visitor < 1_200; visitor++)
    log.record(searchBy("tee", { network: `network ${visitor}` }));
  await log.flush();
  expect(await counts()).toMatchObject([{ visitors: 1_000 }]);
});

test("a shop writes its pending searches when it closes", async () => {
  const own = await preparedDatabase();
  const shop = await openServices(coffeeShop, {
    config: { DATABASE_URL: own.url, DATA_DIR: own.folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
  });
  shop.search.queryLog.record(searchBy("tee"));
  await shop.close();
  const again = await openDatabase<SearchTables>({ ...own, onError: console.error });
  const [row] = await again.sql.selectFrom("search_count").selectAll().execute();
  await again.close();
  await own.drop();
  expect(row).toMatchObject({ spelling: "tee", visitors: 1 });
});

describe("a database that is down", () => {
  const away = () =>
    sql`alter table search_count rename to search_count_away`.execute(store.database.sql);
  const back = () =>
    sql`alter table search_count_away rename to search_count`.execute(store.database.sql);

  test("a database that is down is reported once, and pending searches are counted when it is back", async () => {
    await away();
    log.record(searchBy("tee"));
    await log.flush();
    log.record(searchBy("kanne"));
    await log.flush();
    expect(onError).toHaveBeenCalledTimes(1);
    await back();
    await log.flush();
    expect((await counts()).map(({ spelling }) => spelling)).toEqual(["kanne", "tee"]);
    await away();
    log.record(searchBy("becher"));
    await log.flush();
    expect(onError).toHaveBeenCalledTimes(2);
    await back();
  });

  test("searches while the database is down do not fill the memory", async () => {
    await away();
    const fill = (text: string) => {
      for (let visitor = 0; visitor < 1_000; visitor++)
        log.record(searchBy(text, { network: `network ${visitor}` }));
    };
    fill("tee");
    const flushed = log.flush();
    await new Promise(setImmediate);
    fill("kanne");
    await flushed;
    await back();
    await log.flush();
    expect((await counts()).reduce((sum, { visitors }) => sum + visitors, 0)).toBe(1_000);
  });

  test("a database that is down does not prevent the query log from closing", async () => {
    await away();
    log.record(searchBy("tee"));
    await log.close();
    await back();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test("stored data neither identifies a visitor nor links a visitor's searches", async () => {
  log.record(searchBy("tee"));
  log.record(searchBy("kanne"));
  log.record(searchBy("tee", { network: "192.0.2.2" }));
  await log.flush();
  const rows = await store.database.sql.selectFrom("search_visitor").selectAll().execute();
  expect(new Set(rows.map(({ token }) => token.toString("hex"))).size).toBe(3);
  expect(Object.keys(rows[0]!).sort()).toEqual(["day", "token"]);
  const { rows: tables } = await sql<{ relpersistence: string }>`select relpersistence
    from pg_class where relname in ('search_visitor', 'search_visitor_key')`.execute(
    store.database.sql,
  );
  expect(tables).toEqual([{ relpersistence: "u" }, { relpersistence: "u" }]);
});

test("key and visitors are deleted after the day, rare texts after a month, all counts after 400 days", async () => {
  for (const days of [0, 1, 29, 31, 399, 401])
    searched(`rare ${days}`, 2, { now: daysBefore(days) });
  for (const days of [31, 399, 401]) searched(`common ${days}`, 3, { now: daysBefore(days) });
  await log.flush();
  await log.deleteExpired(noon);
  const days = (table: "search_visitor" | "search_visitor_key") =>
    store.database.sql.selectFrom(table).select("day").distinct().execute();
  expect(await days("search_visitor")).toEqual([{ day: "2026-11-21" }]);
  expect(await days("search_visitor_key")).toEqual([{ day: "2026-11-21" }]);
  expect((await counts()).map(({ spelling }) => spelling).sort()).toEqual([
    "common 31",
    "common 399",
    "rare 0",
    "rare 1",
    "rare 29",
  ]);
  // The same visitor comes again after the sweep.
  searched("rare 0", 2);
  await log.flush();
  expect((await counts()).find(({ spelling }) => spelling === "rare 0")?.visitors).toBe(2);
});
