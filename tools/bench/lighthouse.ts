import { cartPagePath } from "../../border/border-paths.ts";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../scripts/chromium.ts";
import { openBench } from "./harness/bench.ts";
import { inTurn } from "./harness/rounds.ts";
import { startShop } from "./harness/servers.ts";
import { median } from "./harness/statistics.ts";
import type { Table } from "./harness/tables.ts";
import { startNextPage } from "./next-page.ts";
import { linkOfHome, productLink } from "./pages.ts";

/**
 * `npm run bench:lighthouse`: what Lighthouse says of the shop's pages on a slow phone, and of a bare page of Next in the same run.
 * Each figure is the median of five runs, with `--short` of three. `--write` puts the table into docs/figures.md.
 *
 * Lighthouse takes four times the time of each task for a phone's. On two cores, which the page shares with the server, the rest of
 * the browser and Lighthouse itself, most of that time can be a wait for a core, so the table also has what Lighthouse says of the
 * same visits with the processor time of each task.
 */

/** Fetched from the registry by the run itself, because it is as large as all other tools together. */
const lighthouse = "lighthouse@13.5.0";
const bench = openBench();
const runs = bench.short ? 3 : 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Requests after which the shop has compressed a page as it does those that are sent often. */
const sentOften = 8;

/** The parts of a report that the table shows. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

interface Visit {
  report: Report;
  /** The report without the time in which tasks waited for a core. */
  withoutWaits: Report;
}

interface TraceEvent {
  /** Microseconds. */
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
}

const chromium = findChromium();
if (!chromium) throw new Error("Lighthouse needs Chromium: install it with `npm run setup`.");
process.env.NODE_ENV = "production";

const [shop, next] = [await startShop(), await startNextPage()];
let rows: Table["rows"];
try {
  const pages = {
    "Bare page of Next": next.origin,
    Home: `${shop.origin}/`,
    Category: shop.origin + (await linkOfHome(shop, /href="(\/[^"]*-c\d+\.html)"/)),
    Product: shop.origin + (await linkOfHome(shop, productLink)),
    Search: `${shop.origin}/search?query=kaffee&site=DE`,
    Cart: shop.origin + cartPagePath,
  };
  // Unmeasured, so that no page and no picture is the first to be rendered.
  for (const url of Object.values(pages)) {
    for (let sent = 0; sent < sentOften; sent++)
      await (await fetch(url, { headers: { "accept-encoding": "br" } })).text();
    await visit(url);
  }
  const visits = await inTurn(
    runs,
    Object.fromEntries(Object.entries(pages).map(([name, url]) => [name, () => visit(url)])),
  );
  rows = Object.entries(visits).map(([name, all]) => rowOf(name, all));
} finally {
  await Promise.all([shop.stop(), next.stop()]);
}

await bench.publish("lighthouse", `Lighthouse on a slow phone, median of ${runs}`, {
  columns: [
    "",
    ...categories,
    "largest paint",
    "blocked",
    "shift",
    "largest paint, without waits",
    "blocked, without waits",
  ],
  rows,
});

/** Visits a page. On a busy machine Lighthouse now and then asks to be run again. */
async function visit(url: string, attempts = 3): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-lighthouse-"));
  try {
    const report = await runLighthouse(url, folder, [
      "--gather-mode",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic",
    ]);
    await removeWaits(join(folder, "trace.json"));
    return { report, withoutWaits: await runLighthouse(url, folder) };
  } catch (error) {
    if (attempts === 1 || !String(error).includes("run Lighthouse again")) throw error;
    return visit(url, attempts - 1);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Audits what a folder has of a visit; with `--gather-mode` visits before. */
async function runLighthouse(url: string, folder: string, flags: string[] = []): Promise<Report> {
  const output = join(folder, "report.json");
  await promisify(execFile)(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${lighthouse}`,
      "--",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--audit-mode=${folder}`,
      `--only-categories=${categories.join(",")}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  return JSON.parse(await readFile(output, "utf8")) as Report;
}

/** Replaces the time of each task of a trace by its processor time. */
async function removeWaits(file: string) {
  const trace = JSON.parse(await readFile(file, "utf8")) as { traceEvents: TraceEvent[] };
  for (const event of trace.traceEvents)
    if (event.dur !== undefined && event.tdur !== undefined)
      event.dur = Math.min(event.dur, event.tdur);
  await writeFile(file, JSON.stringify(trace));
}

/** Returns the medians of a page. Prints which audits failed. */
function rowOf(name: string, visits: Visit[]): Table["rows"][number] {
  const score = (category: string) =>
    median(visits.map(({ report }) => (report.categories[category]?.score ?? 0) * 100)).toFixed(0);
  const medianOf = (figure: string, from: keyof Visit = "report") =>
    median(visits.map((each) => each[from].audits[figure]?.numericValue ?? Number.NaN));
  const paint = (from?: keyof Visit) =>
    `${(medianOf("largest-contentful-paint", from) / 1_000).toFixed(2)} s`;
  const blocked = (from?: keyof Visit) => `${medianOf("total-blocking-time", from).toFixed(0)} ms`;
  const failed = Object.entries(visits[0]!.report.audits).filter(
    ([, { score: of, scoreDisplayMode }]) => scoreDisplayMode === "binary" && of === 0,
  );
  if (failed.length > 0) console.log(`${name}: ${failed.map(([audit]) => audit).join(", ")}`);
  return [
    name,
    ...categories.map(score),
    paint(),
    blocked(),
    medianOf("cumulative-layout-shift").toFixed(3),
    paint("withoutWaits"),
    blocked("withoutWaits"),
  ];
}
