import { orderPaths } from "../shop/shop-paths.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../platform/database/database.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { readyShopper, WrongAnswer } from "../tools/bench/ready-shopper.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import type { Tables } from "./shop.ts";

/**
 * How many times the server's process is killed, each time at a different moment after a shopper has pressed the button of an
 * order. ORDER_KILLS overrides it (`npm run test:long` sets more).
 */
const kills = Number(process.env.ORDER_KILLS ?? 1);
const shoppers = 4;
const tcm = "100101-250";

let database: TestDatabase;
let server: BuiltServer;
beforeEach(async () => {
  database = await preparedDatabase();
  server = await builtServer({ database });
});
afterEach(() => server.remove());

/** Returns what the database stores while no process runs. */
async function storedWhileDown() {
  const opened = await openDatabase<Tables>({ ...database, onError() {} });
  try {
    const { rows } = await sql<
      Record<
        "orders" | "pieces" | "steps" | "mails" | "purchases" | "atEngine" | "sold" | "carts",
        number
      >
    >`
      select (select count(*) from placed_order) as orders, (select sum(quantity) from order_line) as pieces,
        (select count(*) from order_step) as steps, (select count(*) from tracking_key) as purchases,
        (select count(*) from outgoing_mail where kind = 'order-confirmation') as mails,
        (select count(*) from engine_order where state = 'placed') as "atEngine",
        (select max(sold) from offer where market = 'DE' and tcm = ${tcm}) as sold,
        (select count(*) from cart_entry) as carts`.execute(opened.sql);
    return rows[0]!;
  } finally {
    await opened.close();
  }
}

test(
  "after kill -9 during a submission there is one order or none, and submitting again finds it",
  { timeout: 120_000 * (kills + 1) },
  async () => {
    const below = randomIntegers();
    const placed = new Set<string>();
    const moments: string[] = [];
    const start = () => server.start({ TRUST_PROXY: "127.0.0.1" });
    await start();
    for (let time = 0; time < kills; time++) {
      const [first, ...ready] = await Promise.all(
        Array.from({ length: shoppers }, () => readyShopper(server, tcm)),
      );
      const started = performance.now();
      placed.add(await first!.press());
      // Several presses at once take longer than one.
      const longest = 3 * (performance.now() - started);
      const pressing = ready.map(async ({ press }) => {
        try {
          return await press();
        } catch (error) {
          if (error instanceof WrongAnswer) throw error;
          return undefined;
        }
      });
      await sleep(below(Math.ceil(longest)));
      await server.kill("SIGKILL");
      const answers = await Promise.all(pressing);
      const { orders, pieces, steps, mails, purchases, atEngine, sold } = await storedWhileDown();
      expect({ pieces: Number(pieces), steps, mails, purchases, sold: Number(sold) }).toEqual({
        pieces: orders,
        steps: orders,
        mails: orders,
        purchases: orders,
        sold: atEngine,
      });
      // Those that the shop could not store yet.
      expect(atEngine).toBeGreaterThanOrEqual(orders);
      const answered = answers.filter(Boolean).length;
      expect(orders).toBeGreaterThanOrEqual(placed.size + answered);
      moments.push(`${answered} answered, ${orders - placed.size - answered} only stored`);
      await start();
      for (const [index, { press }] of ready.entries()) {
        const [one, two] = await Promise.all([press(), press()]);
        expect(two).toBe(one);
        expect(answers[index] ?? one).toBe(one);
        placed.add(one);
        const page = await fetch(`${server.origin}${orderPaths.order}/${one}`);
        expect(page.status).toBe(200);
      }
    }
    await server.kill("SIGKILL");
    const { orders, atEngine, sold, carts } = await storedWhileDown();
    const all = placed.size;
    expect({ orders, atEngine, sold: Number(sold), carts }).toEqual({
      orders: all,
      atEngine: all,
      sold: all,
      carts: 0,
    });
    expect(placed.size).toBe(kills * shoppers);
    if (process.env.ORDER_KILLS) console.log(moments.join("\n"));
  },
);
