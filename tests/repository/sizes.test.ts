import { randomBytes } from "node:crypto";
import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { build } from "../../tools/scripts/build.ts";
import { budgetsOf, reactOf, untouchedPage, type Manifest } from "./script-budgets.ts";

let manifest: Manifest;
/** Compressed sizes of the build's chunks in bytes. */
const sizes = new Map<string, number>();
const folder = join(projectFolder, "dist", "client");
/** Read from the source, so that an island unknown to the boot script is missing in the manifest. */
const islands = await Array.fromAsync(
  glob("{border/client,shop/pages/*}/*.island.tsx", { cwd: projectFolder }),
);

const read = (file: string) => readFile(join(folder, file), "utf8");
const textOf = (key: string) => read(manifest[key]!.file);

beforeAll(async () => {
  await build();
  manifest = JSON.parse(await read("manifest.json")) as Manifest;
  for (const key of Object.keys(manifest)) sizes.set(key, gzipped(await textOf(key)));
}, 60_000);

/** Returns a file's compressed size, with constants for the hashes in names of other files, whose length varies when compressed. */
const gzipped = (text: string) =>
  gzipSync(text.replaceAll(/-[\w-]{8}(?=\.(js|css)\b)/g, "-C7kQzP2x")).length;

/** Returns each budget that a build exceeds, with its size, and each that has React and should not. */
const overBudget = (built: Manifest, sizeOf: (key: string) => number) =>
  budgetsOf(built, islands).flatMap(({ what, limit, chunks, mayHaveReact }) => {
    const size = [...chunks].reduce((sum, key) => sum + sizeOf(key), 0) / 1_000;
    return [
      size > limit ? `${what}: ${size} kB, more than ${limit} kB` : "",
      !mayHaveReact && chunks.has(reactOf(built)) ? `${what}: has React` : "",
    ].filter(Boolean);
  });

test("scripts and styles are as small as their budgets, and React is where it may be", () => {
  expect(islands.length).toBeGreaterThan(4);
  expect(overBudget(manifest, (key) => sizes.get(key)!)).toEqual([]);
});

test("each budget of scripts and styles is exceeded by larger files, and shows where React is loaded", () => {
  const budgets = budgetsOf(manifest, islands);
  expect(overBudget(manifest, () => 200_000)).toEqual(
    budgets.map(({ what }) => expect.stringContaining(`${what}: `)),
  );
  const react = reactOf(manifest);
  for (const { what, chunks } of budgets.filter(({ mayHaveReact }) => !mayHaveReact)) {
    const imports = Object.entries(manifest).map(([key, chunk]) =>
      chunks.has(key)
        ? [key, { ...chunk, imports: [...(chunk.imports ?? []), react] }]
        : [key, chunk],
    );
    const planted = Object.fromEntries(imports) as Manifest;
    expect(overBudget(planted, () => 0)).toContain(`${what}: has React`);
  }
});

test("the first view has no React", async () => {
  const hasReact = async (key: string) => (await textOf(key)).includes("react.");
  expect(await hasReact(reactOf(manifest))).toBe(true);
  for (const key of budgetsOf(manifest, [])[0]!.chunks)
    expect(await hasReact(key), key).toBe(false);
});

test("a page loads at most 10 scripts before a shopper touches it", () => {
  const react = reactOf(manifest);
  const mistakes = (built: Manifest) => {
    const scripts = untouchedPage(built);
    return [...(scripts.size > 10 ? [...scripts] : []), ...(scripts.has(react) ? [react] : [])];
  };
  const boot = manifest["shop/boot.ts"]!;
  expect(mistakes({ ...manifest, "shop/boot.ts": { ...boot, imports: [react] } })).toContain(react);
  expect(mistakes({ ...manifest, "shop/boot.ts": { ...boot, imports: islands } })).toContain(
    islands[0],
  );
  expect(mistakes(manifest)).toEqual([]);
});

test("the shop's styles arrive in ten packets, with 0.42 kB of headers", async () => {
  const fit = (styles: Buffer) => brotliCompressSync(styles).length <= 14_180;
  const styles = Buffer.from(await textOf("shop/shop.css"));
  expect(fit(Buffer.concat([styles, randomBytes(14_180)]))).toBe(false);
  expect(fit(styles)).toBe(true);
});

test("the schemas of the server's answers reach no browser", async () => {
  const hasSchemas = (text: string) => text.includes("~kind");
  const typebox = join(projectFolder, "node_modules/typebox/build/type/types/object.mjs");
  expect(hasSchemas(await readFile(typebox, "utf8"))).toBe(true);
  for (const { file } of Object.values(manifest).filter(({ file }) => file.endsWith(".js")))
    expect(hasSchemas(await read(file)), file).toBe(false);
});

test("no style sheet refers to a file elsewhere", async () => {
  const elsewhere = /(?:url\(|@import\s*)["']?(?:https?:|\/\/|data:)/;
  const offences = ["url(https://a.b/c)", 'url("//a.b/c")', "url(data:,)", '@import"//a.b/c"'];
  for (const planted of offences) expect(planted).toMatch(elsewhere);
  const styles = (await readdir(folder)).filter((file) => file.endsWith(".css"));
  expect(styles).not.toEqual([]);
  for (const file of styles) expect(await read(file), file).not.toMatch(elsewhere);
});
