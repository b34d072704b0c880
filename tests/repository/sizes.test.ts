import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";
import { build } from "../../tools/scripts/build.ts";

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
/** Returns a file's compressed size, with constants for the hashes in names of other files, whose length varies when compressed. */
const gzipped = async (file: string) => {
  const text = await readFile(join(folder, file), "utf8");
  return gzipSync(text.replaceAll(/-[\w-]{8}(?=\.(js|css)\b)/g, "-C7kQzP2x")).length;
};

/** Returns a chunk with everything that is loaded before it runs. */
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

/** Read from the source, so that an island unknown to the boot script is missing in the manifest. */
const islands = await Array.fromAsync(
  glob("{border/client,shop/pages/*}/*.island.tsx", { cwd: projectFolder }),
);

/** Returns the chunk with which every island hydrates: React. */
function react(): string {
  const key = Object.keys(manifest).find((name) => name.startsWith("_hydrate-part-"));
  if (!key) throw new Error("No chunk is named for hydrate-part.ts: say here where React is");
  return key;
}

/** Returns the files that every page with a header loads. */
const header = () =>
  withImports("shop/boot.ts").union(withImports("border/client/header-behaviour.ts"));

test("the first view runs at most 3.58 kB of script, and no React", async () => {
  const first = withImports("shop/boot.ts");
  expect(await sizeOf(first)).toBeLessThanOrEqual(3.58 * kilobyte);
  for (const key of first)
    expect(await readFile(join(folder, manifest[key]!.file), "utf8")).not.toContain("react.");
});

test("a page loads at most 10 scripts before a shopper touches it", async () => {
  const scripts = [
    "header-behaviour",
    "footer-behaviour",
    "page-cart",
    "page-consent",
    "page-tracking",
  ]
    .map((name) => withImports(`border/client/${name}.ts`))
    .reduce((all, some) => all.union(some), withImports("shop/boot.ts"));
  expect(scripts).not.toContain(react());
  expect([...scripts].length).toBeLessThanOrEqual(10);
});

test("what a header does without React is at most 10.46 kB, with what scripts of every page share", async () => {
  const behaviour = header().difference(withImports("shop/boot.ts"));
  expect(behaviour).not.toContain(react());
  expect(await sizeOf(behaviour)).toBeLessThanOrEqual(10.46 * kilobyte);
});

test("the cart of all tabs is at most 6.59 kB of script besides the header's", async () => {
  const cart = withImports("border/client/page-cart.ts").difference(header());
  expect(cart).not.toContain(react());
  expect(await sizeOf(cart)).toBeLessThanOrEqual(6.59 * kilobyte);
});

test("what tracks a page's events is at most 6.09 kB besides header, cart and tracking client", async () => {
  const tracking = withImports("border/client/page-tracking.ts")
    .difference(header())
    .difference(withImports("border/client/page-cart.ts"))
    .difference(withImports("border/tracking/client/install-tracking.ts"));
  expect(tracking).not.toContain(react());
  expect(await sizeOf(tracking)).toBeLessThanOrEqual(6.09 * kilobyte);
});

test("the tracking client is at most 4.91 kB of script besides what every page loads", async () => {
  const before = withImports("shop/boot.ts").union(
    withImports("border/client/header-behaviour.ts"),
  );
  const tracking = withImports("border/tracking/client/install-tracking.ts").difference(before);
  expect(tracking).not.toContain(react());
  expect(await sizeOf(tracking)).toBeLessThanOrEqual(4.91 * kilobyte);
});

test("React is at most 76.48 kB, and each island at most 9.92 kB more", async () => {
  const shared = withImports(react()).difference(header());
  expect(await sizeOf(shared)).toBeLessThanOrEqual(76.48 * kilobyte);
  // Every page reads its cart, whichever islands are hydrated.
  const before = shared.union(header()).union(withImports("border/client/page-cart.ts"));
  expect(islands.length).toBeGreaterThan(4);
  for (const island of islands) {
    const own = withImports(island).difference(before);
    expect(await sizeOf(own), island).toBeLessThanOrEqual(9.92 * kilobyte);
  }
});

test("the newsletter's form is at most 7.37 kB besides React and what every page loads", async () => {
  const before = withImports(react()).union(withImports("border/client/header-behaviour.ts"));
  const form = withImports("border/client/NewsletterForm.island.tsx").difference(before);
  expect(await sizeOf(form)).toBeLessThanOrEqual(7.37 * kilobyte);
});

test("asking for consent takes at most 6.03 kB of script, and 3.53 kB once it is decided, with what ends tags", async () => {
  const others = header()
    .union(withImports("border/client/page-tracking.ts"))
    .union(withImports("border/tracking/client/install-tracking.ts"));
  const page = withImports("border/client/page-consent.ts").difference(others);
  const all = page.union(withImports("border/consent/client/banner.ts")).difference(others);
  expect(all).not.toContain(react());
  expect(await sizeOf(page)).toBeLessThanOrEqual(3.53 * kilobyte);
  expect(await sizeOf(all)).toBeLessThanOrEqual(6.03 * kilobyte);
});

test("everything in the header together is at most 112.1 kB of script", async () => {
  const used = [
    "shop/boot.ts",
    "border/client/header-behaviour.ts",
    "border/client/page-cart.ts",
  ].concat(["SearchBox", "Menu", "MiniCart"].map((name) => `border/client/${name}.island.tsx`));
  const all = used.reduce((found, key) => withImports(key, found), new Set<string>());
  expect(await sizeOf(all)).toBeLessThanOrEqual(112.1 * kilobyte);
});

test("the styles of a fragment are at most 7.13 kB, those of the shop at most 16.7 kB", async () => {
  // 3 % of them outweigh the styles of other teams' pages (docs/decisions/038-styles-of-hosts.md).
  const limits = { header: 7.13, footer: 6, shop: 16.7 };
  for (const [name, limit] of Object.entries(limits))
    expect(
      await gzipped(
        manifest[`${name === "shop" ? "shop" : "border/client/styles"}/${name}.css`]!.file,
      ),
      name,
    ).toBeLessThanOrEqual(limit * kilobyte);
});

test("the shop's styles arrive in ten packets, with 0.42 kB of headers", async () => {
  const styles = brotliCompressSync(await readFile(join(folder, manifest["shop/shop.css"]!.file)));
  expect(styles.length).toBeLessThanOrEqual(14.18 * kilobyte);
});

test("the schemas of the server's answers reach no browser", async () => {
  for (const { file } of Object.values(manifest).filter(({ file }) => file.endsWith(".js")))
    expect(await readFile(join(folder, file), "utf8"), file).not.toContain("~kind");
});

test("no style sheet refers to a file elsewhere", async () => {
  const styles = (await readdir(folder)).filter((file) => file.endsWith(".css"));
  const sources = await Promise.all(styles.map((file) => readFile(join(folder, file), "utf8")));
  expect(sources.join("")).not.toMatch(/url\(["']?(https?:|\/\/|data:)/);
});
