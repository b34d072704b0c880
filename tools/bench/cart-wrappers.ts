import type { Kysely } from "kysely";
import { batchCarts } from "../../border/cart/server/batch-carts.ts";
import type { CartCatalogue } from "../../border/cart/server/open-cart.ts";
import type { CartRepository } from "../../border/cart/server/cart-repository.ts";
import { createCarts } from "../../border/cart/server/carts.ts";
import { rememberCarts } from "../../border/cart/server/remember-carts.ts";
import type { CartTables } from "../../border/cart/server/stored-carts/cart-tables.ts";
import { storedCarts } from "../../border/cart/server/stored-carts/stored-carts.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";
import { readOffers } from "../../engines/projection/read-offers.ts";
import { createSaleableArticles } from "../../engines/projection/saleable-articles.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { cartSizes, type Article, type CartSize, type StoredCart } from "./cart-works.ts";
import { processorTimeOfAll } from "./harness/processes.ts";
import { count, type Table } from "./harness/tables.ts";

type Tables = CartTables & CatalogueTables;

/** The cart with all that makes it fast, and without one part of it each. */
const variants: Record<
  string,
  (database: Kysely<Tables>) => { repository: CartRepository; catalogue: CartCatalogue }
> = {
  "all of it": (database) => ({
    repository: rememberCarts(batchCarts(storedCarts(database))),
    catalogue: createSaleableArticles(database),
  }),
  "without remembered carts": (database) => ({
    repository: batchCarts(storedCarts(database)),
    catalogue: createSaleableArticles(database),
  }),
  "without offers beside a cart": (database) => {
    const { lastKnown: _, ...carts } = rememberCarts(batchCarts(storedCarts(database)));
    return { repository: carts, catalogue: createSaleableArticles(database) };
  },
  "without batches of carts": (database) => ({
    repository: rememberCarts(storedCarts(database)),
    catalogue: createSaleableArticles(database),
  }),
  "without batches of offers": (database) => ({
    repository: rememberCarts(batchCarts(storedCarts(database))),
    catalogue: {
      ...createSaleableArticles(database),
      offers: async ({ site: { market }, now }, tcms) =>
        (await readOffers(database, [{ market, now, tcms }]))[0]!,
    },
  }),
};

/** Changes and reads of a round. The first rounds warm up. */
const turns = { 1: 200, 64: 1_600 } as const;
const rounds = 8;
const warmUp = 2;

/**
 * Measures what each wrapper around the cart's storage, and around the offers, saves: microseconds of processor time of a process
 * without HTTP, and of PostgreSQL, and the time that a turn takes among all clients.
 */
export async function benchCartWrappers(
  url: string,
  postgres: number,
  { product_id, tcm }: Article,
  store: (size: CartSize) => Promise<StoredCart[]>,
): Promise<Table> {
  const database = await openDatabase<Tables>({ url, folder: "", onError: console.error });
  const opened = Object.entries(variants).map(([name, open]) => ({
    name,
    ...opener(open(database.sql)),
  }));
  const article = { productId: String(product_id), tcm };
  const rows: Table["rows"] = [];
  for (const work of ["change", "read"] as const)
    for (const size of cartSizes)
      for (const clients of [1, 64] as const) {
        const measured = [];
        for (const { name, carts } of opened)
          measured.push({ name, carts, stored: await store(size), own: 0, database: 0, waited: 0 });
        for (let round = 0; round < rounds; round++)
          for (const variant of measured) {
            const { carts, stored } = variant;
            let turn = 0;
            const client = async () => {
              while (turn < turns[clients]) {
                const { cookie: secret } = stored[turn++ % stored.length]!;
                const at = { site: allSites.DE.site, now: new Date() };
                // Another one than the cart has.
                const visit = Math.floor(turn / stored.length) + round;
                const setArticle = { ...article, quantity: 2 + (visit % 19) };
                const options = { idempotencyKey: `${round} ${turn}` };
                if (work === "read") await carts.read({ secret }, at);
                else await carts.change({ secret }, { setArticle }, at, options);
              }
            };
            const before = {
              own: process.cpuUsage(),
              database: processorTimeOfAll(postgres),
              now: performance.now(),
            };
            await Promise.all(Array.from({ length: clients }, client));
            if (round < warmUp) continue;
            const { user, system } = process.cpuUsage(before.own);
            variant.own += user + system;
            variant.database += processorTimeOfAll(postgres) - before.database;
            variant.waited += (performance.now() - before.now) * 1_000;
          }
        const perTurn = (time: number) => time / turns[clients] / (rounds - warmUp);
        const whole = measured[0]!.own + measured[0]!.database;
        for (const { name, own, database, waited } of measured) {
          const times = [own, database, waited].map((time) => count(perTurn(time)));
          rows.push([work, size, clients, name, ...times, ((own + database) / whole).toFixed(2)]);
        }
      }
  await database.close();
  const columns = [
    "",
    "entries",
    "clients",
    "",
    "µs in the process",
    "in PostgreSQL",
    "µs for each turn",
    "processor time of all of it",
  ];
  return { columns, rows };
}

const opener = (parts: { repository: CartRepository; catalogue: CartCatalogue }) => ({
  carts: createCarts({
    ...parts,
    extras: { at: async () => ({ campaigns: [], partnerProducts: [], vouchers: [] }) },
    personalVouchers: { withCodes: async () => [] },
    secretFrom: async () => undefined,
    limits: {
      attempt: () => {
        throw new Error("Vouchers are not measured.");
      },
    },
  }),
});
