import pg from "pg";
import { openSlices } from "../../storefront/server/services.ts";
import type { Orders } from "../../shop/orders/server/orders-slice.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { load } from "./load.ts";
import { options } from "./options.ts";
import {
  openReviews,
  placeOrder,
  pressButton,
  storeGuests,
  storeRaw,
  storeRawInThree,
  type Guest,
  type ReadyGuest,
} from "./order-works.ts";
import { startShop, type Server } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { coffeeShop } from "../../server/shop.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:orders`: orders on a PostgreSQL server, each of five articles, compared with the raw statements that store the
 * same through the same driver, in one transaction and in three; and the button of the review over HTTP, while the mails are sent beside. `--write` puts the table
 * into docs/figures.md, `--short` measures fewer rounds.
 */

const rounds = options.short ? 1 : 3;
const ordersOfRound = options.short ? 600 : 1_500;
const seconds = 1;

if (findPostgres()) await withPostgres(benchOrders);
else console.log(`Skipped: orders. ${missingPostgres}`);

async function benchOrders(url: string) {
  console.log(machine());
  const shop = await startShop({ DATABASE_URL: url, TRUST_PROXY: "127.0.0.1" });
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const { named, database } = await openSlices(coffeeShop, {
    config: { DATABASE_URL: url, DATA_DIR: "memory://" },
    log: { info() {}, warn: console.warn, error: console.error },
    release: { code: "bench", time: 0 },
  });
  try {
    // Five of them are within what a guest may order without a proof.
    const { rows: articles } = await pool.query<{ tcm: string; product_id: number }>(
      `update offer set stock = 1000000 where market = 'DE' and tcm in (
         select a.tcm from article a join product p on p.id = a.product_id and p.kind <> 'giftCard'
         join offer o on o.tcm = a.tcm and o.market = 'DE' and o.price < 5000
         group by a.tcm order by a.tcm limit 100)
       returning tcm, (select product_id from article where article.tcm = offer.tcm)`,
    );
    const works = { "100 articles": articles, "5 articles": articles.slice(0, 5) };
    const rows: Table["rows"] = [];
    for (const [name, chosen] of Object.entries(works))
      for (const connections of [1, 16, 64]) {
        const ours: number[] = [];
        const raw: number[] = [];
        const rawInThree: number[] = [];
        const served: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const guests = () => storeGuests(pool, chosen, ordersOfRound);
          const ready = async () => openReviews(named.orders, await guests());
          ours.push(await placeAll(named.orders, await ready(), connections));
          raw.push(await storeAll(pool, await guests(), connections, storeRaw));
          rawInThree.push(await storeAll(pool, await guests(), connections, storeRawInThree));
          await pool.query("delete from outgoing_mail");
          served.push(await pressAll(shop, await ready(), connections));
          await pool.query("delete from outgoing_mail");
          await pool.query("vacuum analyze offer, cart, cart_entry, checkout");
        }
        const rates = [ours, raw, rawInThree].map((all) => count(median(all)));
        const ratios = [raw, rawInThree].map((others) =>
          median(ours.map((rate, round) => rate / others[round]!)).toFixed(2),
        );
        rows.push([name, connections, ...rates, ...ratios, count(median(served))]);
      }
    const table: Table = {
      columns: [
        "orders of",
        "at once",
        "orders, in a second",
        "raw",
        "raw, in three transactions",
        "of raw",
        "of raw in three",
        "over HTTP, with mails",
      ],
      rows,
    };
    printTable("Orders on PostgreSQL, beside raw statements through the same driver", table);
    if (options.write) await writeFigures("docs/figures.md", "orders", markdownTable(table));
  } finally {
    await database.close();
    await pool.end();
    await shop.stop();
  }
}

function placeAll(orders: Orders, guests: ReadyGuest[], connections: number): Promise<number> {
  return rateOf(guests, connections, (guest) => placeOrder(orders, guest));
}

function storeAll(
  pool: pg.Pool,
  guests: Guest[],
  connections: number,
  store: typeof storeRaw,
): Promise<number> {
  return rateOf(guests, connections, async (guest) => {
    const client = await pool.connect();
    await store(client, guest).finally(() => client.release());
  });
}

/** Returns how many guests per second were served, so many at once. */
async function rateOf<Each extends Guest>(
  guests: Each[],
  connections: number,
  serve: (guest: Each) => Promise<void>,
): Promise<number> {
  const waiting = [...guests];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let guest = waiting.pop(); guest; guest = waiting.pop()) await serve(guest);
    }),
  );
  return (guests.length * 1_000) / (performance.now() - started);
}

/** Returns the presses per second that the shop answered. */
async function pressAll(shop: Server, guests: ReadyGuest[], connections: number): Promise<number> {
  const waiting = [...guests];
  const { rate } = await load(shop, {
    request: () => {
      const guest = waiting.pop();
      if (!guest) throw new Error("There are not enough guests for this round.");
      return pressButton(guest);
    },
    seconds,
    connections,
    // 64 connections without pauses are more than the shop admits.
    ignored: [503],
  });
  return rate;
}
