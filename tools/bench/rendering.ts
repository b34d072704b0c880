import { fork } from "node:child_process";
import { once } from "node:events";
import { build } from "vite";
import { fragmentPath } from "./fragments.ts";
import { inPairs, load, secondsOfPart } from "./load.ts";
import type { RealContent } from "./real-content.ts";
import type { Rendered } from "./render-header.tsx";
import { recordAnswer, type BareServer, type Server } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, microseconds, printTable, type Table } from "./tables.ts";

/**
 * Measures what rendering the header costs (once for each change of the content), compared with sending the same bytes from bare
 * `node:http`. Returns rows of the table.
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
  const request = { path: "/" };
  const render = async () => {
    renderer.send("round");
    return ((await once(renderer, "message")) as [Rendered])[0];
  };
  const answer = () => load(bare, { request, seconds: secondsOfPart });
  const pairs = await inPairs(rounds, render, answer);
  renderer.disconnect();
  const cells = [
    microseconds(median(pairs.map(({ ours }) => ours.cost))),
    microseconds(median(pairs.map((pair) => pair.bare.cost))),
    median(pairs.map((pair) => pair.ours.cost / pair.bare.cost)).toFixed(1),
  ];
  printTable("Header rendered (renderToString), mean of the sites: processor time", {
    columns: ["", "bytes", "Kontor", "bare answer", "ratio (at most 10 is the aim)"],
    rows: [["header", count(pairs[0]!.ours.bytes), ...cells]],
  });
  return [["Header rendered again, once for each change of the content", ...cells]];
}
