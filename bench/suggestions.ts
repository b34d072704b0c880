import { createSearch } from "../features/suggestions/server/search.ts";
import { searchLimits, suggestionsPath } from "../features/suggestions/suggestions-contract.ts";
import { languages, siteCodes } from "../shared/site.ts";
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

/** How long a keystroke's suggestions take to find, for every language, with the real catalogue. */
export async function benchKeystrokes({ products }: RealContent): Promise<void> {
  const search = createSearch(async () => ({ version: "bench", products }));
  await search.rebuild();
  const rows = languages.map((language) => {
    const site = siteCodes
      .map((code) => allSites[code].site)
      .find((one) => one.language === language)!;
    const names = products.slice(0, productsTyped).map(({ texts }) => texts[language]?.name ?? "");
    const type = (name: string) => {
      const times: number[] = [];
      for (let end = searchLimits.minLength; end <= name.length; end++) {
        const started = performance.now();
        search.suggest(
          site,
          name.slice(0, end),
          searchLimits.maxSearchTerms,
          searchLimits.maxProducts,
        );
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
export async function benchEndpoint(shop: Server, bare: BareServer): Promise<void> {
  const path = `${suggestionsPath}?q=kaf&site=DE`;
  const headers = { accept: "application/json" };
  await bare.serve(await recordAnswer(shop.origin + path, headers));
  await load(shop, { path, headers });
  await load(bare, { path, headers });
  const { ours, theirs, cost, rate } = await alternate(
    3,
    () => load(shop, { path, headers }),
    () => load(bare, { path, headers }),
  );
  printTable(
    "Suggestions over HTTP, beside bare node:http",
    ["answer", "Kontor", "bare", "ratio", "requests/s", "ratio"],
    [
      [
        `q=kaf`,
        `${ours.cost.toFixed(1)} µs`,
        `${theirs.cost.toFixed(1)} µs`,
        cost.toFixed(2),
        Math.round(ours.rate).toLocaleString("en"),
        rate.toFixed(2),
      ],
    ],
  );
}
