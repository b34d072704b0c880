import { setTimeout as sleep } from "node:timers/promises";
import { compare, load } from "./load.ts";
import { recordAnswer, type BareServer, type Server } from "./servers.ts";
import { count, microseconds, printTable, type Table } from "./tables.ts";

/** The header whose responses are measured. */
export const fragmentPath = "/service/pageborder/header/DE/CLASSIC/sticky";

/**
 * Measures what a cached fragment costs the server, compared with the same bytes from bare `node:http`. Returns rows of the
 * table.
 */
export async function benchFragments(
  shop: Server,
  bare: BareServer,
  rounds: number,
): Promise<Table["rows"]> {
  const cases: [name: string, headersFor: (etag: string) => Record<string, string>][] = [
    ["cached, uncompressed", () => ({ "accept-encoding": "identity" })],
    ["cached, brotli", () => ({ "accept-encoding": "br" })],
    ["304, not changed", (etag) => ({ "accept-encoding": "br", "if-none-match": etag })],
  ];
  const rows: Table["rows"] = [];
  const ofReadme: Table["rows"] = [];
  for (const [name, headersFor] of cases) {
    // The shop renders it again while it starts: when its search and its promotions are there.
    const headers = headersFor(await waitForBrotli(shop));
    const answer = await recordAnswer(shop.origin + fragmentPath, headers);
    await bare.serve(answer);
    const options = { request: { path: fragmentPath, headers } };
    for (const server of [shop, bare]) await load(server, options);
    const compared = await compare(rounds, shop, bare, options);
    const costs = [microseconds(compared.ours.cost), microseconds(compared.bare.cost)];
    const ratio = compared.costRatio.toFixed(2);
    const bytes = count(Buffer.from(answer.body, "base64").length);
    rows.push([
      name,
      bytes,
      ...costs,
      ratio,
      count(compared.ours.rate),
      compared.rateRatio.toFixed(2),
    ]);
    ofReadme.push([`Header fragment, ${name}: processor time for a request`, ...costs, ratio]);
  }
  printTable("Header fragment: processor time of the server for a request, beside bare node:http", {
    columns: ["answer", "bytes", "Kontor", "bare", "ratio", "requests/s", "ratio"],
    rows,
  });
  return ofReadme;
}

/** Waits for Brotli at its best quality, which is ready a moment after the first request. Returns the fragment's ETag. */
export async function waitForBrotli(shop: Server): Promise<string> {
  for (;;) {
    const { headers } = await recordAnswer(shop.origin + fragmentPath, { "accept-encoding": "br" });
    if (headers["content-encoding"] === "br") return headers.etag!;
    await sleep(100);
  }
}
