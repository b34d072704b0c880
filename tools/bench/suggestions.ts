import { suggestionsPath } from "../../border/border-paths.ts";
import { SearchIndex } from "../../border/search/server/engine/search-index.ts";
import { searchLimits } from "../../border/search/search-contract.ts";
import { languages, type ShopSiteCode, siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { compare, load } from "./load.ts";
import type { RealContent } from "./real-content.ts";
import { recordAnswer, type BareServer, type Server } from "./servers.ts";
import { percentile } from "./statistics.ts";
import { count, microseconds, printTable, type Table } from "./tables.ts";
import { typedTexts } from "./typed-texts.ts";

const productsTyped = 300;
/** Seconds until the code that searches for uncached texts is compiled. */
const warmUp = 10;

/**
 * Measures how long finding suggestions takes for a keystroke, in every language, with the real catalogue. Returns rows of the
 * table.
 */
export function benchKeystrokes({ products }: RealContent): Table["rows"] {
  const measured = languages.map((language) => {
    const index = SearchIndex.build(
      language,
      products.map(({ names }) => ({ name: names[language] ?? "", categories: [], markets: 1 })),
    );
    const names = products.slice(0, productsTyped).map((product) => product.names[language] ?? "");
    const type = (name: string) => {
      const times: number[] = [];
      for (let end = searchLimits.minLength; end <= name.length; end++) {
        const started = performance.now();
        index.search(name.slice(0, end), { market: 0, limit: searchLimits.maxProducts });
        times.push(performance.now() - started);
      }
      return times;
    };
    // The first pass warms up, to resemble a shop that has been open for a minute.
    names.forEach(type);
    return { language, times: names.flatMap(type) };
  });
  printTable(
    `Suggestions for each keystroke of ${Math.min(productsTyped, products.length)} product names; ${products.length} products (ms)`,
    {
      columns: ["language", "keystrokes", "p50", "p99", "max"],
      rows: measured.map(({ language, times }) => [
        language,
        times.length,
        ...[50, 99, 100].map((share) => percentile(times, share).toFixed(3)),
      ]),
    },
  );
  const slowest = Math.max(...measured.map(({ times }) => percentile(times, 99)));
  return [
    [
      `Suggestions for a keystroke, in the process: 99 of 100, in each of ${languages.length} languages`,
      `within ${slowest.toFixed(2)} ms`,
      "",
      "",
    ],
  ];
}

/** Measures the endpoint under load, compared with the same bytes from bare `node:http`. Returns rows of the table. */
export async function benchEndpoint(
  shop: Server,
  bare: BareServer,
  content: RealContent,
  rounds: number,
): Promise<Table["rows"]> {
  const { products } = content;
  const pathOf = (text: string, site: ShopSiteCode, most = "") =>
    `${suggestionsPath}?q=${encodeURIComponent(text)}&site=${site}${most}`;
  const cached = pathOf("kaf", "DE");
  // Three times the names: more than the endpoint caches, so that none of them is a cache hit.
  const keystrokes = ["", "&maxSearchTerms=9", "&maxSearchTerms=8"].flatMap((most) => [
    ...new Set(
      siteCodes.flatMap((code) =>
        products.flatMap(({ names }) => {
          const name = names[allSites[code].site.language] ?? "";
          return Array.from(name, (_, at) => pathOf(name.slice(0, at + 1), code, most)).slice(1);
        }),
      ),
    ),
  ]);
  const accept = "application/json";
  const answer = await recordAnswer(shop.origin + cached, { accept });
  const notModified = { accept, "if-none-match": answer.headers.etag! };
  const typed = typedTexts(content).map(({ site, text }) => pathOf(text, site));
  const cases: EndpointCase[] = [
    { name: "q=kaf, cached", paths: repeated([cached]), headers: { accept } },
    { name: "304, not changed", paths: repeated([cached]), headers: notModified },
    {
      name: "every keystroke of the names, not cached",
      paths: repeated(keystrokes),
      headers: { accept },
    },
    { name: "as shoppers type, at first", paths: typed, headers: { accept }, seconds: 0 },
    { name: "as shoppers type, later", paths: typed, headers: { accept }, seconds: 2 * warmUp },
  ];
  const rows: Table["rows"] = [];
  const ofReadme: Table["rows"] = [];
  for (const { name, paths, headers, seconds = warmUp } of cases) {
    await bare.serve(await recordAnswer(shop.origin + cached, headers));
    const request = () => ({ path: paths.next().value!, headers });
    if (seconds > 0) await load(shop, { request, seconds });
    await load(bare, { request });
    const compared = await compare(rounds, shop, bare, { request });
    const costs = [microseconds(compared.ours.cost), microseconds(compared.bare.cost)];
    const ratio = compared.costRatio.toFixed(2);
    rows.push([name, ...costs, ratio, count(compared.ours.rate), compared.rateRatio.toFixed(2)]);
    ofReadme.push([`Suggestions, ${name}: processor time for a request`, ...costs, ratio]);
  }
  printTable(
    "Suggestions over HTTP, beside bare node:http (at least a third of its throughput is the aim)",
    { columns: ["answer", "Kontor", "bare", "ratio", "requests/s", "ratio"], rows },
  );
  return ofReadme;
}

interface EndpointCase {
  name: string;
  /** Endless paths. */
  paths: Iterator<string, undefined>;
  headers: Record<string, string>;
  /** Seconds of load before the measurement. */
  seconds?: number;
}

function* repeated(paths: string[]): Generator<string, undefined> {
  for (;;) yield* paths;
}
