import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cartApiPath } from "../border/cart/cart-contract.ts";
import { openDatabase } from "../platform/database/database.ts";
import { checkoutPaths } from "../shop/orders/checkout-contract.ts";
import { orderPaths } from "../shop/orders/order-contract.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import type { Tables } from "./tables.ts";

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

/** A shopper in front of the review. */
interface Ready {
  /** Presses the button; returns the secret of the order, and throws when the server does not answer. */
  press(): Promise<string>;
}

/** Goes with one piece from the product to the review. */
async function getReady(): Promise<Ready> {
  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  const send = async (
    method: string,
    path: string,
    body?: string,
    type?: string,
  ): Promise<{ answer: Response; text: string }> => {
    const answer = await fetch(server.origin + path, {
      method,
      headers: { ...headers, ...(type && { "content-type": type }) },
      body,
      redirect: "manual",
    });
    headers.cookie ??= answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const text = await answer.text();
    // On a busy machine the database may be slow; the shopper then sends it again.
    return answer.status === 503 ? send(method, path, body, type) : { answer, text };
  };
  const submit = async (path: string, fields: Record<string, string>) => {
    const { answer } = await send(
      "POST",
      path,
      new URLSearchParams(fields).toString(),
      "application/x-www-form-urlencoded",
    );
    return answer;
  };
  const add = JSON.stringify({ setArticle: { productId: tcm.slice(0, 6), tcm, quantity: 1 } });
  await send("PUT", cartApiPath, add, "application/json");
  await submit(checkoutPaths.login, { as: "guest", email: `ida.${randomInt(1e9)}@example.com` });
  await submit(checkoutPaths.delivery, {
    kind: "home",
    firstName: "Ida",
    lastName: "Müller",
    street: "Am Sandtorkai 1",
    postalCode: "20457",
    town: "Hamburg",
    country: "DE",
  });
  await submit(checkoutPaths.payment, { payment: "invoice" });
  const { text } = await send("GET", checkoutPaths.review);
  const form = { key: hiddenField(text, "key"), shown: hiddenField(text, "shown") };
  return {
    async press() {
      const { status, headers: answered } = await submit(checkoutPaths.review, form);
      const location = answered.get("location") ?? "";
      const [, secret] = new RegExp(`${orderPaths.order}/([^?]+)`).exec(location) ?? [];
      if (!secret) throw new WrongAnswer(`${status} ${location}`);
      return secret;
    },
  };
}

/** An answer that no shopper should get. Any other error of a request is the connection to a dead server. */
class WrongAnswer extends Error {}

function hiddenField(html: string, name: string): string {
  const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const [, value] = /value="([^"]*)"/.exec(input) ?? [];
  if (value === undefined) throw new WrongAnswer(`There is no field ${name}.`);
  return value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** Returns what the database stores while no process runs. */
async function storedWhileDown() {
  const opened = await openDatabase<Tables>({ ...database, onError() {} });
  try {
    const { rows } = await sql<
      Record<"orders" | "pieces" | "steps" | "mails" | "purchases" | "sold" | "carts", number>
    >`
      select (select count(*) from placed_order) as orders, (select sum(quantity) from order_line) as pieces,
        (select count(*) from order_step) as steps, (select count(*) from tracking_key) as purchases,
        (select count(*) from outgoing_mail where kind = 'order-confirmation') as mails,
        (select max(sold) from offer where market = 'DE' and tcm = ${tcm}) as sold,
        (select count(*) from cart_entry) as carts`.execute(opened.sql);
    return rows[0]!;
  } finally {
    await opened.close();
  }
}

test(
  "kill -9 between the press of the button and its answer leaves one order or none, and pressing again finds it",
  { timeout: 120_000 * (kills + 1) },
  async () => {
    const below = randomIntegers();
    const placed = new Set<string>();
    const moments: string[] = [];
    const start = () => server.start({ TRUST_PROXY: "127.0.0.1" });
    await start();
    for (let time = 0; time < kills; time++) {
      const [first, ...ready] = await Promise.all(Array.from({ length: shoppers }, getReady));
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
      const { orders, pieces, steps, mails, purchases, sold } = await storedWhileDown();
      expect({ pieces: Number(pieces), steps, mails, purchases, sold: Number(sold) }).toEqual({
        pieces: orders,
        steps: orders,
        mails: orders,
        purchases: orders,
        sold: orders,
      });
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
    const { orders, carts } = await storedWhileDown();
    expect({ orders, carts }).toEqual({ orders: placed.size, carts: 0 });
    expect(placed.size).toBe(kills * shoppers);
    if (process.env.ORDER_KILLS) console.log(moments.join("\n"));
  },
);
