import { build } from "vite";
import { siteCodes } from "../shared/site.ts";
import { load } from "./load.ts";
import type { RealContent } from "./real-content.ts";
import type { renderHeaders as RenderHeaders } from "./render-header.tsx";
import type { BareServer } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, microseconds, printTable, type Table } from "./tables.ts";

/** Until the renderer is compiled. */
const warmUp = 100;
const rendersInRound = 50;

/**
 * What rendering the header anew costs (once for each change of the content), beside one answer of bare `node:http`, which
 * serves a header already. Gives rows of the README's table.
 */
export async function benchRendering(
  bare: BareServer,
  { headers }: RealContent,
  rounds: number,
): Promise<Table["rows"]> {
  const renderHeaders = await buildRenderer();
  for (let done = 0; done < warmUp; done++) renderHeaders(headers);
  const request = { path: "/" };
  const pairs: { ours: number; bare: number }[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (let done = 0; done < rendersInRound; done++) bytes = renderHeaders(headers);
    const { user, system } = process.cpuUsage(before);
    const ours = (user + system) / (rendersInRound * siteCodes.length);
    pairs.push({ ours, bare: (await load(bare, { request })).cost });
  }
  const cells = [
    microseconds(median(pairs.map(({ ours }) => ours))),
    microseconds(median(pairs.map((pair) => pair.bare))),
    median(pairs.map((pair) => pair.ours / pair.bare)).toFixed(1),
  ];
  printTable("Header rendered anew (renderToString), mean of the sites: processor time", {
    columns: ["", "bytes", "Kontor", "bare answer", "ratio"],
    rows: [["header", count(bytes / siteCodes.length), ...cells]],
  });
  return [["Header rendered anew, once for each change of the content", ...cells]];
}

/** The renderer is JSX: it is built as the server is. */
async function buildRenderer(): Promise<typeof RenderHeaders> {
  const outDir = "dist/bench";
  const file = "render-header";
  await build({ logLevel: "warn", build: { ssr: `bench/${file}.tsx`, outDir } });
  const built = `../${outDir}/${file}.js`;
  const { renderHeaders } = (await import(built)) as { renderHeaders: typeof RenderHeaders };
  return renderHeaders;
}
