import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findNginx } from "../scripts/programs.ts";
import { runNginx } from "../scripts/run-nginx.ts";
import { compareCosts, load, type LoadRequest } from "./harness/load.ts";
import { recordAnswer, type BareServer, type RawAnswer, type Server } from "./harness/servers.ts";
import type { Table } from "./harness/tables.ts";
import { startNextPage } from "./next-page.ts";

/** The header whose responses are measured. */
export const fragmentPath = "/service/pageborder/header/DE/CLASSIC/sticky";

const requestOf = (encoding: string, etag?: string, path = fragmentPath) => ({
  path,
  headers: { "accept-encoding": encoding, ...(etag && { "if-none-match": etag }) },
});

/** Warms both servers up, and compares the processor time of a request. */
async function compareRequests(
  rounds: number,
  name: string,
  [shop, ours]: [Server, LoadRequest],
  [other, theirs]: [Server, LoadRequest],
): Promise<Table["rows"][number]> {
  await load(shop, { request: ours });
  await load(other, { request: theirs });
  const costs = await compareCosts(rounds, [shop, { request: ours }], [other, { request: theirs }]);
  return [`Header fragment, ${name}`, ...costs];
}

/** Measures what a cached fragment costs the server, compared with the same bytes from bare `node:http`. */
export async function benchFragments(
  shop: Server,
  bare: BareServer,
  rounds: number,
): Promise<Table["rows"]> {
  const rows: Table["rows"] = [];
  for (const [name, requestFor] of [
    ["cached, uncompressed", () => requestOf("identity")],
    ["cached, brotli", () => requestOf("br")],
    ["304, not changed", (etag: string) => requestOf("br", etag)],
  ] as const) {
    // The shop renders it again while it starts: when its search and its promotions are there.
    const request = requestFor(await waitForBrotli(shop));
    await bare.serve(await recordAnswer(shop.origin + fragmentPath, request.headers));
    const title = `${name}: processor time for a request`;
    rows.push(await compareRequests(rounds, title, [shop, request], [bare, request]));
  }
  return rows;
}

/** Waits for Brotli at its best quality, which is ready a moment after the first request. Returns the fragment's ETag. */
async function waitForBrotli(shop: Server): Promise<string> {
  for (;;) {
    const { headers } = await recordAnswer(shop.origin + fragmentPath, { "accept-encoding": "br" });
    if (headers["content-encoding"] === "br") return headers.etag!;
    await sleep(100);
  }
}

/**
 * Measures a cached fragment beside other servers that send the same header: nginx from a file, if there is one here, and Next as a
 * dynamic page, which it compresses with gzip at best.
 */
export async function benchBesideOthers(shop: Server, rounds: number): Promise<Table["rows"]> {
  const etag = await waitForBrotli(shop);
  const answerIn = (encoding: string) =>
    recordAnswer(shop.origin + fragmentPath, { "accept-encoding": encoding });
  const [plain, brotli] = [await answerIn("identity"), await answerIn("br")];
  const rows: Table["rows"] = [];
  const add = async (name: string, ours: LoadRequest, other: Server, theirs = ours) => {
    rows.push(await compareRequests(rounds, `cached, ${name}`, [shop, ours], [other, theirs]));
  };
  if (findNginx()) {
    const servers = [await startNginxFile(plain), await startNginxFile(brotli)] as const;
    const [uncompressed, compressed] = servers;
    const name = "beside nginx with the file";
    try {
      await add(`uncompressed, ${name}`, requestOf("identity"), uncompressed);
      await add(`brotli, ${name}`, requestOf("br"), compressed);
      const { headers } = await recordAnswer(compressed.origin + fragmentPath);
      await add(`304, ${name}`, requestOf("br", etag), compressed, requestOf("br", headers.etag));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-header-"));
  const file = join(folder, "header.html");
  await writeFile(file, plain.body);
  const next = await startNextPage({ HEADER_FILE: file });
  const page = (encoding: string) => requestOf(encoding, undefined, "/header");
  const name = "beside a dynamic page of Next";
  try {
    await add(`uncompressed, ${name}`, requestOf("identity"), next, page("identity"));
    await add(`brotli, ${name} with gzip`, requestOf("br"), next, page("gzip"));
  } finally {
    await next.stop();
    await rm(folder, { recursive: true });
  }
  return rows;
}

/** Starts nginx, which serves the bytes of an answer from a file. */
const startNginxFile = ({ headers, body }: RawAnswer): Promise<Server> =>
  runNginx(async (folder, port) => {
    await writeFile(join(folder, "fragment"), body);
    const { "content-encoding": encoding, "cache-control": cacheControl } = headers;
    return `server {
  listen 127.0.0.1:${port};
  open_file_cache max=10;
  keepalive_requests 1000000;
  location = ${fragmentPath} {
    alias ${folder}/fragment;
    default_type "text/html; charset=utf-8";
    add_header Cache-Control "${cacheControl}";
    ${encoding ? `add_header Content-Encoding ${encoding};` : ""}
  }
}
`;
  });
