import { readFileSync } from "node:fs";
import { siteSlug } from "../../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../../platform/shared/value-at.ts";
import { siteCodes, type ShopSiteCode } from "../../../../shop/sites/site-codes.ts";
import { allSites } from "../../../../shop/sites/all-sites.ts";
import { argumentsOfProcess } from "../../../../server/commands/arguments.ts";
import { benchName, buildForBench } from "../../harness/bench.ts";
import { startShop } from "../../harness/servers.ts";
import { pathsOf } from "./page-names.ts";
import { shownInBox, shownOnPage, type Shown, type ShownPage } from "./shown.ts";

/**
 * `npm run bench:cases -- FILE…`: what box and results page show for the queries of files, judged by their own expectations. Prints
 * the share of each kind and what falls short. `--origin=http://127.0.0.1:3000` uses a shop that runs.
 */

/** A query, and what a shopper should see. */
interface Case {
  kind: string;
  /** As in the shop's host name: "ch-fr". */
  site: string;
  q: string;
  /** Product numbers: one of them is among the first three. For kinds that end with "(place 1)" it is the first. */
  want: string[];
  /** Words that the page's heading contains. */
  headline?: string;
  /** The price filter of the page. */
  maxPrice?: number;
  minPrice?: number;
  /** The name of a page of the shop that is linked. */
  page?: string;
}

interface JudgedCase extends Case {
  mistakes: { box: string[]; page: string[] };
}

const { origin: running, files } = argumentsOfProcess<{ origin?: string; files: string[] }>(
  benchName(),
  (command, done) =>
    command
      .description("Says what the search shows for the queries of files.")
      .argument("<FILE...>", "files with queries and what is expected of them")
      .option("--origin <URL>", "of a shop that runs, such as http://127.0.0.1:3000")
      .action((files: string[], { origin }: { origin?: string }) => done({ origin, files })),
);
if (!running) buildForBench();

const firstPlaces = 3;

const shop = running ? undefined : await startShop();
const origin = running ?? shop!.origin;
try {
  for (const file of files) await report(file);
} finally {
  await shop?.stop();
}

async function report(file: string) {
  const cases = JSON.parse(readFileSync(file, "utf8")) as Case[];
  const judged: JudgedCase[] = [];
  for (const each of cases) {
    const site = siteCodes.find((code) => siteSlug(code) === each.site)!;
    const box = await shownInBox(origin, site, each.q);
    const page = await shownOnPage(origin, site, each.q);
    const mistakes = {
      box: shownMistakes(each, site, box),
      page: [...shownMistakes(each, site, page), ...pageMistakes(each, page)],
    };
    judged.push({ ...each, mistakes });
  }
  console.log(
    `\n${file}\n\n| kind | queries | box | page | both |\n| --- | --: | --: | --: | --: |`,
  );
  for (const [kind, own] of [
    ...Map.groupBy(judged, (each) => each.kind),
    ["all", judged] as const,
  ]) {
    const share = (isRight: (one: JudgedCase["mistakes"]) => boolean) =>
      own.filter(({ mistakes }) => isRight(mistakes)).length;
    const box = share((one) => one.box.length === 0);
    const page = share((one) => one.page.length === 0);
    const both = share((one) => one.box.length + one.page.length === 0);
    console.log(`| ${kind} | ${own.length} | ${box} | ${page} | ${both} |`);
  }
  for (const { kind, site, q, mistakes } of judged)
    for (const [where, found] of Object.entries(mistakes))
      for (const mistake of found) console.log(`${kind}, ${site}, ${where}: ${q}: ${mistake}`);
}

function shownMistakes({ kind, want, page }: Case, site: ShopSiteCode, shown: Shown): string[] {
  const places = kind.endsWith("(place 1)") ? 1 : firstPlaces;
  const first = shown.products.slice(0, places);
  if (page !== undefined) {
    const paths = pathsOf(page, valueAt(allSites, site).pages);
    return paths.some((path) => shown.pages.includes(path))
      ? []
      : [`page ${page} (${paths}), shown ${shown.pages}; products ${first}`];
  }
  if (want.length === 0) return first.length > 0 ? [`nothing, shown ${first}`] : [];
  if (first.some((id) => want.includes(id))) return [];
  return [`wanted ${want.slice(0, firstPlaces)}, shown ${first}`];
}

function pageMistakes({ headline, maxPrice, minPrice }: Case, page: ShownPage): string[] {
  const mistakes = [];
  if (headline && !page.headline.toLowerCase().includes(headline))
    mistakes.push(`heading ${page.headline}, wanted ${headline}`);
  if (maxPrice !== page.to || minPrice !== page.from)
    mistakes.push(`price ${minPrice}–${maxPrice}, shown ${page.from}–${page.to}`);
  return mistakes;
}
