import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { replaceContent } from "../../../tests/support/replace-content.ts";
import {
  daysBefore,
  noon,
  openSearchStore,
  searchesOf,
  type SearchStore,
} from "../../../tests/support/search-store.ts";
import { searchContent } from "./import-search-content.ts";
import { createQueryLog, type QueryLog } from "./query-log.ts";
import { readSearchTerms } from "./search-terms.ts";

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

async function terms(now = noon) {
  await log.flush();
  const { bySite } = await readSearchTerms(store.database.sql, now);
  return bySite.get("DE")?.map(({ term }) => term) ?? [];
}

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
  const { bySite } = await readSearchTerms(store.database.sql, noon);
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
  const { bySite } = await readSearchTerms(store.database.sql, noon);
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
  await store.database.sql
    .insertInto("search_exclusion")
    .values({ site: "DE", pattern: "^tee$|(^| )geheim( |$)" })
    .execute();
  expect(await terms()).toEqual(["grüner tee"]);
  expect((await readSearchTerms(store.database.sql, noon)).bySite.get("AT")).toHaveLength(3);
});

test("searched terms get a new version when they are added or reordered, not when weights change", async () => {
  const version = async (now = noon) => {
    await log.flush();
    return (await readSearchTerms(store.database.sql, now)).version;
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
  await store.database.listen("content", notified);
  const exclusions = [{ site: "DE" as const, pattern: "^tee$" }];
  const wish = { version: "another", time: 0 };
  await replaceContent(
    store.database.sql,
    searchContent([allSites.DE.site]),
    { content: { exclusions, seasonalTerms: [], synonyms: [] }, files: new Map() },
    wish,
  );
  await expect.poll(() => notified).toHaveBeenCalledWith("suggestions");
  expect(await store.database.sql.selectFrom("search_exclusion").selectAll().execute()).toEqual(
    exclusions,
  );
});
