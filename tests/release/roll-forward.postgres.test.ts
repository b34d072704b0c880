import { orderPaths } from "../../shop/shop-paths.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { searchUrl } from "../../border/search/search-contract.ts";
import { skipNginx } from "../hosts/nginx.ts";
import { builtServer, type BuiltServer } from "../support/built-server.ts";
import { freshDatabase, type TestDatabase } from "../support/databases.ts";
import { startBalancer } from "./balancer.ts";
import { browserAt } from "./browser-at.ts";
import { startHostOf } from "./last-host.ts";
import { makeLastRelease, skipLastRelease, type MadeRelease } from "./last-release.ts";
import { startLoad } from "./load.ts";
import { makeNextRelease, nextName } from "./next-release.ts";
import { buyer, collector, customer, openPage, reader, subscriber } from "./shoppers.ts";

/**
 * Rolls two processes behind nginx from the last release to this project's sources and one of them back, while shoppers go on. Run by
 * `NIGHT=yes npx vitest run --project server tests/release/roll-forward`.
 */

const skip = process.env.NIGHT ? skipLastRelease() || skipNginx : "at night";
const ordered = "100101-250";
/** How often each shopper repeats the visit in each state of the roll-out. */
const rounds = 2;

describe.skipIf(skip)(`a roll-out from the last release${skip && ` (${skip})`}`, () => {
  let releases: Record<"last" | "next", MadeRelease>;
  let database: TestDatabase;
  let stored: Database;
  let processes: BuiltServer[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let host: Awaited<ReturnType<typeof startHostOf>>;
  let load: ReturnType<typeof startLoad>;
  let collectors: ReturnType<typeof collector>[];
  let newsletter: Awaited<ReturnType<typeof subscriber>>;
  let orders: ReturnType<typeof buyer>;
  let account: Awaited<ReturnType<typeof customer>>;
  /** Reviews of orders that the last release has shown. */
  let reviews: Awaited<ReturnType<typeof orders.prepare>>[];
  /** Ends what was started, in the reverse order. */
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const [last, next, fresh] = await Promise.all([
      makeLastRelease(),
      makeNextRelease(),
      freshDatabase(),
    ]);
    releases = { last, next };
    const folder = await mkdtemp(join(tmpdir(), "kontor-roll-"));
    ends.push(last.remove, next.remove, fresh.drop, () => rm(folder, { recursive: true }));
    database = { ...fresh, folder };
    processes = [];
    ends.push(() => Promise.all(processes.map((each) => each.remove())));
    for (const index of [0, 1]) await startProcess(index, "last");
    stored = await openDatabase({ url: database.url, folder, onError() {} });
    ends.push(() => stored.close());
    balancer = await startBalancer(processes);
    ends.push(balancer.stop);
    const { origin } = balancer;
    const articles = await articlesInStock();
    collectors = [1, 2].map(() => collector(origin, articles));
    [host, newsletter, account] = await Promise.all([
      startHostOf(last, origin),
      subscriber(origin),
      customer(origin, join(folder, "mails")),
    ]);
    ends.push(host.stop);
    orders = buyer(origin, ordered);
    reviews = await Promise.all([1, 2, 3].map(() => orders.prepare()));
    const home = await browserAt(origin).get("/");
    const links = [/[^"]*-c\d+\.html/, /[^"]*-p\d+\.html/].map((link) => link.exec(home)![0]);
    load = startLoad({
      reader: reader(origin, ["/", ...links, searchUrl("kaffee", "DE")]),
      "open page": await openPage(origin, last.folder),
      "first collector": collectors[0]!.visit,
      "second collector": collectors[1]!.visit,
      subscriber: newsletter.visit,
      buyer: orders.visit,
      customer: account.visit,
      "host with the last package": host.visit,
    });
    ends.push(load.stop);
    await load.rounds(rounds);
  }, 900_000);

  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  async function startProcess(index: number, name: "last" | "next") {
    const before = processes[index];
    processes[index] = await builtServer({
      project: releases[name].folder,
      database: { ...database, drop: async () => {} },
      port: before && Number(new URL(before.origin).port),
    });
    // No limit of time that a busy machine exceeds.
    const settings = { TRUST_PROXY: "127.0.0.1", DRAIN_FOR: "1000", ANSWER_WITHIN: "0" };
    await processes[index]!.start(settings);
  }

  /** Puts a process of a release in the place of another, and lets shoppers use both. */
  async function replace(index: number, name: "last" | "next") {
    await balancer.without(processes[index]!, async () => {
      await processes[index]!.kill("SIGTERM");
      expect(processes[index]!.exitCode()).toBe(0);
      await startProcess(index, name);
    });
    await orders.press(reviews.pop()!);
    await load.rounds(rounds);
  }

  async function articlesInStock(): Promise<string[]> {
    const { rows } = await sql<{ tcm: string }>`select min(tcm) as tcm from offer
      join article using (tcm) join product on product.id = product_id
      where market = 'DE' and kind = 'goods' and stock - sold >= 20 and tcm <> ${ordered}
        and valid_from <= now() and valid_until > now()
      group by product_id order by 1 limit 90`.execute(stored.sql);
    return rows.map(({ tcm }) => tcm);
  }

  test(
    "no request fails while one process after the other is replaced, nor when one goes back",
    { timeout: 900_000 },
    async () => {
      await replace(0, "next");
      await replace(1, "next");
      await replace(1, "last");
      await load.stop();
      expect([...load.failures]).toEqual([]);
      const responses = await balancer.responses();
      expect(responses.length).toBeGreaterThan(1_000);
      // 499: on a busy machine the host stops waiting for a fragment, and shows the one that it has.
      const failed = responses.filter(({ status }) => status >= 400 && status !== 499);
      expect(failed).toEqual([]);
      expect(responses.filter(({ attempts }) => attempts.length !== 1)).toEqual([]);
    },
  );

  test("both releases show the content that the newer one imported", async () => {
    for (const { origin } of processes)
      await vi.waitFor(async () =>
        expect(await browserAt(origin).get(searchUrl("Speicherstadt", "DE"))).toContain(nextName),
      );
  });

  test("carts have each piece once whose addition was acknowledged", async () => {
    for (const { added, pieces } of collectors) expect(await pieces()).toEqual(added);
  });

  test("each order exists once, in the shop and at the engine, and its page is shown", async () => {
    const count = orders.secrets.length;
    expect(new Set(orders.secrets).size).toBe(count);
    const { rows } = await sql`select
      (select count(*)::int from placed_order) as orders, (select count(*)::int from order_attempt) as attempts,
      (select sum(quantity)::int from order_line) as pieces,
      (select count(*)::int from engine_order where state = 'placed') as "atEngine",
      (select max(sold)::int from offer where market = 'DE' and tcm = ${ordered}) as sold`.execute(
      stored.sql,
    );
    const each = { orders: count, pieces: count, atEngine: count, sold: count };
    expect(rows).toEqual([{ ...each, attempts: 0 }]);
    for (const secret of orders.secrets)
      await browserAt(balancer.origin).get(`${orderPaths.order}/${secret}`);
  });

  test("each sign-up to the newsletter that was accepted is stored once", async () => {
    const { rows } = await sql<{
      email: string;
    }>`select email from newsletter_subscription`.execute(stored.sql);
    expect(rows.map(({ email }) => email).sort()).toEqual(newsletter.emails.toSorted());
  });

  test("a customer of the last release stays logged in, and logs in again on both releases", async () => {
    await account.visit();
    for (let time = 0; time < 4; time++) expect(await account.login()).toBe("LOGGED_IN");
  });

  test("a host that starts with the last package shows the border of the next release", async () => {
    const { origin } = processes[0]!;
    const later = await startHostOf(releases.last, origin);
    const [boot] = /\/kontor\/boot-[\w.-]+\.js/.exec(await browserAt(origin).get("/"))!;
    expect(await later.visit()).toContain(boot);
    await later.stop();
  });
});
