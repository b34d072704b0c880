import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import {
  alternate,
  load,
  printTable,
  recordAnswer,
  type BareServer,
  type Server,
} from "./measure.ts";
import type { RealContent } from "./real-content.ts";
import type { renderHeaders as RenderHeaders } from "./render-header.tsx";

const path = "/service/pageborder/header/DE/CLASSIC/sticky";

/** What a kept fragment costs the server, beside the same bytes from bare `node:http`. */
export async function benchFragments(shop: Server, bare: BareServer): Promise<void> {
  const { etag } = await waitForBrotli(shop);
  const cases: [name: string, headers: Record<string, string>][] = [
    ["kept, as it is", { "accept-encoding": "identity" }],
    ["kept, brotli", { "accept-encoding": "br" }],
    ["304, not changed", { "accept-encoding": "br", "if-none-match": etag! }],
  ];
  const rows: string[][] = [];
  for (const [name, headers] of cases) {
    const answer = await recordAnswer(shop.origin + path, headers);
    await bare.serve(answer);
    await load(shop, { path, headers });
    await load(bare, { path, headers });
    const { ours, theirs, cost, rate } = await alternate(
      5,
      () => load(shop, { path, headers }),
      () => load(bare, { path, headers }),
    );
    rows.push([
      name,
      String(Buffer.from(answer.body, "base64").length),
      `${ours.cost.toFixed(1)} µs`,
      `${theirs.cost.toFixed(1)} µs`,
      cost.toFixed(2),
      Math.round(ours.rate).toLocaleString("en"),
      rate.toFixed(2),
    ]);
  }
  printTable(
    "Header fragment: processor time of the server for a request, beside bare node:http",
    ["answer", "bytes", "Kontor", "bare", "ratio", "requests/s", "ratio"],
    rows,
  );
}

/** Brotli at its best takes a moment after the first request. */
async function waitForBrotli(shop: Server): Promise<Record<string, string>> {
  for (;;) {
    const { headers } = await recordAnswer(shop.origin + path, { "accept-encoding": "br" });
    if (headers["content-encoding"] === "br") return headers;
    await sleep(100);
  }
}

/** What rendering anew costs; it happens once for each change of the content. Needs JSX, so it is built first. */
export async function benchRendering({ navigation }: RealContent): Promise<void> {
  const outDir = "dist/bench";
  const file = "render-header";
  await build({ logLevel: "warn", build: { ssr: `bench/${file}.tsx`, outDir } });
  const built = `../${outDir}/${file}.js`;
  const { renderHeaders } = (await import(built)) as { renderHeaders: typeof RenderHeaders };
  const { time, bytes } = renderHeaders(navigation);
  printTable(
    "Header fragment rendered anew (renderToString), mean of the nine sites",
    ["", "bytes", "time"],
    [["header", String(bytes), `${time.toFixed(0)} µs`]],
  );
}
