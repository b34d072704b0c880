import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { searchUrl } from "../../border/search/search-contract.ts";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { siteCodes, type ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { withPostgres } from "../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { compare } from "./load.ts";
import { options } from "./options.ts";
import { readRealCatalogue } from "./search/catalogue.ts";
import { recordAnswer, startBare, startShop, type Server } from "./servers.ts";
import { count, markdownTable, microseconds, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:memory`: the memory of a server that renders results pages, none of which is in its cache. `--write` puts the
 * table into docs/figures.md, `--short` requests fewer pages.
 */

const atOnce = 400;
const searches = options.short ? 2_000 : 10_000;
const connections = 64;
const rounds = options.short ? 3 : 7;
/** Target for the memory (MiB) of the server, without the PostgreSQL server. */
const aim = 400;

/** The words of the products' names, in each site's language. */
const words = await wordsOfSites();
let asked = 0;

console.log(machine());
const rows: Table["rows"] = [];
if (findPostgres())
  rows.push(await withPostgres((url) => measure("PostgreSQL server", { DATABASE_URL: url })));
else console.log(`Skipped: PostgreSQL. ${missingPostgres}`);
rows.push(await measure("embedded PostgreSQL", {}));
const table = {
  columns: [
    "",
    "ready",
    `${atOnce} searches at once, peak`,
    `${count(searches)} more, ${connections} at a time, peak`,
    "a minute later",
    "processor time for a page",
    "bare answer",
    "ratio",
  ],
  rows,
};
printTable(`Resident memory, no page from the cache (aim with a server: ${aim} MiB)`, table);
if (options.write) await writeFigures("docs/figures.md", "memory", markdownTable(table));

async function measure(name: string, environment: Record<string, string>) {
  const shop = await startShop(environment);
  const bare = await startBare();
  try {
    const ready = memory(shop, "VmRSS");
    const ofBurst = await peakWhile(shop, () => burst(shop));
    const ofStream = await peakWhile(shop, () => stream(shop));
    await sleep(60_000);
    const after = memory(shop, "VmRSS");
    const { path, headers } = nextSearch();
    await bare.serve(await recordAnswer(shop.origin + path, headers));
    const {
      ours,
      bare: least,
      costRatio,
    } = await compare(rounds, shop, bare, {
      request: nextSearch,
      connections: 1,
    });
    const memories = [ready, ofBurst, ofStream, after].map((amount) => `${amount} MiB`);
    const costs = [microseconds(ours.cost), microseconds(least.cost), costRatio.toFixed(0)];
    return [name, ...memories, ...costs];
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
  }
}

/** Searches once. Returns whether an overloaded server answered rather than refused. */
async function search(shop: Server): Promise<boolean> {
  const { path, headers } = nextSearch();
  const { status } = await recordAnswer(shop.origin + path, headers);
  if (status !== 200 && status !== 503) throw new Error(`${path} was answered with ${status}.`);
  return status === 200;
}

/** Sends all searches at once. */
async function burst(shop: Server) {
  const answers = await Promise.all(Array.from({ length: atOnce }, () => search(shop)));
  console.log(`${atOnce} at once: ${count(answers.filter(Boolean).length)} answered`);
}

/** Searches until this many were answered; a refused client waits a second. */
async function stream(shop: Server) {
  let answered = 0;
  let refused = 0;
  const client = async () => {
    while (answered < searches)
      if (await search(shop)) answered++;
      else {
        refused++;
        await sleep(1_000);
      }
  };
  await Promise.all(Array.from({ length: connections }, client));
  console.log(`${connections} at a time: ${count(answered)} answered, ${count(refused)} refused`);
}

/**
 * Returns a search that finds something and is never repeated: sites and their words in turn, with ever higher maximum prices.
 */
function nextSearch() {
  const site = siteCodes[asked % siteCodes.length]!;
  const ofSite = words[site];
  const word = ofSite[Math.floor(asked / siteCodes.length) % ofSite.length]!;
  const highestPrice = 100_000 + asked++;
  return {
    path: `${searchUrl(word, site)}&to=${highestPrice}`,
    headers: { host: `${siteSlug(site)}.localhost` },
  };
}

async function wordsOfSites(): Promise<Record<ShopSiteCode, string[]>> {
  const { products } = await readRealCatalogue();
  const lists = siteCodes.map((code) => {
    const { language } = allSites[code].site;
    const names = products.map(({ name }) => name[language]).join(" ");
    return [code, [...new Set(names.match(/\p{L}{4,}/gu))]];
  });
  return Object.fromEntries(lists) as Record<ShopSiteCode, string[]>;
}

/** Returns the server's peak memory while the work runs. */
async function peakWhile(shop: Server, work: () => Promise<void>): Promise<number> {
  // Linux: resets the peak.
  writeFileSync(`/proc/${shop.pid}/clear_refs`, "5");
  await work();
  return memory(shop, "VmHWM");
}

/** Returns the MiB of memory that a process uses, or used at its peak. */
function memory({ pid }: Server, field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1024);
}
