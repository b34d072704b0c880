import { load, printTable, type Server } from "./measure.ts";

/** How long a shopper's first byte takes when the page is kept, with 32 connections that never pause. */
export async function benchPages(shop: Server): Promise<void> {
  const home = await (await fetch(`${shop.origin}/`)).text();
  const product = /href="(\/[^"]*-p\d+\.html)"/.exec(home)?.[1];
  if (!product) throw new Error("The home page links no product.");
  const rows: string[][] = [];
  for (const [name, path] of [
    ["home", "/"],
    ["product", product],
  ] as const) {
    const options = { path, headers: { "accept-encoding": "br" }, connections: 32 };
    await load(shop, options);
    const { p50, p99, rate, cost } = await load(shop, { ...options, seconds: 3 });
    rows.push([
      name,
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      Math.round(rate).toLocaleString("en"),
      `${cost.toFixed(0)} µs`,
    ]);
  }
  printTable(
    "Kept pages at 32 connections",
    ["page", "p50", "p99", "requests/s", "processor time"],
    rows,
  );
}
