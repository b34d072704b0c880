import pg from "pg";
import { coffeeShop } from "../../server/shop.ts";
import { openSlices } from "../../storefront/server/services.ts";
import type { Article } from "./cart-works.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { load } from "./harness/load.ts";
import { inTurn, onPool, rateOf } from "./harness/rounds.ts";
import { startShop, type Server } from "./harness/servers.ts";
import { benchServices } from "./harness/services.ts";
import { comparedRates, type Table } from "./harness/tables.ts";
import {
  openReviews,
  placeOrder,
  pressButton,
  storeGuests,
  storeRaw,
  storeRawInThree,
  type ReadyGuest,
} from "./order-works.ts";

/**
 * `npm run bench:orders`: orders on a PostgreSQL server, each of five articles, compared with the raw statements that store the
 * same through the same driver, in one transaction and in three; and the button of the review over HTTP, while the mails are sent beside. `--write` puts the table
 * into docs/figures.md, `--short` measures fewer rounds.
 */

const bench = openBench();
const rounds = bench.short ? 1 : 3;
const ordersOfRound = bench.short ? 600 : 1_500;
const seconds = 1;

await onPostgres("orders", async (url) => {
  const shop = await startShop({ DATABASE_URL: url, TRUST_PROXY: "127.0.0.1" });
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const { named, database } = await openSlices(coffeeShop, benchServices(url));
  try {
    // Five of them are within what a guest may order without a proof.
    const { rows: articles } = await pool.query<Article>(
      `update offer set stock = 1000000 where market = 'DE' and tcm in (
         select a.tcm from article a join product p on p.id = a.product_id and p.kind <> 'giftCard'
         join offer o on o.tcm = a.tcm and o.market = 'DE' and o.price < 5000
           and now() between o.valid_from and o.valid_until
         group by a.tcm order by a.tcm limit 100)
       returning tcm, (select product_id from article where article.tcm = offer.tcm)`,
    );
    const works = { "100 articles": articles, "5 articles": articles.slice(0, 5) };
    const rows: Table["rows"] = [];
    for (const [name, chosen] of Object.entries(works)) {
      const guests = () => storeGuests(pool, chosen, ordersOfRound);
      const ready = async () => openReviews(named.orders, await guests());
      for (const connections of [1, 16, 64]) {
        const serveAll = <Each>(all: Each[], serve: (guest: Each) => Promise<unknown>) =>
          rateOf(connections, { times: all.length }, () => serve(all.pop()!));
        const storeAll = (store: typeof storeRaw) => async () =>
          serveAll(await guests(), (guest) => onPool(pool, (client) => store(client, guest))());
        const { ours, raw, inThree, served } = await inTurn(rounds, {
          ours: async () => serveAll(await ready(), (guest) => placeOrder(named.orders, guest)),
          raw: storeAll(storeRaw),
          inThree: storeAll(storeRawInThree),
          async served() {
            await pool.query("delete from outgoing_mail");
            const rate = await pressAll(shop, await ready(), connections);
            await pool.query("delete from outgoing_mail");
            await pool.query("vacuum analyze offer, cart, cart_entry, checkout");
            return rate;
          },
        });
        const http = comparedRates(served);
        rows.push([name, connections, ...comparedRates(ours, raw, inThree), ...http]);
      }
    }
    const heading = "Orders on PostgreSQL, beside raw statements through the same driver";
    await bench.publish("orders", heading, {
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
    });
  } finally {
    await database.close();
    await pool.end();
    await shop.stop();
  }
});

/** Returns the presses per second that the shop answered. */
async function pressAll(shop: Server, guests: ReadyGuest[], connections: number): Promise<number> {
  const request = () => {
    const guest = guests.pop();
    if (!guest) throw new Error("There are not enough guests for this round.");
    return pressButton(guest);
  };
  // 64 connections without pauses are more than the shop admits.
  return (await load(shop, { request, seconds, connections, ignored: [503] })).rate;
}
