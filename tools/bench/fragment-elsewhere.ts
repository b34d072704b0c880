import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fragmentPath, waitForBrotli } from "./fragments.ts";
import { compare, load, type LoadRequest } from "./load.ts";
import { startNextPage } from "./next-page.ts";
import { startNginxFile } from "./nginx-file.ts";
import { recordAnswer, type RawAnswer, type Server } from "./servers.ts";
import { microseconds, printTable, type Table } from "./tables.ts";

/** Compares the fragment with an answer of another server. The request of the shop is that of the other one by default. */
type Compare = (
  name: string,
  other: Server,
  theirs: LoadRequest,
  ours?: LoadRequest,
) => Promise<void>;

/**
 * Measures a cached fragment beside other servers that send the same header: nginx from a file, if there is one here, and Next as a
 * dynamic page, which it compresses with gzip at best. Returns rows of the table.
 */
export async function benchElsewhere(shop: Server, rounds: number): Promise<Table["rows"]> {
  const etag = await waitForBrotli(shop);
  const rows: Table["rows"] = [];
  const compareWith: Compare = async (name, other, theirs, ours = theirs) => {
    const options = [{ request: ours }, { request: theirs }] as const;
    for (const [index, server] of [shop, other].entries()) await load(server, options[index]!);
    const { ours: cached, bare, costRatio } = await compare(rounds, shop, other, ...options);
    const costs = [microseconds(cached.cost), microseconds(bare.cost)];
    const ratio = costRatio < 0.1 ? costRatio.toPrecision(2) : costRatio.toFixed(2);
    rows.push([`Header fragment, cached, ${name}`, ...costs, ratio]);
  };
  const answerIn = (encoding: string) =>
    recordAnswer(shop.origin + fragmentPath, { "accept-encoding": encoding });
  const plain = await answerIn("identity");
  await besideNginx(compareWith, { plain, brotli: await answerIn("br"), etag });
  await besideNext(compareWith, plain);
  printTable("Header fragment: processor time for a request, beside other servers", {
    columns: ["", "Kontor", "the other", "ratio"],
    rows,
  });
  return rows;
}

const request = (encoding: string, etag?: string): LoadRequest => ({
  path: fragmentPath,
  headers: { "accept-encoding": encoding, ...(etag ? { "if-none-match": etag } : {}) },
});

async function besideNginx(
  compareWith: Compare,
  { plain, brotli, etag }: { plain: RawAnswer; brotli: RawAnswer; etag: string },
) {
  const name = "beside nginx with the file";
  const uncompressed = await startNginxFile(fragmentPath, plain);
  const compressed = await startNginxFile(fragmentPath, brotli);
  if (!uncompressed || !compressed) return;
  try {
    await compareWith(`uncompressed, ${name}`, uncompressed, request("identity"));
    await compareWith(`brotli, ${name}`, compressed, request("br"));
    const { headers } = await recordAnswer(compressed.origin + fragmentPath, {});
    const unchanged = request("br", headers.etag);
    await compareWith(`304, ${name}`, compressed, unchanged, request("br", etag));
  } finally {
    await Promise.all([uncompressed.stop(), compressed.stop()]);
  }
}

async function besideNext(compareWith: Compare, { body }: RawAnswer) {
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-header-"));
  const file = join(folder, "header.html");
  await writeFile(file, Buffer.from(body, "base64"));
  const next = await startNextPage({ HEADER_FILE: file });
  try {
    const page = (encoding: string) => ({ ...request(encoding), path: "/header" });
    const name = "beside a dynamic page of Next";
    await compareWith(`uncompressed, ${name}`, next, page("identity"), request("identity"));
    await compareWith(`brotli, ${name} with gzip`, next, page("gzip"), request("br"));
  } finally {
    await next.stop();
    await rm(folder, { recursive: true });
  }
}
