import { cartApiPath } from "../../border/border-paths.ts";
import pg from "pg";
import { cartCookie } from "../../border/cart/cart-contract.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import {
  cartWorks,
  storeCarts,
  type Article,
  type CartSize,
  type CartWork,
  type StoredCart,
} from "./cart-works.ts";
import { benchCartWrappers } from "./cart-wrappers.ts";
import { load } from "./load.ts";
import { options } from "./options.ts";
import type { RawCartWork } from "./raw-cart-server.ts";
import { startBareProcess, startShop, type Server } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:carts`: the cart's endpoint on a PostgreSQL server, compared in one run with the raw statements that do the same
 * durable work through the same driver: behind bare `node:http`, alone, and with a further one that reads what the answer shows.
 * `--write` puts the table into docs/figures.md, `--short` measures fewer rounds.
 */

/** Many short rounds, because a machine's speed changes within seconds: only what ran side by side compares. */
const seconds = 2;
const rounds = options.short ? 3 : 5;
const storedCarts = { 5: 2_000, 100: 500 };

if (findPostgres()) await withPostgres(benchCarts);
else console.log(`Skipped: carts. ${missingPostgres}`);

async function benchCarts(url: string, postgres: number) {
  console.log(machine());
  const shop = await startShop({ DATABASE_URL: url });
  const bare = await startBareProcess<RawCartWork>("raw-cart-server.ts");
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  try {
    const { rows: articles } = await pool.query<Article>(
      `select a.tcm, a.product_id from article a join offer f on f.tcm = a.tcm and f.market = 'DE'
       join product p on p.id = a.product_id and p.kind <> 'giftCard'
       where f.stock > 20 order by a.tcm limit 100`,
    );
    const store = (size: CartSize) => storeCarts(pool, articles.slice(0, size), storedCarts[size]);
    const others = { 5: await store(5), 100: await store(100) };
    const rows: Table["rows"] = [];
    for (const [place, work] of cartWorks(articles[0]!).entries()) {
      // Carts that no other process changes, read once, as by a page before the first change.
      const carts = await store(work.size);
      for (const { cookie } of carts)
        await fetch(shop.origin + cartApiPath, { headers: { cookie: `${cartCookie}=${cookie}` } });
      const answer = await answerOf(shop, work, carts[0]!);
      await bare.serve({ url, article: articles[0]!, work: place, answer });
      for (const connections of [1, 16, 64, 256]) {
        const ours: number[] = [];
        const served: number[] = [];
        const raw: number[] = [];
        const answered: number[] = [];
        for (let round = 0; round < rounds; round++) {
          for (const [rates, measure] of [
            [ours, () => askServer(shop, work, carts, connections)],
            [served, () => askServer(bare, work, others[work.size], connections)],
            [raw, () => runStatements(pool, work.raw, others[work.size], connections)],
            [answered, () => runStatements(pool, work.rawAnswered, others[work.size], connections)],
          ] as const) {
            // As autovacuum does: a statement that was planned for an empty table reads all of it later.
            await pool.query("vacuum analyze cart, cart_entry, cart_change");
            rates.push(await measure());
          }
        }
        const beside = [served, raw, answered];
        const rates = [ours, ...beside].map((all) => count(median(all)));
        const ratios = beside.map((other) => ratio(ours, other));
        rows.push([work.name, work.size, connections, ...rates, ...ratios]);
      }
      await pool.query("update cart_entry set quantity = 1 where quantity <> 1");
      await pool.query("vacuum analyze cart, cart_entry, cart_change");
    }
    const table = {
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
    };
    printTable(
      "The cart on PostgreSQL, beside raw statements through the same driver, behind bare HTTP and alone",
      table,
    );
    if (options.write) await writeFigures("docs/figures.md", "carts", markdownTable(table));
    const wrappers = await benchCartWrappers(url, postgres, articles[0]!, store);
    printTable("Processor time of a cart, and without one of its wrappers each", wrappers);
    if (options.write)
      await writeFigures("docs/figures.md", "cart-wrappers", markdownTable(wrappers));
  } finally {
    await pool.end();
    await bare.stop();
    await shop.stop();
  }
}

/** Returns the ratio of our figures to the others', as the median of the rounds. */
function ratio(ours: number[], others: number[]): string {
  return median(ours.map((rate, round) => rate / others[round]!)).toFixed(2);
}

/** Returns the shop's answer to a work's request. */
async function answerOf({ origin }: Server, { request }: CartWork, cart: StoredCart) {
  const { path, method = "GET", headers, body } = request(cart);
  const answer = await fetch(origin + path, {
    method,
    headers: headers as Record<string, string>,
    body: body as string | undefined,
  });
  return answer.text();
}

/** Returns the requests per second that a server answered. */
async function askServer(
  server: Server,
  { request }: CartWork,
  carts: StoredCart[],
  connections: number,
): Promise<number> {
  let at = 0;
  const { rate } = await load(server, {
    request: () => request(carts[at++ % carts.length]!),
    seconds,
    connections,
    // Two concurrent changes of one cart, or a quantity above the limit.
    accepted: [409],
    // 64 connections without pauses are more than the shop admits.
    ignored: [503],
  });
  return rate;
}

/** Returns how many times per second the statements ran. */
async function runStatements(
  pool: pg.Pool,
  statements: CartWork["raw"],
  carts: StoredCart[],
  connections: number,
): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let done = 0;
  let at = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const client = await pool.connect();
        await statements(client, carts[at++ % carts.length]!);
        client.release();
        done++;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - started);
}
