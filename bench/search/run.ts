import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withPostgres } from "../../scripts/postgres.ts";
import { languages, markets, siteCodes, type Language } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import { readCatalogue, readRealCatalogue, writeCatalogues } from "./catalogue.ts";
import type { Measured, Task } from "./cell.ts";
import { engineNames } from "./engines/all-engines.ts";
import { drawQueries } from "./queries.ts";
import { printExamples, printReport, type Cell } from "./report.ts";

/**
 * `npm run bench:search`: our index beside others, on catalogues of three sizes in seven languages; README.md says what is
 * measured and how. Options choose a part: --sizes=10000 --languages=de,fr --engines=Kontor,MiniSearch --budget=20
 * --examples (what was not found, and what took longest).
 */

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    languages: { type: "string" },
    engines: { type: "string", default: engineNames.join() },
    budget: { type: "string", default: "10" },
    examples: { type: "boolean", default: false },
  },
});

const perKind = 300;
const minutesToBuild = 5;
const gigabytes = 6;
/** From here on the others take minutes each: German alone, unless languages are named. */
const large = 1_000_000;

const chosen = {
  sizes: values.sizes.split(",").map(Number),
  languages: languages.filter((one) => values.languages?.split(",").includes(one) ?? true),
  engines: engineNames.filter((one) => values.engines.split(",").includes(one)),
};

const [load] = loadavg();
const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}; load before: ${load!.toFixed(1)}`;
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
      const drawn = drawQueries(readCatalogue(catalogue), { content, language, market, perKind });
      await writeFile(queries, JSON.stringify(drawn));
      for (const engine of chosen.engines) {
        const isLeftOut =
          size >= large && engine !== "Kontor" && language !== "de" && !values.languages;
        if (isLeftOut) continue;
        console.error(`${size.toLocaleString("en")} products, ${language}, ${engine}`);
        const budget = Number(values.budget);
        const task = { engine, language, market, catalogue, queries, budget };
        cells.push({ engine, language, size, ...(await measure(task)) });
      }
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(machine);
printReport(cells);
if (values.examples) printExamples(cells);

/** The first site of the language is the one that searches. */
function marketOf(language: Language): number {
  const sites = siteCodes.map((code) => allSites[code].site);
  return markets.indexOf(sites.find((site) => site.language === language)!.market);
}

type Outcome = { measured: Measured } | { reason: string };

/** In a process of its own; the database in a server of its own. */
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
  let complaint = "";
  child.stderr!.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  let reason: string | undefined;
  let measured: Measured | undefined;
  const clock = setTimeout(() => {
    reason = `not built in ${minutesToBuild} minutes`;
    child.kill("SIGKILL");
  }, minutesToBuild * 60_000);
  child.on("message", (message: "built" | Measured) => {
    clearTimeout(clock);
    if (message !== "built") measured = message;
  });
  await once(child, "exit");
  clearTimeout(clock);
  if (measured) return { measured };
  if (complaint.includes("heap out of memory")) reason = `more than ${gigabytes} GB`;
  return { reason: reason ?? /^\w*Error.*/m.exec(complaint)?.[0] ?? "ended without a result" };
}
