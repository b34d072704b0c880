import { load } from "./load.ts";
import type { Server } from "./servers.ts";
import { count, microseconds, printTable, type Table } from "./tables.ts";

const connections = 32;

/** Measures how long a shopper waits for a cached page, with 32 connections without pauses. Returns rows of the table. */
export async function benchPages(shop: Server, seconds: number): Promise<Table["rows"]> {
  const home = await (await fetch(`${shop.origin}/`)).text();
  const product = /href="(\/[^"]*-p\d+\.html)"/.exec(home)?.[1];
  if (!product) throw new Error("The home page links no product.");
  const rows: Table["rows"] = [];
  const ofReadme: Table["rows"] = [];
  for (const [name, path] of [
    ["home page", "/"],
    ["product page", product],
  ] as const) {
    const options = { request: { path, headers: { "accept-encoding": "br" } }, connections };
    await load(shop, options);
    const { p50, p99, rate, cost } = await load(shop, { ...options, seconds });
    rows.push([
      name,
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      count(rate),
      microseconds(cost),
    ]);
    ofReadme.push([
      `Cached ${name}: 99 of 100 answers at ${connections} connections`,
      `within ${p99.toFixed(1)} ms`,
      "",
      "",
    ]);
  }
  printTable(`Cached pages at ${connections} connections`, {
    columns: ["page", "p50", "p99", "requests/s", "processor time"],
    rows,
  });
  return ofReadme;
}
