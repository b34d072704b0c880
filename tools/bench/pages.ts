import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { load } from "./harness/load.ts";
import type { Server } from "./harness/servers.ts";
import { count, type Table } from "./harness/tables.ts";

const connections = 32;

/** Returns the first address of the home page that matches a pattern's group. */
export async function linkOfHome({ origin }: Pick<Server, "origin">, pattern: RegExp) {
  const path = pattern.exec(await (await fetch(`${origin}/`)).text())?.[1];
  if (!path) throw new Error(`The home page has no address like ${pattern}.`);
  return path;
}

export const productLink = /href="(\/[^"]*-p\d+\.html)"/;

/** Measures how long a shopper waits for a cached page, with 32 connections without pauses. */
export async function benchPages(shop: Server, seconds: number): Promise<Table["rows"]> {
  const rows: Table["rows"] = [];
  for (const [name, path] of [
    ["home page", "/"],
    ["product page", await linkOfHome(shop, productLink)],
  ] as const) {
    const options = { request: { path, headers: { "accept-encoding": "br" } }, connections };
    await load(shop, options);
    const { p99, rate } = await load(shop, { ...options, seconds });
    const title = `Cached ${name}: 99 of 100 answers at ${connections} connections`;
    rows.push([title, `within ${p99.toFixed(1)} ms`, "", "", count(rate)]);
  }
  return rows;
}

const folder = "dist/client";

/** Measures the script that a browser loads before the shopper touches the page. */
export async function measureFirstView(): Promise<Table["rows"]> {
  const manifest = JSON.parse(await readFile(`${folder}/manifest.json`, "utf8")) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const keys = new Set(["shop/boot.ts"]);
  // The loop also visits keys that it adds.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  let bytes = 0;
  for (const key of keys)
    bytes += gzipSync(await readFile(`${folder}/${manifest[key]!.file}`)).length;
  return [["Script of the first view, compressed", `${(bytes / 1_000).toFixed(1)} kB`]];
}
