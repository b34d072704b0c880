import { fork } from "node:child_process";
import { once } from "node:events";
import { build } from "vite";
import { fragmentPath } from "./fragments.ts";
import { load, secondsOfPart } from "./harness/load.ts";
import { inPairs } from "./harness/rounds.ts";
import { recordAnswer, type BareServer, type Server } from "./harness/servers.ts";
import { median } from "./harness/statistics.ts";
import { microseconds, type Table } from "./harness/tables.ts";
import type { RealContent } from "./real-content.ts";

/**
 * Measures what rendering the header costs (once for each change of the content), compared with sending the same bytes from bare
 * `node:http`; at most ten times as much is the aim.
 */
export async function benchRendering(
  shop: Server,
  bare: BareServer,
  { headers: contents }: RealContent,
  rounds: number,
): Promise<Table["rows"]> {
  // The renderer is JSX, so it is built like the server.
  const outDir = "dist/bench";
  await build({ logLevel: "warn", build: { ssr: "tools/bench/render-header.tsx", outDir } });
  const renderer = fork(`${outDir}/render-header.js`);
  renderer.send(contents);
  await once(renderer, "message");
  const headers = { "accept-encoding": "identity" };
  await bare.serve(await recordAnswer(shop.origin + fragmentPath, headers));
  const render = async () => {
    renderer.send("round");
    return ((await once(renderer, "message")) as [number])[0];
  };
  const response = async () =>
    (await load(bare, { request: { path: "/" }, seconds: secondsOfPart })).cost;
  const pairs = await inPairs(rounds, render, response);
  renderer.disconnect();
  return [
    [
      "Header rendered again, once for each change of the content",
      microseconds(median(pairs.map(({ ours }) => ours))),
      microseconds(median(pairs.map((pair) => pair.bare))),
      median(pairs.map((pair) => pair.ours / pair.bare)).toFixed(1),
    ],
  ];
}
