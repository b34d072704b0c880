import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { languages, siteCodes } from "../../shop/sites/site-codes.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { measureChanges, measurePrice, openPrices } from "./catalogue-changes.ts";
import { generate, startMeasured, type MeasuredShop } from "./catalogue-shop.ts";
import { timePlainList } from "./plain-list.ts";
import { measurePreviews, previewCookies } from "./previewed-pages.ts";
import { pathsIn } from "./site-map-paths.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, parseMarkdownTable, printTable, withColumnsOf } from "./tables.ts";
import { machine, readFigures, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:catalogue`: pages of a large catalogue that are not cached, the start, memory, and what a changed price causes.
 * `--write` puts the table into docs/figures.md; `--short` measures 1,000 products alone; `--sizes=1000,1000000` names others, and
 * `--databases=postgres` leaves out the embedded one. What an earlier run measured stays in the table.
 */

const { values: chosen } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    sizes: { type: "string" },
    databases: { type: "string", default: "postgres,embedded" },
  },
});
const sizes = (chosen.sizes ?? (chosen.short ? "1000" : "1000,10000,100000"))
  .split(",")
  .map(Number);

/** Requests of each kind; the median counts. */
const times = chosen.short ? 9 : 27;

/** A row of the table: a measurement and its unit. */
const measurements = {
  generate: "Products generated, s",
  ready: "Ready after a start, s",
  search: "Search answers after a start, s",
  lists: "Lists come from their index, s",
  firstSearch: "Search answers, without a stored index, s",
  memory: "Memory after a start, MiB",
  searchBytes: "Search index, bytes for each product and language",
  listBytes: "List index, bytes for each product",
  home: "Home page, ms",
  category: "Category, page 1, ms",
  fiftieth: "page 50, ms",
  facets: "with a facet and by price, ms",
  plain: "The first page's list as one statement, ms",
  product: "Product, ms",
  results: "Results page, ms",
  firstPreview: "Results page of a preview, the first of a moment, ms",
  preview: "later ones, ms",
  siteMap: "Largest file of the site map, ms",
  price: "Changed price until the page shows it, ms",
  statements: "Transactions that it causes, until 40 cached pages are right again",
  quiet: "Cached pages, 32 connections, 99 %, ms",
  changing: "with 50 changed prices a second, as a ratio",
  oldest: "Oldest price on a page then, ms",
  rebuilding: "Answers per second while indexes are built again, as a ratio",
};

type Figures = Partial<Record<keyof typeof measurements, number>>;

console.log(machine());
const columns: { name: string; figures: Figures }[] = [];
const kinds = chosen.databases.split(",");
for (const size of sizes) {
  if (kinds.includes("postgres")) {
    if (!findPostgres()) console.log(`Skipped: PostgreSQL. ${missingPostgres}`);
    else
      await withPostgres((url) =>
        inFolder((DATA_DIR) => measure(size, { DATABASE_URL: url, DATA_DIR })),
      );
  }
  if (kinds.includes("embedded"))
    await inFolder((DATA_DIR) => measure(size, { DATABASE_URL: "", DATA_DIR }));
}
const table = {
  columns: ["", ...columns.map(({ name }) => name)],
  rows: Object.entries(measurements).map(([key, name]) => [
    name,
    ...columns.map(({ figures }) => shown(figures[key as keyof Figures])),
  ]),
};
printTable("A large catalogue; no page is cached", table);
if (chosen.write) await write();

/** Writes the table. Sizes and databases that were measured by an earlier run keep their columns. */
async function write() {
  const [file, name] = ["docs/figures.md", "catalogue"];
  const earlier = parseMarkdownTable(await readFigures(file, name)) ?? table;
  const kept = earlier.columns.filter((column) => !table.columns.includes(column));
  const note = kept.length > 0 ? `\n\nOf earlier runs: ${kept.join("; ")}.` : "";
  await writeFigures(file, name, markdownTable(withColumnsOf(earlier, table)) + note);
}

async function inFolder(use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "kontor-catalogue-"));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Environment extends Record<string, string> {
  DATABASE_URL: string;
  DATA_DIR: string;
}

async function measure(size: number, environment: Environment) {
  const { DATABASE_URL: url } = environment;
  const name = `${url ? "PostgreSQL" : "embedded"}, ${count(size)}`;
  console.log(name);
  const figures: Figures = {};
  columns.push({ name, figures });
  figures.generate = await generate(size, environment);
  const first = await startMeasured(environment);
  figures.firstSearch = first.secondsToSearch;
  await first.stop();
  const cookies = await previewCookies(environment);
  const shop = await startMeasured(environment);
  try {
    figures.ready = shop.secondsToReady;
    figures.search = shop.secondsToSearch;
    figures.lists = shop.secondsToLists;
    // Until then tiles are read in advance.
    await sleep(5_000);
    figures.memory = shop.memory();
    figures.searchBytes = (await shop.memoryOf("search index ")) / size / languages.length;
    figures.listBytes = (await shop.memoryOf("list index")) / size;
    await measurePages(shop, figures);
    Object.assign(figures, await measurePreviews(shop, cookies, times));
    if (url) await measurePrices(shop, environment, figures);
  } finally {
    await shop.stop();
  }
  figures.plain = await timePlainList(environment, times);
}

async function measurePages(shop: MeasuredShop, figures: Figures) {
  const timed = async (paths: string[], sites: readonly string[] = ["de"]) => {
    const all: number[] = [];
    for (const path of paths)
      for (const site of sites) all.push((await shop.get(site, path)).milliseconds);
    // The first ones warm up.
    return median(all.slice(Math.min(3, all.length - 1)));
  };
  /** Addresses that no cache knows: each has another highest price. */
  const unknown = (path: string) =>
    Array.from({ length: times }, (_, at) => `${path}to=${9_000 + at}`);
  figures.home = await timed(["/"], siteCodes.map(siteSlug));
  figures.category = await timed(unknown("/kaffee-c1000.html?"));
  figures.facets = await timed(unknown("/kaffee-c1000.html?roast=dark&sort=price-up&"));
  figures.results = await timed(unknown("/search?query=kaffee&site=DE&"));
  const { body: map } = await shop.get("de", "/sitemap.xml");
  const parts = pathsIn(map).filter((path) => path.startsWith("/sitemap-"));
  figures.siteMap = await timed([parts[0] ?? "/sitemap.xml"], siteCodes.map(siteSlug).slice(1));
  const products = pathsIn((await shop.get("de", parts[0] ?? "/sitemap.xml")).body).filter((path) =>
    /-p\d+\.html$/.test(path),
  );
  figures.product = await timed(products.slice(-times));
  // With fewer products the category has fewer pages.
  if (products.length > 9_000)
    figures.fiftieth = await timed(unknown("/kaffee-c1000.html?page=50&"));
}

async function measurePrices(
  shop: MeasuredShop,
  { DATABASE_URL: url, DATA_DIR: folder }: Environment,
  figures: Figures,
) {
  await using prices = await openPrices(shop, url);
  Object.assign(figures, await measurePrice(shop, prices));
  const seconds = chosen.short ? 5 : 20;
  Object.assign(figures, await measureChanges(shop, prices, { seconds, folder }));
}

function shown(figure: number | undefined): string {
  if (figure === undefined) return "";
  return figure < 10 ? figure.toFixed(1) : count(figure);
}
