import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContentTables } from "../../../database/content-tables.ts";
import { replaceContent } from "../../../tests/support/replace-content.ts";
import { openDatabase, type Database } from "../../../database/database.ts";
import { migrate } from "../../../database/migrate.ts";
import { readMigrations } from "../../../server/read-migrations.ts";
import { openServices } from "../../../server/services.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { freshDatabase } from "../../../tests/support/databases.ts";
import { testRelease } from "../../../tests/support/fill-database.ts";
import { searchContent } from "./import-search-content.ts";
import type { SearchTables } from "./search-tables.ts";
import { createQueryLog, type LoggedSearch, type QueryLog } from "./query-log.ts";
import { readSearchTerms } from "./search-terms.ts";

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database<SearchTables & ContentTables>;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: "memory://", onError: console.error });
  await migrate(database.sql, await readMigrations());
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
afterEach(async () => {
  for (const table of [
    "search_count",
    "search_click",
    "search_visitor",
    "search_visitor_key",
  ] as const)
    await database.sql.deleteFrom(table).execute();
  await database.sql.deleteFrom("search_exclusion").execute();
});

const noon = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number) => new Date(noon.getTime() - days * 86_400_000);
const browser = "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0";
const { site } = allSites.DE;

const onError = vi.fn<(error: unknown) => void>();
const openLog = () => createQueryLog(database.sql, { onError });
let log: QueryLog;
beforeEach(() => {
  onError.mockReset();
  log = openLog();
});

const search = (text: string, given: Partial<LoggedSearch> & { network?: string } = {}) => ({
  site,
  text,
  found: 3,
  now: noon,
  visitor: { network: given.network ?? "192.0.2.1", userAgent: browser },
  ...given,
});
/** Lets this many different visitors search for a text. */
function searched(text: string, visitors: number, given: Partial<LoggedSearch> = {}) {
  for (let visitor = 1; visitor <= visitors; visitor++)
    log.record(search(text, { network: `192.0.2.${visitor}`, ...given }));
}
const counts = () =>
  database.sql
    .selectFrom("search_count")
    .select(["day", "site", "folded", "spelling", "found", "visitors"])
    .orderBy("day")
    .orderBy("spelling")
    .execute();
async function terms(now = noon) {
  await log.flush();
  const { bySite } = await readSearchTerms(database.sql, now);
  return bySite.get("DE")?.map(({ term }) => term) ?? [];
}

test("a visitor's search counts once a day for a text, in any number of searches and spellings", async () => {
  log.record(search("Kávé"));
  log.record(search("kave"));
  await log.flush();
  log.record(search("KÁVÉ"));
  log.record(search("Kávé", { network: "192.0.2.2" }));
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
  log.record(search("tee"));
  log.record(search("tee", { now: daysBefore(1) }));
  await log.flush();
  log.record(search("tee", { site: allSites.AT.site }));
  log.record(search("kanne"));
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
      each.record(search(`tee ${text}`));
      each.record(search(`tee ${text}`, { network: `198.51.100.${process}` }));
    });
  await Promise.all(logs.map((each) => each.flush()));
  const rows = await counts();
  expect(rows).toHaveLength(20);
  for (const { visitors } of rows) expect(visitors).toBe(4);
  expect(onError).not.toHaveBeenCalled();
});

test("searches are counted automatically after a while", async () => {
  const quick = createQueryLog(database.sql, { onError, flushAfter: 10 });
  quick.record(search("tee"));
  await expect.poll(counts).toHaveLength(1);
});

test("searches are counted at the latest when the log is closed", async () => {
  log.record(search("tee"));
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
  log.record(search("tee", { visitor: { network: "192.0.2.1", userAgent } }));
  await log.flush();
  expect(await counts()).toEqual([]);
});

test("searches of Cubot telephones are counted", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/142.0.0.0 Mobile";
  log.record(search("tee", { visitor: { network: "192.0.2.1", userAgent } }));
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
    log.record(search(text));
  await log.flush();
  expect(onError).not.toHaveBeenCalled();
  expect((await counts()).map(({ spelling }) => spelling)).toEqual(
    expect.arrayContaining(["tee kanne", "tee ohne", "'; delete from search_count; --"]),
  );
  expect(await counts()).toHaveLength(5);
});

test("no more than 100 searched texts of a network are counted in an hour", async () => {
  for (let text = 0; text < 120; text++) log.record(search(`tee ${text}`));
  log.record(search("tee", { network: "192.0.2.2" }));
  log.record(search("kanne", { now: new Date("2026-11-21T13:00:00Z") }));
  await log.flush();
  expect(await counts()).toHaveLength(102);
});

test("no more than 1,000 searches are taken at once", async () => {
  for (let visitor = 0; visitor < 1_200; visitor++)
    log.record(search("tee", { network: `network ${visitor}` }));
  await log.flush();
  expect(await counts()).toMatchObject([{ visitors: 1_000 }]);
});

test("a shop writes its pending searches when it closes", async () => {
  const own = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "query-log-"));
  const shop = await openServices({
    config: { DATABASE_URL: own.url, DATA_DIR: folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
  });
  shop.search.queryLog.record(search("tee"));
  await shop.close();
  const again = await openDatabase<SearchTables>({ url: own.url, folder, onError: console.error });
  const [row] = await again.sql.selectFrom("search_count").selectAll().execute();
  await again.close();
  await rm(folder, { recursive: true });
  await own.drop();
  expect(row).toMatchObject({ spelling: "tee", visitors: 1 });
});

describe("a database that is down", () => {
  const away = () =>
    sql`alter table search_count rename to search_count_away`.execute(database.sql);
  const back = () =>
    sql`alter table search_count_away rename to search_count`.execute(database.sql);

  test("a database that is down is reported once, and pending searches are counted when it is back", async () => {
    await away();
    log.record(search("tee"));
    await log.flush();
    log.record(search("kanne"));
    await log.flush();
    expect(onError).toHaveBeenCalledTimes(1);
    await back();
    await log.flush();
    expect((await counts()).map(({ spelling }) => spelling)).toEqual(["kanne", "tee"]);
    await away();
    log.record(search("becher"));
    await log.flush();
    expect(onError).toHaveBeenCalledTimes(2);
    await back();
  });

  test("searches while the database is down do not fill the memory", async () => {
    await away();
    const fill = (text: string) => {
      for (let visitor = 0; visitor < 1_000; visitor++)
        log.record(search(text, { network: `network ${visitor}` }));
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
    log.record(search("tee"));
    await log.close();
    await back();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test("stored data neither identifies a visitor nor links a visitor's searches", async () => {
  log.record(search("tee"));
  log.record(search("kanne"));
  log.record(search("tee", { network: "192.0.2.2" }));
  await log.flush();
  const rows = await database.sql.selectFrom("search_visitor").selectAll().execute();
  expect(new Set(rows.map(({ token }) => token.toString("hex"))).size).toBe(3);
  expect(Object.keys(rows[0]!).sort()).toEqual(["day", "token"]);
  const { rows: tables } = await sql<{ relpersistence: string }>`select relpersistence
    from pg_class where relname in ('search_visitor', 'search_visitor_key')`.execute(database.sql);
  expect(tables).toEqual([{ relpersistence: "u" }, { relpersistence: "u" }]);
});

test("key and visitors are deleted after the day, rare texts after a month, all counts after 400 days", async () => {
  for (const days of [0, 1, 29, 31, 399, 401])
    searched(`rare ${days}`, 2, { now: daysBefore(days) });
  for (const days of [31, 399, 401]) searched(`common ${days}`, 3, { now: daysBefore(days) });
  await log.flush();
  await log.deleteExpired(noon);
  const days = (table: "search_visitor" | "search_visitor_key") =>
    database.sql.selectFrom(table).select("day").distinct().execute();
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

describe("clicks on results", () => {
  const click = (text: string, isLate: boolean, network = "192.0.2.1") => ({
    ...search(text, { network }),
    isLate,
  });
  const clicks = () =>
    database.sql
      .selectFrom("search_click")
      .select(["site", "folded", "visitors", "late_visitors"])
      .orderBy("folded")
      .execute();

  test("clicks on results count each visitor of a text once, and once more for a late place", async () => {
    searched("Kávé", 3);
    for (const isLate of [false, true, true, false]) log.recordClick(click("kave", isLate));
    log.recordClick(click("Kávé", false, "192.0.2.2"));
    await log.close();
    log.recordClick(click("kave", true));
    log.recordClick(click("kave", true, "192.0.2.3"));
    await log.close();
    expect(await clicks()).toEqual([{ site: "DE", folded: "kave", visitors: 3, late_visitors: 2 }]);
  });

  test("a click also counts when another process writes its search after the first flush", async () => {
    const other = openLog();
    other.record(search("tee"));
    log.recordClick(click("tee", false));
    await log.flush();
    expect(await clicks()).toEqual([]);
    await other.flush();
    await log.flush();
    expect(await clicks()).toMatchObject([{ folded: "tee", visitors: 1 }]);
  });

  test("clicks on results are written automatically after a while", async () => {
    const quick = createQueryLog(database.sql, { onError, flushAfter: 10 });
    quick.record(search("tee"));
    quick.recordClick(click("tee", false));
    await expect.poll(clicks).toHaveLength(1);
  });

  test("clicks on one network's random texts do not take the place of others", async () => {
    log.record(search("tee"));
    for (let text = 0; text < 1_200; text++) log.recordClick(click(`random ${text}`, false));
    log.recordClick(click("tee", false, "192.0.2.2"));
    await log.close();
    expect(await clicks()).toMatchObject([{ folded: "tee", visitors: 1 }]);
  });

  test("a visitor who searched 100 times may still click on a result", async () => {
    for (let text = 0; text < 100; text++) log.record(search(`tee ${text}`));
    log.recordClick(click("tee 99", false));
    await log.close();
    expect(await clicks()).toMatchObject([{ folded: "tee 99", visitors: 1 }]);
  });

  test("clicks on texts that nobody searched for today, and by programs, do not count", async () => {
    log.record(search("tee", { now: daysBefore(1) }));
    log.record(search("kanne"));
    for (const text of ["tee", "kanne", "random", "anna@example.com"]) {
      log.recordClick(click(text, false));
      log.recordClick({
        ...click(text, false),
        visitor: { network: "192.0.2.9", userAgent: "Googlebot/2.1" },
      });
    }
    await log.close();
    expect(await clicks()).toEqual([
      { site: "DE", folded: "kanne", visitors: 1, late_visitors: 0 },
    ]);
    const tokens = await database.sql.selectFrom("search_visitor").selectAll().execute();
    expect(tokens).toHaveLength(3);
  });

  test("clicks on results are deleted with the counts of their searches", async () => {
    searched("rare", 1);
    searched("frequent", 3);
    for (const text of ["rare", "frequent"]) log.recordClick(click(text, false));
    await log.close();
    await log.deleteExpired(daysBefore(-31));
    expect((await clicks()).map(({ folded }) => folded)).toEqual(["frequent"]);
  });
});

test("searched terms are texts that five visitors searched for, three of them on one day", async () => {
  searched("five", 5);
  searched("four", 4);
  searched("three and two", 3);
  searched("three and two", 2, { now: daysBefore(1) });
  for (const days of [0, 1, 2, 3, 4, 5]) searched("a faithful pair", 2, { now: daysBefore(days) });
  expect(await terms()).toEqual(["five", "three and two"]);
});

test("yesterday's terms come before more of last month; those older than 90 days are gone", async () => {
  searched("last month", 15, { now: daysBefore(28) });
  searched("yesterday", 5, { now: daysBefore(1) });
  searched("old", 50, { now: daysBefore(90) });
  expect(await terms()).toEqual(["yesterday", "last month"]);
  const { bySite } = await readSearchTerms(database.sql, noon);
  expect(bySite.get("DE")?.[1]?.weight).toBeCloseTo(15 / 4);
});

test("searched terms had results the last time", async () => {
  searched("never found", 5, { found: 0 });
  searched("sold out", 5, { now: daysBefore(1) });
  searched("sold out", 1, { found: 0 });
  searched("new", 5, { found: 0, now: daysBefore(1) });
  searched("new", 1);
  searched("new today", 5, { found: 0 });
  searched("sold out today", 5);
  await log.flush();
  searched("new today", 6);
  searched("sold out today", 6, { found: 0 });
  expect(await terms()).toEqual(["new today", "new"]);
});

test("searched terms have the most frequent spelling", async () => {
  searched("kave", 3);
  searched("Kávé", 4, { now: daysBefore(1) });
  searched("espresso", 3);
  searched("Espresso", 3, { now: daysBefore(1) });
  expect(await terms()).toEqual(["Kávé", "espresso"]);
});

test("searched terms belong to one site", async () => {
  searched("tee", 5);
  searched("çay", 6, { site: allSites.TR.site });
  await log.flush();
  const { bySite } = await readSearchTerms(database.sql, noon);
  expect(bySite).toEqual(
    new Map([
      ["DE", [{ term: "tee", weight: 5 }]],
      ["TR", [{ term: "çay", weight: 6 }]],
    ]),
  );
});

test("searched terms leave out what the site excludes", async () => {
  for (const text of ["geheim", "Tee", "grüner tee"]) {
    searched(text, 5);
    searched(text, 5, { site: allSites.AT.site });
  }
  await database.sql
    .insertInto("search_exclusion")
    .values({ site: "DE", pattern: "^tee$|(^| )geheim( |$)" })
    .execute();
  expect(await terms()).toEqual(["grüner tee"]);
  expect((await readSearchTerms(database.sql, noon)).bySite.get("AT")).toHaveLength(3);
});

test("searched terms get a new version when they are added or reordered, not when weights change", async () => {
  const version = async (now = noon) => {
    await log.flush();
    return (await readSearchTerms(database.sql, now)).version;
  };
  const none = await version();
  searched("tee", 6);
  searched("kanne", 5);
  const first = await version();
  expect(first).not.toBe(none);
  searched("tee", 7);
  expect(await version()).toBe(first);
  expect(await version(daysBefore(-2))).toBe(first);
  searched("kanne", 8);
  expect(await version()).not.toBe(first);
});

test("an import replaces the list of excluded terms and notifies every process", async () => {
  const notified = vi.fn<(name: string) => void>();
  await database.listen("content", notified);
  const exclusions = [{ site: "DE" as const, pattern: "^tee$" }];
  const wish = { version: "another", time: 0 };
  await replaceContent(
    database.sql,
    searchContent([]),
    { content: { exclusions, seasonalTerms: [], synonyms: [] }, files: [] },
    wish,
  );
  await expect.poll(() => notified).toHaveBeenCalledWith("suggestions");
  expect(await database.sql.selectFrom("search_exclusion").selectAll().execute()).toEqual(
    exclusions,
  );
});
