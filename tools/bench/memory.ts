import { writeFileSync } from "node:fs";
import { globalAgent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { searchUrl } from "../../border/search/search-contract.ts";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { siteCodes, type ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import { statusOf } from "./harness/clients.ts";
import { compareCosts } from "./harness/load.ts";
import { residentMemory } from "./harness/processes.ts";
import { recordAnswer, startBare, startShop, type Server } from "./harness/servers.ts";
import { count, type Table } from "./harness/tables.ts";
import { readRealCatalogue } from "./search/catalogue.ts";

/**
 * `npm run bench:memory`: the memory of a server that renders results pages, none of which is in its cache. `--write` puts the
 * table into docs/figures.md, `--short` requests fewer pages.
 */

const bench = openBench();
const atOnce = 400;
const searches = bench.short ? 2_000 : 10_000;
const connections = 64;
const rounds = bench.short ? 3 : 7;
/** Target for the memory (MiB) of the server, without the PostgreSQL server. */
const aim = 400;

/** The words of the products' names, in each site's language. */
const words = await wordsOfSites();
let asked = 0;

const rows: Table["rows"] = [];
await onPostgres("PostgreSQL", (url) => measure("PostgreSQL server", { DATABASE_URL: url }));
await measure("embedded PostgreSQL", {});
await bench.publish(
  "memory",
  `Resident memory, no page from the cache (aim with a server: ${aim} MiB)`,
  {
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
  },
);

async function measure(name: string, environment: Record<string, string>) {
  const shop = await startShop(environment);
  const bare = await startBare();
  const peakWhile = async (work: (shop: Server) => Promise<void>) => {
    // Linux: resets the peak.
    writeFileSync(`/proc/${shop.pid}/clear_refs`, "5");
    await work(shop);
    return residentMemory(shop.pid, "VmHWM");
  };
  try {
    const memories = [
      residentMemory(shop.pid),
      await peakWhile(burst),
      await peakWhile(stream),
      await sleep(60_000).then(() => residentMemory(shop.pid)),
    ];
    const { path, headers } = nextSearch();
    await bare.serve(await recordAnswer(shop.origin + path, headers));
    const searching = { request: nextSearch, connections: 1 };
    const costs = await compareCosts(rounds, [shop, searching], [bare]);
    rows.push([name, ...memories.map((amount) => `${amount} MiB`), ...costs.slice(0, 3)]);
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
  }
}

/** Searches once. Returns whether an overloaded server answered rather than refused. */
async function search({ origin }: Server): Promise<boolean> {
  const next = nextSearch();
  const status = await statusOf(globalAgent, origin, next);
  if (status !== 200 && status !== 503)
    throw new Error(`${next.path} was answered with ${status}.`);
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
