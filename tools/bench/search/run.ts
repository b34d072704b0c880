import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import {
  languages,
  type ShopLanguage,
  markets,
  siteCodes,
} from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { withPostgres } from "../../scripts/postgres.ts";
import { openBench } from "../harness/bench.ts";
import { count } from "../harness/tables.ts";
import { readDocuments, readRealCatalogue, writeCatalogues } from "./catalogue.ts";
import type { Measured, Task } from "./cell.ts";
import { engineNames, rivalNames } from "./engines/all-engines.ts";
import { reportQuality } from "./quality/report-quality.ts";
import { drawQueries } from "./queries.ts";
import { printExamples, reportOf, type Cell } from "./report.ts";

/**
 * `npm run bench:search`: the quality and speed of our search, compared with others; README.md explains what is measured and how.
 * `--write` puts the tables into border/search/README.md. First quality, by judged queries: --quality measures nothing else,
 * --failures lists poor results by kind, --held-out uses the other file of queries, of which only totals are printed. Then speed,
 * on catalogues of three sizes in seven languages: --short measures less, and options select a part: --sizes=10000
 * --languages=de,fr --engines=Kontor,MiniSearch --budget=20 --examples (what was not found, and what took longest).
 */

const { options, short, write } = openBench({
  sizes: { type: "string" },
  languages: { type: "string" },
  engines: { type: "string", default: [...new Set([...engineNames, ...rivalNames])].join() },
  budget: { type: "string" },
  examples: { type: "boolean", default: false },
  quality: { type: "boolean", default: false },
  failures: { type: "boolean", default: false },
  "held-out": { type: "boolean", default: false },
});
const writeTables = (mark: string, figures: string) =>
  write(mark, figures, "border/search/README.md");

const {
  sizes = short ? "10000,100000" : "10000,100000,1000000",
  languages: named = short ? "de" : undefined,
  budget = short ? "5" : "10",
} = options;

const perKind = 300;
const minutesToBuild = 5;
const gigabytes = 6;
/** From this size on the other engines take minutes each: only German, unless languages are named. */
const large = 1_000_000;

const chosen = {
  sizes: sizes.split(",").map(Number),
  languages: languages.filter((one) => named?.split(",").includes(one) ?? true),
  engines: engineNames.filter((one) => options.engines.split(",").includes(one)),
};

await reportQuality({
  languages: languages.filter((one) => options.languages?.split(",").includes(one) ?? true),
  engines: options.engines.split(","),
  isHeldOut: options["held-out"],
  withFailures: options.failures,
  write: writeTables,
});
if (options.quality) process.exit();

const [loadBefore] = loadavg();
const folder = await mkdtemp(join(tmpdir(), "kontor-bench-search-"));
const cells: Cell[] = [];
try {
  const content = await readRealCatalogue();
  for (const size of chosen.sizes) {
    const catalogues = writeCatalogues(content, size, folder);
    for (const language of chosen.languages) {
      const market = marketOf(language);
      const catalogue = catalogues[language];
      const queries = join(folder, `${size}-${language}.json`);
      const drawn = drawQueries(readDocuments(catalogue), { content, language, market, perKind });
      await writeFile(queries, JSON.stringify(drawn));
      for (const engine of chosen.engines) {
        const isLeftOut = size >= large && engine !== "Kontor" && language !== "de" && !named;
        if (isLeftOut) continue;
        console.error(`${count(size)} products, ${language}, ${engine}`);
        const task = { engine, language, market, catalogue, queries, budget: Number(budget) };
        cells.push({ engine, language, size, ...(await measure(task)) });
      }
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
const report = reportOf(cells);
console.log(`Load before: ${loadBefore!.toFixed(1)}\n\n${report}`);
if (options.examples) printExamples(cells);
await writeTables("search", report);

/** Returns the number of the market of the language's first site. */
function marketOf(language: ShopLanguage): number {
  const sites = siteCodes.map((code) => allSites[code].site);
  return markets.indexOf(sites.find((site) => site.language === language)!.market);
}

type Outcome = { measured: Measured } | { reason: string };

/** Measures in a separate process; pg_trgm also gets its own PostgreSQL server. */
async function measure(task: Task): Promise<Outcome> {
  if (task.engine !== "pg_trgm") return runCell(task);
  return withPostgres((postgresUrl) => runCell({ ...task, postgresUrl })).catch(
    (error: Error): Outcome => ({ reason: error.message }),
  );
}

async function runCell(task: Task): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, "cell.ts"), [JSON.stringify(task)], {
    execArgv: ["--expose-gc", `--max-old-space-size=${gigabytes * 1024}`],
    serialization: "advanced",
    silent: true,
  });
  let errors = "";
  child.stderr!.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  let reason: string | undefined;
  let measured: Measured | undefined;
  const timeout = setTimeout(() => {
    reason = `not built in ${minutesToBuild} minutes`;
    child.kill("SIGKILL");
  }, minutesToBuild * 60_000);
  child.on("message", (message: "built" | Measured) => {
    clearTimeout(timeout);
    if (message !== "built") measured = message;
  });
  await once(child, "exit");
  clearTimeout(timeout);
  if (measured) return { measured };
  if (errors.includes("heap out of memory")) reason = `more than ${gigabytes} GB`;
  return { reason: reason ?? /^\w*Error.*/m.exec(errors)?.[0] ?? "ended without a result" };
}
