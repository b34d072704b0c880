import { join } from "node:path";
import { cartApiPath, suggestionsPath } from "../../border/border-paths.ts";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { findPostgres } from "../scripts/programs.ts";
import { openFilledVendure, type FilledVendure } from "../scripts/vendure/filled-vendure.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { inTurn, timed } from "./harness/rounds.ts";
import { startShop, type Server } from "./harness/servers.ts";
import { median } from "./harness/statistics.ts";
import type { Table } from "./harness/tables.ts";
import { readyShopper } from "./ready-shopper.ts";
import { readSiteMap } from "./site-map.ts";
import { openShopApi, type Product } from "./vendure-shop-api.ts";

/**
 * `npm run bench:vendure`: what a shopper does, at the shop in front of a real Vendure and at Vendure's own shop API, in turn. `--write`
 * puts the table into docs/figures.md, `--short` measures less.
 */

const bench = openBench();
/** Measurements of each action; placing an order takes longest. */
const [times, orders] = bench.short ? [20, 5] : [100, 20];

/** An action of shoppers, at the shop and at Vendure. Each function prepares the nth measurement, and returns what is timed. */
interface Action {
  name: string;
  times: number;
  shop(nth: number): Prepared;
  vendure(nth: number): Prepared;
}

type Prepared = Promise<() => Promise<unknown>> | (() => Promise<unknown>);

await onPostgres("Vendure", benchVendure);

async function benchVendure(url: string) {
  const vendure = await openFilledVendure({
    folder: join(projectFolder, ".cache/vendure/bench"),
    bin: findPostgres(),
    port: await freePort(),
    demo: false,
    signal: new AbortController().signal,
    report: console.log,
  });
  try {
    const settings = {
      ENGINE: "vendure",
      ENGINE_URL: vendure.url,
      ENGINE_KEY: vendure.key,
      ENGINE_DATABASE_URL: vendure.databaseUrl ?? "",
      DATABASE_URL: url,
      TRUST_PROXY: "127.0.0.1",
    };
    const shop = await startShop(settings);
    const actions = await actionsOf(shop, vendure);
    await compareActions(actions).finally(shop.stop);
  } finally {
    await vendure.stop();
  }
}

async function compareActions(actions: Action[]) {
  const rows: Table["rows"] = [];
  for (const action of actions) {
    const nth = { shop: 0, vendure: 0 };
    const next = (of: "shop" | "vendure") => async () => timed(await action[of](nth[of]++));
    const measured = await inTurn(action.times, { shop: next("shop"), vendure: next("vendure") });
    const [shop, vendure] = [median(measured.shop), median(measured.vendure)];
    rows.push([action.name, shop.toFixed(1), vendure.toFixed(1), (shop / vendure).toFixed(2)]);
  }
  const heading = "The shop in front of Vendure, beside Vendure's own shop API";
  const columns = ["", "shop, ms", "Vendure, ms", "shop of Vendure"];
  await bench.publish("vendure", heading, { columns, rows });
}

async function actionsOf(shop: Server, vendure: FilledVendure): Promise<Action[]> {
  const api = openShopApi(vendure.url);
  const products = await api.products();
  const read = async (path: string) => (await fetch(shop.origin + path)).text();
  const pages = (await readSiteMap(read)).pages.filter((path) => /-p\d+\.html$/.test(path));
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
