import { join } from "node:path";
import pg from "pg";
import { cartApiPath } from "../../border/border-paths.ts";
import {
  cartWorks,
  cookieOf,
  storeCarts,
  type Article,
  type CartSize,
  type CartWork,
  type StoredCart,
} from "./cart-works.ts";
import { benchCartWrappers } from "./cart-wrappers.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { load } from "./harness/load.ts";
import { inTurn, onPool, rateOf } from "./harness/rounds.ts";
import { startBareProcess, startShop, type Server } from "./harness/servers.ts";
import { comparedRates, type Table } from "./harness/tables.ts";
import type { RawCartWork } from "./raw-cart-server.ts";

/**
 * `npm run bench:carts`: the cart's endpoint on a PostgreSQL server, compared in one run with the raw statements that do the same
 * durable work through the same driver: behind bare `node:http`, alone, and with a further one that reads what the answer shows.
 * `--write` puts the tables into docs/figures.md, `--short` measures fewer rounds.
 */

const bench = openBench();
/** Many short rounds, because a machine's speed changes within seconds: only what ran side by side compares. */
const seconds = 2;
const rounds = bench.short ? 3 : 5;
const storedCarts = { 5: 2_000, 100: 500 };

await onPostgres("carts", async (url, postgres) => {
  const shop = await startShop({ DATABASE_URL: url });
  const bare = await startBareProcess<RawCartWork>(join(import.meta.dirname, "raw-cart-server.ts"));
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // As autovacuum does: a statement that was planned for an empty table reads all of it later.
  const vacuum = () => pool.query("vacuum analyze cart, cart_entry, cart_change");
  try {
    const { rows: articles } = await pool.query<Article>(
      `select a.tcm, a.product_id from article a join offer f on f.tcm = a.tcm and f.market = 'DE'
       join product p on p.id = a.product_id and p.kind <> 'giftCard'
       where f.stock > 20 and now() between f.valid_from and f.valid_until order by a.tcm limit 100`,
    );
    const article = articles[0]!;
    const store = (size: CartSize) => storeCarts(pool, articles.slice(0, size), storedCarts[size]);
    const stored = { 5: await store(5), 100: await store(100) };
    const rows: Table["rows"] = [];
    for (const [index, work] of cartWorks(article).entries()) {
      const { name, size, request, raw, rawAnswered } = work;
      // Carts that no other process changes, read once, as by a page before the first change.
      const own = await store(size);
      for (const cart of own)
        await fetch(shop.origin + cartApiPath, { headers: { cookie: cookieOf(cart) } });
      await bare.serve({ url, article, work: index, answer: await answerOf(shop, work, own[0]!) });
      const next = nextOf(stored[size]);
      for (const connections of [1, 16, 64, 256]) {
        const afterVacuum = (measure: () => Promise<number>) => () => vacuum().then(measure);
        const statements = (run: CartWork["raw"]) =>
          afterVacuum(() =>
            rateOf(
              connections,
              { seconds },
              onPool(pool, (client) => run(client, next())),
            ),
          );
        const asked = (server: Server, nextCart: () => StoredCart) =>
          afterVacuum(() => askServer(server, () => request(nextCart()), connections));
        const measured = await inTurn(rounds, {
          ours: asked(shop, nextOf(own)),
          served: asked(bare, next),
          raw: statements(raw),
          answered: statements(rawAnswered),
        });
        const { ours, served, raw: alone, answered } = measured;
        rows.push([name, size, connections, ...comparedRates(ours, served, alone, answered)]);
      }
      await pool.query("update cart_entry set quantity = 1 where quantity <> 1");
      await vacuum();
    }
    await bench.publish(
      "carts",
      "The cart on PostgreSQL, beside raw statements through the same driver, behind bare HTTP and alone",
      {
        columns: [
          "",
          "entries",
          "connections",
          "cart, in a second",
          "bare HTTP",
          "raw",
          "raw with answer",
          "of bare HTTP",
          "of raw",
          "of raw with answer",
        ],
        rows,
      },
    );
    await bench.publish(
      "cart-wrappers",
      "Processor time of a cart, and without one of its wrappers each",
      await benchCartWrappers(url, postgres, article, store),
    );
  } finally {
    await pool.end();
    await bare.stop();
    await shop.stop();
  }
});

function nextOf(carts: StoredCart[]): () => StoredCart {
  let at = 0;
  return () => carts[at++ % carts.length]!;
}

/** Returns the shop's answer to a work's request. */
async function answerOf({ origin }: Server, { request }: CartWork, cart: StoredCart) {
  const { path, ...init } = request(cart);
  return (await fetch(origin + path, init as RequestInit)).text();
}

/** Returns the requests per second that a server answered. */
async function askServer(
  server: Server,
  request: () => ReturnType<CartWork["request"]>,
  connections: number,
) {
  const { rate } = await load(server, {
    request,
    seconds,
    connections,
    // Two concurrent changes of one cart, or a quantity above the limit.
    accepted: [409],
    // 64 connections without pauses are more than the shop admits.
    ignored: [503],
  });
  return rate;
}
