import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../platform/database/database.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { preparedDatabase } from "../tests/support/databases.ts";
import { readyShopper } from "../tools/bench/ready-shopper.ts";
import { untilOneWaits } from "../tests/support/waiting-statements.ts";
import type { Tables } from "./shop.ts";

const tcm = "100101-250";
const code = "NL-KILLED";

let server: BuiltServer;
let opened: Database<Tables>;
let db: Kysely<Tables>;
beforeEach(async () => {
  const database = await preparedDatabase();
  server = await builtServer({ database });
  opened = await openDatabase<Tables>({ ...database, onError() {} });
  db = opened.sql;
});
afterEach(async () => {
  await opened.close();
  await server.remove();
});

/** Returns what is stored of the only shopper's order. */
async function stored(of: Kysely<Tables> = db) {
  const { rows } = await sql<
    Record<
      "orders" | "mails" | "purchases" | "atEngine" | "sold" | "inCart" | "redeemed" | "attempts",
      number
    >
  >`select (select count(*) from placed_order)::integer as orders,
    (select count(*) from outgoing_mail where kind = 'order-confirmation')::integer as mails,
    (select count(*) from tracking_key)::integer as purchases,
    (select count(*) from engine_order)::integer as "atEngine",
    (select max(sold) from offer where market = 'DE' and tcm = ${tcm}) as sold,
    (select count(*) from cart_entry where kind = 'article')::integer as "inCart",
    (select count(*) from personal_voucher where redeemed_at is not null)::integer as redeemed,
    (select count(*) from order_attempt)::integer as attempts`.execute(of);
  return rows[0]!;
}

const nothing = {
  orders: 0,
  mails: 0,
  purchases: 0,
  atEngine: 0,
  sold: 0,
  inCart: 1,
  redeemed: 0,
  attempts: 1,
};
const placedAtEngine = { ...nothing, atEngine: 1, sold: 1 };
const complete = {
  orders: 1,
  mails: 1,
  purchases: 1,
  atEngine: 1,
  sold: 1,
  inCart: 0,
  redeemed: 1,
  attempts: 0,
};

async function start() {
  await server.start({ TRUST_PROXY: "127.0.0.1" });
}

/** Kills the server while a lock lets its order wait; returns the shopper, and what is stored then. */
async function killedAt(lock: ReturnType<typeof sql>) {
  const validUntil = new Date(Date.now() + 86_400_000);
  await sql`insert into personal_voucher (site, code, kind, holder, title, percent, issued_at, valid_until)
    values ('DE', ${code}, 'newsletter', 'ida', 'Hallo', 10, now(), ${validUntil})`.execute(db);
  await start();
  const shopper = await readyShopper(server, tcm, code);
  const whileDown = await db.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    const pressed = shopper.press().catch(() => undefined);
    await untilOneWaits(db);
    await server.kill("SIGKILL");
    await pressed;
    // A connection that still waits would go on although its client is gone.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
    return stored(transaction);
  });
  return { shopper, whileDown };
}

const steps: [step: string, lock: ReturnType<typeof sql>, whileDown: typeof nothing][] = [
  ["before the engine has the order", sql`lock table engine_order in share mode`, nothing],
  ["after the engine has placed it", sql`lock table placed_order in share mode`, placedAtEngine],
  ["while it is stored", sql`lock table tracking_key in share mode`, placedAtEngine],
  [
    "before the cart is emptied",
    sql`select from cart for update`,
    { ...complete, inCart: 1, attempts: 1 },
  ],
];

test.each(steps)(
  "kill -9 %s loses nothing: the next press leads to one order",
  { timeout: 240_000 },
  async (_step, lock, expected) => {
    const { shopper, whileDown } = await killedAt(lock);
    expect(whileDown).toEqual(expected);
    await start();
    const [one, two] = await Promise.all([shopper.press(), shopper.press()]);
    expect(two).toBe(one);
    expect(await stored()).toEqual(complete);
  },
);

// Each at another state of what is stored.
test.each(steps.filter(([step]) => step !== "while it is stored"))(
  "kill -9 %s loses nothing: another process completes or releases the order",
  { timeout: 240_000 },
  async (_step, lock, expected) => {
    const { whileDown } = await killedAt(lock);
    await sql`update order_attempt set tried_at = tried_at - interval '1 minute'`.execute(db);
    await start();
    const isPlaced = whileDown.atEngine > 0;
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from order_attempt where state <> 'released'`.execute(db);
        expect(rows).toEqual([]);
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(await stored()).toEqual(isPlaced ? complete : expected);
    const { rows } = await sql<{ order_number: string | null }>`select order_number
      from personal_voucher`.execute(db);
    expect(rows[0]!.order_number !== null).toBe(isPlaced);
  },
);
