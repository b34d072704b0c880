import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { build as viteBuild, InlineConfig, Plugin, Rolldown } from "vite";
import type { BuiltRelease } from "../../server/release.ts";
import { commitOf } from "./commit.ts";
import { isCoffeeShop, shopOfProcess } from "./shop-folder.ts";
import { releaseTime } from "./release-time.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/** The shop that is built, and the folder of its build. */
const shop = shopOfProcess();
const { built, folder } = shop;

/** Files whose change requires a new build. */
const sources = [
  `{platform,commerce,border,storefront,${folder},engines,server,tools/gallery}/**/*.{ts,tsx,css}`,
  "tools/gallery/*.{html,svg}",
  "package-lock.json",
  "tools/scripts/brand/*.ts",
  "{vite.config,tools/scripts/{coffee-css,css-options,css-patterns,outweigh-hosts,reader-sizes,shop-in-folder,release/build-packages}}.ts",
];

/** Files other than the content itself whose change affects the rows that an import writes, or search results. */
export const contentSources = [
  "platform/{content,database}/*.ts",
  "{commerce/*,engines/**/*}.ts",
  "{border,storefront,shop}/!(client|server|hosts|pages)/*.ts",
  "{border,storefront,shop}/*/server/**/*.ts",
  "platform/shared/**/*.ts",
  "border/border-paths.ts",
  "shop/{brand,shop-paths,orders/payment/*,sites/**/*}.ts",
];

/** In the folder of another shop, any code may read its content. */
const readingSources = isCoffeeShop(shop)
  ? contentSources
  : [...contentSources, `${folder}/**/*.{ts,tsx}`];

/** Number of client releases whose files are kept: cached pages may still request files of the previous release. */
const releasesKept = 2;

/** Builds client and server when their sources have changed since the last build. */
export async function build(): Promise<{ isNew: boolean }> {
  await writeRelease();
  const version = await versionOf(sources);
  if ((await builtVersion()) === version) return { isNew: false };
  say(`Building the shop in ${folder}/ …`);
  // Without the marker, a failed build is not mistaken for the previous one.
  await rm(marker, { force: true });
  await buildAll();
  await forgetOldReleases();
  say("Compressing its files …");
  await compressClient();
  await writeFile(marker, version);
  return { isNew: true };
}

/** Says what takes a while, on the other stream than what commands print. */
const say = (line: string) => console.error(line);

/** Reports whether sources have changed since the last build. */
export const needsBuild = async () => (await builtVersion()) !== (await versionOf(sources));

/** Has the version of the sources of the last build. */
const marker = `${built}/version`;

const builtVersion = async () => (existsSync(marker) ? await readFile(marker, "utf8") : undefined);

const buildAll = () =>
  inProduction(async ({ build }) => {
    await build(client);
    say("Building its server …");
    await build(server);
    if (!isCoffeeShop(shop)) return;
    say("Building its gallery …");
    await build(gallery);
  });

/**
 * Builds client and server for development: without the gallery and without compressed files, which take most of the time. The next
 * `build` makes everything.
 */
export async function buildForDevelopment() {
  await writeRelease();
  await rm(marker, { force: true });
  await inProduction(({ build }) => Promise.all([build(client), build(server)]));
  await forgetOldReleases();
}

/** Builds the style sheets that pages link, and returns their CSS by name, such as "header.css". Writes nothing. */
export function buildSheets(): Promise<Record<string, string>> {
  const sheetsOnly: Plugin = {
    name: "sheets-only",
    options: ({ input, ...options }) => ({
      ...options,
      input: (input as string[]).filter((file) => file.endsWith(".css")),
    }),
  };
  return inProduction(async ({ build }) => {
    const { output } = (await build({
      ...client,
      build: { rolldownOptions, write: false },
      plugins: [sheetsOnly],
    })) as Rolldown.RolldownOutput;
    return Object.fromEntries(
      output.flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css")
          ? [[basename(file.originalFileNames[0]!), String(file.source)]]
          : [],
      ),
    );
  });
}

// How long plugins take depends on what else the machine does.
const rolldownOptions = { checks: { pluginTimings: false } };
const client: InlineConfig = { logLevel: "warn", build: { rolldownOptions } };
const server: InlineConfig = { logLevel: "warn", build: { rolldownOptions, ssr: true } };
const gallery: InlineConfig = { ...client, configFile: "tools/gallery/vite.config.ts" };

/** Runs Vite for production. Afterwards a test process continues with React's development build. */
async function inProduction<Result>(
  run: (vite: { build: typeof viteBuild }) => Promise<Result>,
): Promise<Result> {
  const { NODE_ENV = "" } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await run(await import("vite"));
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** Writes the release's identity beside the server: content imported by a newer release is kept (docs/decisions/012). */
export async function writeRelease() {
  await mkdir(built, { recursive: true });
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  const release: BuiltRelease = {
    version,
    commit: commitOf("."),
    time: await releaseTime([`${folder}/content/**/*`, ...readingSources]),
    code: await versionOf(readingSources),
  };
  // Written atomically, because a server that starts at the same time may read it.
  const file = `${built}/release.json`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(release));
  await rename(draft, file);
}

/** Returns a hash of the matching files, without tests and without declarations, which no build contains. */
export async function versionOf(patterns: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await Array.fromAsync(glob(patterns))).sort())
    if (!/\.(test|d)\.tsx?$/.test(file)) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 12);
}

async function forgetOldReleases() {
  const client = `${built}/client`;
  await mkdir(client, { recursive: true });
  const list = `${built}/releases.json`;
  const manifest = JSON.parse(await readFile(`${client}/manifest.json`, "utf8")) as Record<
    string,
    { file: string; assets?: string[] }
  >;
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const before = existsSync(list) ? (JSON.parse(await readFile(list, "utf8")) as string[][]) : [];
  // A build with the same client files (only the server changed) is not a new client release.
  const isSame = JSON.stringify(files) === JSON.stringify(before[0]);
  const releases = [files, ...(isSame ? before.slice(1) : before)].slice(0, releasesKept);
  const current = new Set([...releases.flat(), "manifest.json"]);
  for await (const path of glob(`${client}/*`))
    if (!current.has(basename(path).replace(/\.(gz|br)$/, ""))) await rm(path, { recursive: true });
  await writeFile(list, JSON.stringify(releases));
}

/**
 * Writes the compressed encodings of each file beside it: they are smaller than a server could make them per request, and
 * available when it starts.
 */
async function compressClient() {
  const files = await Array.fromAsync(glob(`${built}/client/*-*.{css,js,svg}`));
  await Promise.all(
    files.map(async (file) => {
      if (existsSync(`${file}.br`)) return;
      const bytes = await readFile(file);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      // Written atomically, because a later build trusts existing files.
      await writeFile(`${file}.draft`, await promisify(brotliCompress)(bytes));
      await rename(`${file}.draft`, `${file}.br`);
    }),
  );
}

if (import.meta.main) {
  expectNoArguments("npm run build --", "Builds the shop if its sources have changed.");
  await build();
}
