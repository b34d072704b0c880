import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Table } from "./tables.ts";

const folder = "dist/client";

/** Measures the script that a browser loads before the shopper touches the page. Returns rows of the table. */
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
  return [["Script of the first view, compressed", `${(bytes / 1_000).toFixed(1)} kB`, "", ""]];
}
