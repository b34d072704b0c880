import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";
import { build } from "../../scripts/build.ts";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

let manifest: Record<string, Chunk>;
const folder = join(projectFolder, "dist", "client");

beforeAll(async () => {
  await build();
  manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
}, 60_000);

const kilobyte = 1_000;
const gzipped = async (file: string) => gzipSync(await readFile(join(folder, file))).length;

/** A chunk with everything that is loaded before it runs. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  found.add(key);
  for (const imported of manifest[key]?.imports ?? [])
    if (!found.has(imported)) withImports(imported, found);
  return found;
}

async function sizeOf(keys: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...keys].map((key) => gzipped(manifest[key]!.file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("the first view runs at most 2.5 kB of script, and no React", async () => {
  const first = withImports("client/boot.ts");
  expect(await sizeOf(first)).toBeLessThanOrEqual(2.5 * kilobyte);
  for (const key of first)
    expect(await readFile(join(folder, manifest[key]!.file), "utf8")).not.toContain("react.");
});

test("React and all islands together are at most 85 kB", async () => {
  const all = new Set<string>();
  for (const island of manifest["client/boot.ts"]!.dynamicImports ?? []) withImports(island, all);
  expect(await sizeOf(all)).toBeLessThanOrEqual(85 * kilobyte);
});

test("the styles of a fragment are at most 6 kB, those of the shop at most 10 kB", async () => {
  expect(await gzipped(manifest["client/styles/header.css"]!.file)).toBeLessThanOrEqual(
    6 * kilobyte,
  );
  expect(await gzipped(manifest["client/styles/footer.css"]!.file)).toBeLessThanOrEqual(
    6 * kilobyte,
  );
  expect(await gzipped(manifest["client/styles/shop.css"]!.file)).toBeLessThanOrEqual(
    10 * kilobyte,
  );
});

test("no style refers to a file elsewhere", async () => {
  const styles = (await readdir(folder)).filter((file) => file.endsWith(".css"));
  const sources = await Promise.all(styles.map((file) => readFile(join(folder, file), "utf8")));
  expect(sources.join("")).not.toMatch(/url\(["']?(https?:|\/\/|data:)/);
});
