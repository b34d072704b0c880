import { SearchIndex } from "../features/search/server/engine/search-index.ts";
import { searchLimits, suggestionsPath } from "../features/search/search-contract.ts";
import { languages, siteCodes, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import {
  alternate,
  load,
  percentile,
  printTable,
  recordAnswer,
  type BareServer,
  type Server,
} from "./measure.ts";
import type { RealContent } from "./real-content.ts";

const productsTyped = 300;
/** Seconds until the code that looks for what is not kept is compiled. */
const warmUp = 10;

/** How long a keystroke's suggestions take to find, for every language, with the real catalogue. */
export async function benchKeystrokes({ products }: RealContent): Promise<void> {
  const rows = languages.map((language) => {
    const index = SearchIndex.build(
      language,
      products.map(({ names }) => ({ name: names[language] ?? "", categories: [], markets: 1 })),
    );
    const names = products.slice(0, productsTyped).map((product) => product.names[language] ?? "");
    const type = (name: string) => {
      const times: number[] = [];
      for (let end = searchLimits.minLength; end <= name.length; end++) {
        const started = performance.now();
        index.search(name.slice(0, end), 0, searchLimits.maxProducts);
        times.push(performance.now() - started);
      }
      return times;
    };
    // The first pass warms up, as a shop that has been open for a minute is.
    names.forEach(type);
    const times = names.flatMap(type);
    return [
      language,
      String(times.length),
      ...[50, 99, 100].map((share) => percentile(times, share).toFixed(3)),
    ];
  });
  printTable(
    `Suggestions for each keystroke of ${Math.min(productsTyped, products.length)} product names; ${products.length} products (ms)`,
    ["language", "keystrokes", "p50", "p99", "max"],
    rows,
  );
}

/** The endpoint under load, beside the same bytes from bare `node:http`. */
export async function benchEndpoint(
  shop: Server,
  bare: BareServer,
  { products }: RealContent,
): Promise<void> {
  const pathOf = (text: string, site: SiteCode) =>
    `${suggestionsPath}?q=${encodeURIComponent(text)}&site=${site}`;
  const kept = pathOf("kaf", "DE");
  // More than the endpoint keeps, so that it finds none of them again.
  const keystrokes = siteCodes.flatMap((code) =>
    products.flatMap(({ names }) => {
      const name = names[allSites[code].site.language] ?? "";
      return Array.from(name, (_, at) => pathOf(name.slice(0, at + 1), code)).slice(1);
    }),
  );
  const accept = "application/json";
  const answer = await recordAnswer(shop.origin + kept, { accept });
  const notModified = { accept, "if-none-match": answer.headers.etag! };
  const cases: [name: string, path: string | string[], headers: Record<string, string>][] = [
    ["q=kaf, kept", kept, { accept }],
    ["304, not changed", kept, notModified],
    ["every keystroke of the names", [...new Set(keystrokes)], { accept }],
  ];
  const rows: string[][] = [];
  for (const [name, path, headers] of cases) {
    await bare.serve(await recordAnswer(shop.origin + kept, headers));
    await load(shop, { path, headers, seconds: warmUp });
    await load(bare, { path, headers });
    const { ours, theirs, cost, rate } = await alternate(
      3,
      () => load(shop, { path, headers }),
      () => load(bare, { path, headers }),
    );
    rows.push([
      name,
      `${ours.cost.toFixed(1)} µs`,
      `${theirs.cost.toFixed(1)} µs`,
      cost.toFixed(2),
      Math.round(ours.rate).toLocaleString("en"),
      rate.toFixed(2),
    ]);
  }
  printTable(
    "Suggestions over HTTP, beside bare node:http (at least a third of its throughput is the aim)",
    ["answer", "Kontor", "bare", "ratio", "requests/s", "ratio"],
    rows,
  );
}
