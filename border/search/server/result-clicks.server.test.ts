import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  daysBefore,
  openSearchStore,
  searchBy,
  searchesOf,
  type SearchStore,
} from "../../../tests/support/search-store.ts";
import { createQueryLog, type QueryLog } from "./query-log.ts";

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

describe("clicks on results", () => {
  const click = (text: string, isLate: boolean, network = "192.0.2.1") => ({
    ...searchBy(text, { network }),
    isLate,
  });
  const clicks = () =>
    store.database.sql
      .selectFrom("search_click")
      .select(["site", "folded", "visitors", "late_visitors"])
      .orderBy("folded")
      .execute();

  test("clicks on results count each visitor of a text once, and once more for a late result", async () => {
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
    other.record(searchBy("tee"));
    log.recordClick(click("tee", false));
    await log.flush();
    expect(await clicks()).toEqual([]);
    await other.flush();
    await log.flush();
    expect(await clicks()).toMatchObject([{ folded: "tee", visitors: 1 }]);
  });

  test("clicks on results are written automatically after a while", async () => {
    const quick = createQueryLog(store.database.sql, { onError, flushAfter: 10 });
    quick.record(searchBy("tee"));
    quick.recordClick(click("tee", false));
    await expect.poll(clicks).toHaveLength(1);
  });

  test("clicks on one network's random texts do not displace others", async () => {
    log.record(searchBy("tee"));
    for (let text = 0; text < 1_200; text++) log.recordClick(click(`random ${text}`, false));
    log.recordClick(click("tee", false, "192.0.2.2"));
    await log.close();
    expect(await clicks()).toMatchObject([{ folded: "tee", visitors: 1 }]);
  });

  test("a visitor who searched 100 times may still click on a result", async () => {
    for (let text = 0; text < 100; text++) log.record(searchBy(`tee ${text}`));
    log.recordClick(click("tee 99", false));
    await log.close();
    expect(await clicks()).toMatchObject([{ folded: "tee 99", visitors: 1 }]);
  });

  test("clicks on texts without a search today on their site, and clicks of programs, do not count", async () => {
    log.record(searchBy("tee", { now: daysBefore(1) }));
    log.record(searchBy("kanne"));
    for (const text of ["tee", "kanne", "random", "anna@example.com"]) {
      log.recordClick(click(text, false));
      log.recordClick({
        ...click(text, false),
        visitor: { network: "192.0.2.9", userAgent: "Googlebot/2.1" },
      });
      log.recordClick({ ...click(text, false), site: { code: "AT", language: "de" } });
    }
    await log.close();
    expect(await clicks()).toEqual([
      { site: "DE", folded: "kanne", visitors: 1, late_visitors: 0 },
    ]);
    const tokens = await store.database.sql.selectFrom("search_visitor").selectAll().execute();
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
