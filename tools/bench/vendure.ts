import { cartApiPath, suggestionsPath } from "../../border/border-paths.ts";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { openFilledVendure, type FilledVendure } from "../scripts/vendure/filled-vendure.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { options } from "./options.ts";
import { readyShopper } from "./ready-shopper.ts";
import { startShop, type Server } from "./servers.ts";
import { pathsIn } from "./site-map-paths.ts";
import { median } from "./statistics.ts";
import { markdownTable, printTable } from "./tables.ts";
import { openShopApi, type Product } from "./vendure-shop-api.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:vendure`: what a shopper does, at the shop in front of a real Vendure and at Vendure's own shop API, in turn. `--write`
 * puts the table into docs/figures.md, `--short` measures less.
 */

/** Measurements of each action; placing an order takes longest. */
const [times, orders] = options.short ? [20, 5] : [100, 20];
/** Milliseconds: a first start reads the whole catalogue of Vendure. */
const startWithin = 300_000;

/** An action of shoppers, at the shop and at Vendure. Each function prepares the nth measurement, and returns what is timed. */
interface Action {
  name: string;
  times: number;
  shop(nth: number): Promise<() => Promise<unknown>> | (() => Promise<unknown>);
  vendure(nth: number): Promise<() => Promise<unknown>> | (() => Promise<unknown>);
}

if (findPostgres()) await withPostgres(benchVendure);
else console.log(`Skipped: Vendure. ${missingPostgres}`);

async function benchVendure(url: string) {
  console.log(machine());
  const vendure = await openFilledVendure({
    folder: join(projectFolder, ".cache/vendure/bench"),
    bin: findPostgres(),
    port: await freePort(),
    demo: false,
    signal: new AbortController().signal,
    report: console.log,
  });
  try {
    const shop = await startShop(environmentOf(vendure, url), startWithin);
    try {
      await compare(await actionsOf(shop, vendure));
    } finally {
      await shop.stop();
    }
  } finally {
    await vendure.stop();
  }
}

function environmentOf({ url, key, databaseUrl = "" }: FilledVendure, ownDatabase: string) {
  return {
    ENGINE: "vendure",
    ENGINE_URL: url,
    ENGINE_KEY: key,
    ENGINE_DATABASE_URL: databaseUrl,
    DATABASE_URL: ownDatabase,
    TRUST_PROXY: "127.0.0.1",
  };
}

async function compare(actions: Action[]) {
  const rows: (string | number)[][] = [];
  for (const action of actions) {
    const [ours, theirs] = [[] as number[], [] as number[]];
    for (let nth = 0; nth < action.times; nth++) {
      ours.push(await timed(await action.shop(nth)));
      theirs.push(await timed(await action.vendure(nth)));
    }
    const [shop, vendure] = [median(ours), median(theirs)];
    rows.push([action.name, shop.toFixed(1), vendure.toFixed(1), (shop / vendure).toFixed(2)]);
  }
  const table = { columns: ["", "shop, ms", "Vendure, ms", "shop of Vendure"], rows };
  printTable("The shop in front of Vendure, beside Vendure's own shop API", table);
  if (options.write) await writeFigures("docs/figures.md", "vendure", markdownTable(table));
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function actionsOf(shop: Server, vendure: FilledVendure): Promise<Action[]> {
  const api = openShopApi(vendure.url);
  const products = await api.products();
  const pages = await productPages(shop);
  const product = (nth: number): Product => products[nth % products.length]!;
  const get = (path: string, headers?: Record<string, string>) => async () => {
    const response = await fetch(shop.origin + path, { headers });
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const list = "/kaffee-c1000.html";
  await get(list)();
  const add = (nth: number) => async () => {
    const { sku } = product(nth).variant;
    const response = await fetch(shop.origin + cartApiPath, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ addArticle: { productId: sku.slice(0, 6), tcm: sku, quantity: 1 } }),
    });
    await response.text();
    if (response.status !== 200) throw new Error(`The cart answers ${response.status}.`);
    return response.headers.getSetCookie()[0]!.split(";")[0]!;
  };
  const cookie = await add(0)();
  const { token } = await api.add(product(0).variant.id);
  return [
    {
      name: "a list of 24 products, whose page is cached",
      times,
      shop: () => get(list),
      vendure: () => () => api.list("kaffee"),
    },
    {
      name: "a list of 24 products, never asked for before",
      times,
      shop: (nth) => get(`${list}?to=${9_000 + nth}`),
      vendure: () => () => api.list("kaffee"),
    },
    {
      name: "a product, never asked for before",
      times: Math.min(times, pages.length),
      shop: (nth) => get(pages[nth]!),
      vendure: (nth) => () => api.product(product(nth).slug),
    },
    {
      name: "a suggestion",
      times,
      shop: (nth) => get(`${suggestionsPath}?q=${encodeURIComponent(wordIn(product(nth)))}`),
      vendure: (nth) => () => api.search(wordIn(product(nth))),
    },
    {
      name: "a first piece for the cart",
      times,
      shop: add,
      vendure: (nth) => () => api.add(product(nth).variant.id),
    },
    {
      name: "reading the cart",
      times,
      shop: () => get(cartApiPath, { cookie }),
      vendure: () => () => api.cart(token),
    },
    {
      name: "placing an order",
      times: orders,
      shop: async (nth) => {
        const shopper = await readyShopper(shop, product(nth).variant.sku);
        return () => shopper.press();
      },
      vendure: (nth) => api.readyOrder(product(nth).variant.id),
    },
  ];
}

/** The first letters of a product, as a shopper has typed them. */
function wordIn({ name }: Product): string {
  return name.slice(0, 5).trim();
}

async function productPages(shop: Server): Promise<string[]> {
  const read = async (path: string) => (await fetch(shop.origin + path)).text();
  const map = await read("/sitemap.xml");
  const parts = pathsIn(map).filter((path) => path.startsWith("/sitemap-"));
  const pages = parts.length > 0 ? pathsIn(await read(parts[0]!)) : pathsIn(map);
  return pages.filter((path) => /-p\d+\.html$/.test(path));
}
