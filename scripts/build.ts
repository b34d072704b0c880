import { createHash } from "node:crypto";
import { releaseTime } from "./release-time.ts";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** What changes the build. */
const sources = [
  "{border,database,features,gallery,http,pages,security,server,shared,sites,ui}/**/*.{ts,tsx,css}",
  "gallery/*.{html,svg}",
  "{package-lock,openapi}.json",
  "{vite.config,vite.gallery.config,scripts/reader-sizes}.ts",
];

/** What changes the rows that an import writes or the answers of a search, beside the content itself. */
const contentSources = [
  "database/*.ts",
  "features/*/*.ts",
  "features/*/{draw,server}/**/*.ts",
  "shared/*.ts",
  "sites/**/*.ts",
];

/** Releases of the client whose files stay: pages that others cached may still ask for those of the one before. */
const releasesKept = 2;

/** Builds client and server when their source has changed since the last time. */
export async function build(): Promise<{ isNew: boolean }> {
  await writeRelease();
  const version = await versionOf(sources);
  const marker = "dist/version";
  if (existsSync(marker) && (await readFile(marker, "utf8")) === version) return { isNew: false };
  // A build that fails half-way is not taken for the one before.
  await rm(marker, { force: true });
  await buildAll();
  await forgetOldReleases();
  await compressClient();
  await writeFile(marker, version);
  return { isNew: true };
}

async function buildAll() {
  const { NODE_ENV = "" } = process.env;
  process.env.NODE_ENV = "production";
  const vite = await import("vite");
  await vite.build({ logLevel: "warn" });
  await vite.build({ logLevel: "warn", build: { ssr: true } });
  await vite.build({ logLevel: "warn", configFile: "vite.gallery.config.ts" });
  // A process of tests goes on with the React of development.
  process.env.NODE_ENV = NODE_ENV;
}

/** Says beside the server which release it is: what was imported by a newer one stays (decisions/012). */
export async function writeRelease() {
  await mkdir("dist", { recursive: true });
  const code = await versionOf(contentSources);
  const time = await releaseTime(["content/**/*", ...contentSources]);
  // Whole or not at all: a server may start meanwhile and read it.
  const draft = `dist/release.json.${process.pid}`;
  await writeFile(draft, JSON.stringify({ code, time }));
  await rename(draft, "dist/release.json");
}

/** A hash of the files that match, without tests. */
export async function versionOf(patterns: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await Array.fromAsync(glob(patterns))).sort())
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 12);
}

async function forgetOldReleases() {
  await mkdir("dist/client", { recursive: true });
  const list = "dist/releases.json";
  const manifest = JSON.parse(await readFile("dist/client/manifest.json", "utf8")) as Record<
    string,
    { file: string; assets?: string[] }
  >;
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const before = existsSync(list) ? (JSON.parse(await readFile(list, "utf8")) as string[][]) : [];
  // A build of the same client (only the server changed) is no release of its own.
  const isSame = JSON.stringify(files) === JSON.stringify(before[0]);
  const releases = [files, ...(isSame ? before.slice(1) : before)].slice(0, releasesKept);
  const current = new Set([...releases.flat(), "manifest.json"]);
  for await (const path of glob("dist/client/*"))
    if (!current.has(path.slice("dist/client/".length).replace(/\.(gz|br)$/, "")))
      await rm(path, { recursive: true });
  await writeFile(list, JSON.stringify(releases));
}

/** Writes the encodings of each file beside it: smaller than a server could on a request, and ready when it starts. */
async function compressClient() {
  const files = await Array.fromAsync(glob("dist/client/*-*.{css,js,svg}"));
  await Promise.all(
    files.map(async (file) => {
      if (existsSync(`${file}.br`)) return;
      const bytes = await readFile(file);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      // Whole or not at all: a later build trusts what is there.
      await writeFile(`${file}.draft`, await promisify(brotliCompress)(bytes));
      await rename(`${file}.draft`, `${file}.br`);
    }),
  );
}

if (import.meta.main) await build();
