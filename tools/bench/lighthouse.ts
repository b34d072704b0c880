import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { cartPagePath } from "../../border/cart/cart-contract.ts";
import { findChromium } from "../scripts/chromium.ts";
import { startNextPage } from "./next-page.ts";
import { options } from "./options.ts";
import { startShop } from "./servers.ts";
import { median } from "./statistics.ts";
import { markdownTable, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:lighthouse`: what Lighthouse says of the shop's pages on a slow phone, and of a bare page of Next in the same run.
 * Each figure is the median of five runs, with `--short` of three. `--write` puts the table into docs/figures.md.
 */

/** Fetched from the registry by the run itself, because it is as large as all other tools together. */
const lighthouse = "lighthouse@13.5.0";
const runs = options.short ? 3 : 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = [
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

/** The parts of a report that the table shows. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

const chromium = findChromium();
if (!chromium) throw new Error("Lighthouse needs Chromium: install it with `npm run setup`.");
process.env.NODE_ENV = "production";
console.log(machine());

const [shop, next] = [await startShop(), await startNextPage()];
const rows: Table["rows"] = [];
try {
  const home = await (await fetch(`${shop.origin}/`)).text();
  const first = (pattern: RegExp) => {
    const path = pattern.exec(home)?.[1];
    if (!path) throw new Error(`The home page has no address like ${pattern}.`);
    return path;
  };
  const pages = {
    "Bare page of Next": next.origin,
    Home: `${shop.origin}/`,
    Category: shop.origin + first(/href="(\/[^"]*-c\d+\.html)"/),
    Product: shop.origin + first(/href="(\/[^"]*-p\d+\.html)"/),
    Search: `${shop.origin}/search?query=kaffee&site=DE`,
    Cart: shop.origin + cartPagePath,
  };
  // Unmeasured, so that no page is the first to be rendered.
  for (const url of Object.values(pages)) await (await fetch(url)).text();
  const reports = new Map<string, Report[]>(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const [name, url] of Object.entries(pages)) reports.get(name)!.push(await visit(url));
  for (const [name, of] of reports) rows.push(rowOf(name, of));
} finally {
  await Promise.all([shop.stop(), next.stop()]);
}

const table = {
  columns: ["", ...categories, "largest paint", "blocked", "shift"],
  rows,
};
printTable(`Lighthouse on a slow phone, median of ${runs}`, table);
if (options.write) await writeFigures("docs/figures.md", "lighthouse", markdownTable(table));

/** Returns Lighthouse's report of a page. On a busy machine it now and then asks to be run again. */
async function visit(url: string, attempts = 3): Promise<Report> {
  try {
    return await visitOnce(url);
  } catch (error) {
    if (attempts === 1 || !String(error).includes("run Lighthouse again")) throw error;
    return visit(url, attempts - 1);
  }
}

async function visitOnce(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-lighthouse-"));
  const output = join(folder, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-quic";
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
      `--chrome-flags=${flags}`,
      `--only-categories=${categories.join(",")}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  const report = JSON.parse(await readFile(output, "utf8")) as Report;
  await rm(folder, { recursive: true });
  return report;
}

/** Returns the medians of a page. Prints which audits failed. */
function rowOf(name: string, reports: Report[]): Table["rows"][number] {
  const score = (category: string) =>
    median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)).toFixed(0);
  const [paint, blocked, shift] = figures.map((figure) =>
    median(reports.map(({ audits }) => audits[figure]?.numericValue ?? Number.NaN)),
  ) as [number, number, number];
  const failed = Object.entries(reports[0]!.audits).filter(
    ([, { score: of, scoreDisplayMode }]) => scoreDisplayMode === "binary" && of === 0,
  );
  if (failed.length > 0) console.log(`${name}: ${failed.map(([audit]) => audit).join(", ")}`);
  return [
    name,
    ...categories.map(score),
    `${(paint / 1_000).toFixed(2)} s`,
    `${blocked.toFixed(0)} ms`,
    shift.toFixed(3),
  ];
}
