import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { readMigrations } from "../../../storefront/server/read-migrations.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { freshDatabase } from "../../../tests/support/databases.ts";
import { printedReport } from "./printed-report.ts";
import { createQueryLog } from "./query-log.ts";
import { readSearchReport } from "./search-report.ts";
import { coffeeShop } from "../../../server/shop.ts";
import type { SearchTables } from "./search-tables.ts";

const now = new Date("2026-11-21T12:00:00Z");
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database<SearchTables>;

/** Lets visitors search, and some of them open a result. */
async function searched(
  text: string,
  given: { visitors: number; found?: number; clicks?: number; late?: number; now?: Date },
) {
  const log = createQueryLog(database.sql, { onError: console.error });
  const { visitors, found = 3, clicks = 0, late = 0 } = given;
  for (let number = 1; number <= visitors; number++) {
    const visitor = { network: `192.0.2.${number}`, userAgent: "Mozilla/5.0 Chrome/141.0" };
    const search = { site: allSites.DE.site, text, visitor, now: given.now ?? now };
    log.record({ ...search, found });
    if (number <= clicks) log.recordClick({ ...search, isLate: number <= late });
  }
  await log.close();
}

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: "memory://", onError: console.error });
  await migrate(database, await readMigrations(coffeeShop.migrations));
  await database.sql
    .insertInto("search_exclusion")
    .values({ site: "DE", pattern: "^asdf$" })
    .execute();
  await searched("kafemaschiene", { visitors: 4, found: 0 });
  await searched("rasenmäher", { visitors: 6, found: 0 });
  await searched("asdf", { visitors: 9, found: 0 });
  await searched("my name", { visitors: 2, found: 0 });
  await searched("long ago", { visitors: 9, found: 0, now: new Date("2026-10-01T12:00:00Z") });
  await searched("wasserkocher", { visitors: 5 });
  await searched("too few to say", { visitors: 4 });
  await searched("tee", { visitors: 6, clicks: 4, late: 2 });
  await searched("espresso", { visitors: 6, clicks: 5, late: 2 });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const report = () => readSearchReport(database.sql, now, () => ["Kaffeemaschine"]);

test("the search report names searches without results, clicks or early clicks, the most frequent first", async () => {
  const { withoutResults, withoutClicks, withLateClicks } = (await report()).get("DE")!;
  expect(withoutResults).toMatchObject([
    { text: "rasenmäher", visitors: 6, meant: undefined },
    { text: "kafemaschiene", visitors: 4, meant: "Kaffeemaschine" },
  ]);
  expect(withoutClicks).toMatchObject([{ text: "wasserkocher", visitors: 5 }]);
  expect(withLateClicks).toMatchObject([{ text: "tee", visitors: 6, clicks: 4, lateClicks: 2 }]);
});

test("the search report is printed as tables", async () => {
  expect(printedReport(await report()).split("\n")).toEqual([
    "",
    "DE",
    "",
    "  without results  visitors  spelled nearly so",
    "  rasenmäher              6",
    "  kafemaschiene           4  Kaffeemaschine",
    "",
    "  without clicks  visitors",
    "  wasserkocher           5",
    "",
    "  with late clicks  visitors  clicked  late",
    "  tee                      6        4     2",
  ]);
});
