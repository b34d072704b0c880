import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { productFeedPath } from "../../shop/shop-paths.ts";
import { languages, siteCodes } from "../../shop/sites/site-codes.ts";
import { measureChanges, measurePrice, openPrices } from "./catalogue-changes.ts";
import { generate, startMeasured, type MeasuredShop } from "./catalogue-shop.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { residentMemory } from "./harness/processes.ts";
import { timed } from "./harness/rounds.ts";
import { median } from "./harness/statistics.ts";
import {
  count,
  markdownTable,
  parseMarkdownTable,
  printTable,
  withColumnsOf,
  type Table,
} from "./harness/tables.ts";
import { readFigures } from "./harness/written-figures.ts";
import { timePlainList } from "./plain-list.ts";
import { measurePreviews, previewCookies } from "./previewed-pages.ts";
import { readSiteMap } from "./site-map.ts";

/**
 * `npm run bench:catalogue`: pages of a large catalogue that are not cached, the start, memory, and what a changed price causes.
 * `--write` puts the table into docs/figures.md; `--short` measures 1,000 products alone; `--sizes=1000,1000000` names others, and
 * `--databases=postgres` leaves out the embedded one. What an earlier run measured stays in the table.
 */

const { options, short, write } = openBench({
  sizes: { type: "string" },
  databases: { type: "string", default: "postgres,embedded" },
});
const sizes = (options.sizes ?? (short ? "1000" : "1000,10000,100000")).split(",").map(Number);

/** Requests of each kind; the median counts. */
const times = short ? 9 : 27;

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
  feed: "Product feed, s",
  feedAgain: "again, while its parts are cached, s",
  price: "Changed price until the page shows it, ms",
  statements: "Transactions that it causes, until 40 cached pages are right again",
  quiet: "Cached pages, 32 connections, 99 %, ms",
  changing: "with 50 changed prices a second, as a ratio",
  oldest: "Oldest price on a page then, ms",
  rebuilding: "Answers per second while indexes are built again, as a ratio",
};

type Figures = Partial<Record<keyof typeof measurements, number>>;

const columns: { name: string; figures: Figures }[] = [];
const databases = options.databases.split(",");
for (const size of sizes) {
  if (databases.includes("postgres"))
    await onPostgres("PostgreSQL", (url) => inFolder((folder) => measure(size, url, folder)));
  if (databases.includes("embedded")) await inFolder((folder) => measure(size, "", folder));
}
const table: Table = {
  columns: ["", ...columns.map(({ name }) => name)],
  rows: Object.entries(measurements).map(([key, name]) => [
    name,
    ...columns.map(({ figures }) => shown(figures[key as keyof Figures])),
  ]),
};
printTable("A large catalogue; no page is cached", table);
// Sizes and databases that were measured by an earlier run keep their columns.
const earlier = parseMarkdownTable(await readFigures("docs/figures.md", "catalogue")) ?? table;
const kept = earlier.columns.filter((column) => !table.columns.includes(column));
const note = kept.length > 0 ? `\n\nOf earlier runs: ${kept.join("; ")}.` : "";
await write("catalogue", markdownTable(withColumnsOf(earlier, table)) + note);

async function inFolder(use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "kontor-catalogue-"));
  await use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

async function measure(size: number, url: string, folder: string) {
  const database = { DATABASE_URL: url, DATA_DIR: folder };
  const name = `${url ? "PostgreSQL" : "embedded"}, ${count(size)}`;
  console.log(name);
  const figures: Figures = {};
  columns.push({ name, figures });
  figures.generate = (await timed(() => generate(size, database))) / 1_000;
  const first = await startMeasured(database);
  figures.firstSearch = first.secondsToSearch;
  await first.stop();
  const cookies = await previewCookies(database);
  const shop = await startMeasured(database);
  try {
    figures.ready = shop.secondsToReady;
    figures.search = shop.secondsToSearch;
    figures.lists = shop.secondsToLists;
    // Until then tiles are read in advance.
    await sleep(5_000);
    figures.memory = residentMemory(shop.pid);
    figures.searchBytes = (await shop.memoryOf("search index ")) / size / languages.length;
    figures.listBytes = (await shop.memoryOf("list index")) / size;
    await measurePages(shop, figures);
    Object.assign(figures, await measurePreviews(shop, cookies, times));
    if (url) {
      await using prices = await openPrices(shop, url);
      Object.assign(figures, await measurePrice(shop, prices));
      const seconds = short ? 5 : 20;
      Object.assign(figures, await measureChanges(shop, prices, { seconds, folder }));
    }
  } finally {
    await shop.stop();
  }
  figures.plain = await timePlainList(database, times);
}

async function measurePages(shop: MeasuredShop, figures: Figures) {
  const medianOf = async (paths: string[], sites: readonly string[] = ["de"]) => {
    const all: number[] = [];
    for (const path of paths)
      for (const site of sites) all.push(await timed(() => shop.get(site, path)));
    // The first ones warm up.
    return median(all.slice(Math.min(3, all.length - 1)));
  };
  /** Addresses that no cache knows: each has another highest price. */
  const unknown = (path: string) =>
    Array.from({ length: times }, (_, at) => `${path}to=${9_000 + at}`);
  figures.home = await medianOf(["/"], siteCodes.map(siteSlug));
  figures.category = await medianOf(unknown("/kaffee-c1000.html?"));
  figures.facets = await medianOf(unknown("/kaffee-c1000.html?roast=dark&sort=price-up&"));
  figures.results = await medianOf(unknown("/search?query=kaffee&site=DE&"));
  const { file, pages } = await readSiteMap((path) => shop.get("de", path));
  figures.siteMap = await medianOf([file], siteCodes.map(siteSlug).slice(1));
  figures.feed = (await timed(() => shop.get("de", productFeedPath))) / 1_000;
  figures.feedAgain = (await timed(() => shop.get("de", productFeedPath))) / 1_000;
  const products = pages.filter((path) => /-p\d+\.html$/.test(path));
  figures.product = await medianOf(products.slice(-times));
  // With fewer products the category has fewer pages.
  if (products.length > 9_000)
    figures.fiftieth = await medianOf(unknown("/kaffee-c1000.html?page=50&"));
}

function shown(figure: number | undefined): string {
  if (figure === undefined) return "";
  return figure < 10 ? figure.toFixed(1) : count(figure);
}
