import { suggestionsPath } from "../../border/border-paths.ts";
import { SearchIndex } from "../../border/search/server/engine/search-index.ts";
import { searchLimits } from "../../border/search/search-contract.ts";
import { languages, type ShopSiteCode, siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { compareCosts, load } from "./harness/load.ts";
import { recordAnswer, type BareServer, type Server } from "./harness/servers.ts";
import { percentile } from "./harness/statistics.ts";
import { printTable, type Table } from "./harness/tables.ts";
import type { RealContent } from "./real-content.ts";
import { typedTexts } from "./typed-texts.ts";

const productsTyped = 300;
/** Seconds until the code that searches for uncached texts is compiled. */
const warmUp = 10;

/**
 * Measures how long finding suggestions takes for a keystroke, in every language, with the real catalogue.
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
    ],
  ];
}

/**
 * Measures the endpoint under load, compared with the same bytes from bare `node:http`; at least a third of its throughput is the
 * aim.
 */
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
  // Each name with three limits: more requests than the endpoint caches, so that none is a cache hit.
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
  const response = await recordAnswer(shop.origin + cached, { accept });
  const notModified = { accept, "if-none-match": response.headers.etag! };
  const typed = typedTexts(content).map(({ site, text }) => pathOf(text, site));
  const rows: Table["rows"] = [];
  for (const [name, paths, headers, seconds] of [
    ["q=kaf, cached", repeated([cached]), { accept }, warmUp],
    ["304, not changed", repeated([cached]), notModified, warmUp],
    ["every keystroke of the names, not cached", repeated(keystrokes), { accept }, warmUp],
    ["as shoppers type, at first", typed, { accept }, 0],
    ["as shoppers type, later", typed, { accept }, 2 * warmUp],
  ] as const) {
    await bare.serve(await recordAnswer(shop.origin + cached, headers));
    const request = () => ({ path: paths.next().value!, headers });
    if (seconds > 0) await load(shop, { request, seconds });
    await load(bare, { request });
    const costs = await compareCosts(rounds, [shop, { request }], [bare]);
    rows.push([`Suggestions, ${name}: processor time for a request`, ...costs]);
  }
  return rows;
}

function* repeated(paths: string[]): Generator<string, undefined> {
  for (;;) yield* paths;
}
