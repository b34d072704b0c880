import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { MeasuredShop } from "./catalogue-shop.ts";
import { load } from "./harness/load.ts";
import { timed } from "./harness/rounds.ts";
import { mean, median } from "./harness/statistics.ts";
import { readSiteMap } from "./site-map.ts";

/** Prices of the German shop, and pages that show some of them. */
interface Prices extends AsyncDisposable {
  database: pg.Pool;
  /** The page of the most popular product, and 39 others. */
  pages: string[];
  product: string;
  /** The number of that product. */
  id: number;
  /** Numbers of the products that the first lists show. */
  popular: number[];
}

/** Milliseconds after which PostgreSQL has counted what idle connections did. */
const counted = 12_000;
const changesPerSecond = 50;

/** Opens the database of a shop, whose pages are cached then. */
export async function openPrices(shop: MeasuredShop, url: string): Promise<Prices> {
  const database = new pg.Pool({ connectionString: url });
  const { rows } = await database.query<{ id: number }>(
    "select p.id from product p where exists (select from article a join offer f on f.tcm = a.tcm and f.market = 'DE' where a.product_id = p.id and now() between f.valid_from and f.valid_until) order by p.popularity desc, p.id limit 200",
  );
  const popular = rows.map(({ id }) => id);
  const id = popular[0]!;
  const { pages: known } = await readSiteMap((path) => shop.get("de", path));
  const product = known.find((path) => path.endsWith(`-p${id}.html`))!;
  const others = known.filter((path) => /-[cp]\d+\.html$/.test(path)).slice(0, 38);
  const pages = ["/", product, ...others];
  for (const path of pages) await shop.get("de", path);
  return {
    database,
    pages,
    product,
    id,
    popular,
    [Symbol.asyncDispose]: () => database.end(),
  };
}

/** Changes the price of a product to another one each time, and waits for its page. Returns the milliseconds of the waits. */
const waitForPrices = (shop: MeasuredShop, { database, product, id }: Prices, cents: number) =>
  timed(async () => {
    await database.query(
      "update offer set price = $2, was = null from article a where a.tcm = offer.tcm and a.product_id = $1 and market = 'DE'",
      [id, 987_600 + cents],
    );
    const words = `9.876,${String(cents).padStart(2, "0")}`;
    while (!(await shop.get("de", product)).includes(words)) await sleep(5);
  });

/**
 * Measures how long one changed price takes to its page, and the transactions that it causes until all pages are cached again.
 */
export async function measurePrice(shop: MeasuredShop, prices: Prices) {
  const transactions = async () => {
    await sleep(counted);
    const { rows } = await prices.database.query<{ number: string }>(
      "select xact_commit as number from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]!.number);
  };
  const before = await transactions();
  const waits: number[] = [];
  for (const cents of [1, 2, 3]) {
    waits.push(await waitForPrices(shop, prices, cents));
    for (const path of prices.pages) await shop.get("de", path);
  }
  return { price: median(waits), statements: ((await transactions()) - before) / waits.length };
}

/**
 * Compares reading by 32 connections while 50 prices change each second with reading while none does (the ratio of the 99th
 * percentiles), and measures the longest time that a page showed an old price. Then compares the answers per second from the end of all
 * cached pages until all indexes are built again in the background. `folder` is the shop's DATA_DIR.
 */
export async function measureChanges(
  shop: MeasuredShop,
  prices: Prices,
  { seconds, folder }: { seconds: number; folder: string },
) {
  const { pages, popular, database } = prices;
  let next = 0;
  const reading = {
    request: () => ({
      path: pages[next++ % pages.length]!,
      method: "GET" as const,
      headers: { host: "de.localhost" },
    }),
    seconds,
  };
  const quiet = await load(shop, reading);
  const changes: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const id = popular[1 + (changes.length % (popular.length - 1))];
    const change =
      "update offer set price = price + 1 from article a where a.tcm = offer.tcm and a.product_id = $1 and market = 'DE'";
    changes.push(database.query(change, [id]));
  }, 1_000 / changesPerSecond);
  const waits: number[] = [];
  const isOver = sleep(seconds * 1_000).then(() => true);
  const watching = (async () => {
    for (let cents = 10; cents < 99; cents++) {
      waits.push(await waitForPrices(shop, prices, cents));
      if (await Promise.race([isOver, sleep(100).then(() => false)])) return;
    }
  })();
  const changing = await load(shop, reading);
  await watching;
  clearInterval(timer);
  await Promise.all(changes);
  const index = join(folder, "indexes", "search-index");
  const { mtimeMs } = await stat(index);
  await replaceCatalogue(database);
  const rates: number[] = [];
  do rates.push((await load(shop, { ...reading, seconds: 5 })).rate);
  while ((await stat(index)).mtimeMs === mtimeMs);
  return {
    quiet: quiet.p99,
    changing: changing.p99 / quiet.p99,
    oldest: Math.max(...waits),
    rebuilding: mean(rates) / quiet.rate,
  };
}

/** Makes the shop build all indexes again, as after an import. */
async function replaceCatalogue(database: pg.Pool) {
  await database.query("update content_version set changed_at = now() where part = 'catalogue'");
  await database.query("select pg_notify('content', '*')");
}
