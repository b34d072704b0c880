import { execFile, fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon from "autocannon";

/** What the benches share: servers in processes of their own, load on them, and what it cost them. */

export interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The built shop on a database of its own, as `npm start` runs it, or as the environment says. */
export async function startShop(environment: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
  const port = await freePort();
  const shop = spawn(process.execPath, ["dist/server/main.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: "0",
      DATABASE_URL: "",
      DATA_DIR: folder,
      SITE_HOSTS: "",
      ...environment,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const server = {
    origin,
    pid: shop.pid!,
    stop: async () => {
      await end(shop);
      await rm(folder, { recursive: true, force: true });
    },
  };
  for (let waited = 0; waited < 60_000; waited += 100) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return server;
    if (shop.exitCode !== null) break;
    await sleep(100);
  }
  await server.stop();
  throw new Error("The shop did not open; what it said stands above.");
}

/** An answer as it goes over the wire; `body` is base64, so that it can be sent to another process. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Bare `node:http` that gives one answer to everything: the least that an answer can cost in Node. */
export interface BareServer extends Server {
  /** From here on this is the answer. */
  serve(answer: RawAnswer): Promise<void>;
}

export async function startBare(): Promise<BareServer> {
  const bare = fork(join(import.meta.dirname, "bare-server.ts"));
  const [port] = (await once(bare, "message")) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: bare.pid!,
    stop: () => end(bare),
    serve: async (answer) => {
      bare.send(answer);
      await once(bare, "message");
    },
  };
}

/** Takes an answer down, without the headers that every Node server adds by itself. */
export async function recordAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<RawAnswer> {
  const [response] = (await once(request(url, { headers }).end(), "response")) as [IncomingMessage];
  const { date: _date, connection: _connection, ...own } = response.headers;
  delete own["keep-alive"];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode!,
    headers: own as Record<string, string>,
    body: Buffer.concat(chunks).toString("base64"),
  };
}

export interface Load {
  requests: number;
  /** Requests in a second. */
  rate: number;
  /** Milliseconds that half, and 99 of 100, of the answers took at most. */
  p50: number;
  p99: number;
  /** Microseconds of processor time (user and system) that the server spent on a request. */
  cost: number;
}

export interface LoadOptions {
  /** Several are asked for in turn, over and over. */
  path: string | string[];
  headers?: Record<string, string>;
  /** Whole seconds: wrk takes no others. */
  seconds?: number;
  connections?: number;
}

/** Asks a server for a path as fast as it answers; `wrk` when it is there, for it takes less of the machine. */
export async function load(
  { origin, pid }: Server,
  { path, headers = {}, seconds = 1, connections = 32 }: LoadOptions,
): Promise<Load> {
  const before = processorTime(pid);
  const run = (await hasWrk()) ? runWrk : runAutocannon;
  const result = await run(origin, [path].flat(), headers, seconds, connections);
  return { ...result, cost: (processorTime(pid) - before) / result.requests };
}

type Run = (
  origin: string,
  paths: string[],
  headers: Record<string, string>,
  seconds: number,
  connections: number,
) => Promise<Omit<Load, "cost">>;

const runWrk: Run = async (origin, paths, headers, seconds, connections) => {
  const url = origin + paths[0]!;
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
  const script = join(folder, "paths.lua");
  await writeFile(
    script,
    `local paths, at = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }, 0
    request = function() at = at % #paths + 1; return wrk.format(nil, paths[at]) end`,
  );
  const { stdout } = await promisify(execFile)("wrk", [
    ...(paths.length > 1 ? [`--script=${script}`] : []),
    "--latency",
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ]).finally(() => rm(folder, { recursive: true }));
  const failed = /(Non-2xx or 3xx responses|Socket errors):.*/.exec(stdout);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  const milliseconds = (percentile: string) => {
    const [, value, unit] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout)!;
    return Number(value) * { us: 0.001, ms: 1, s: 1_000 }[unit as "us" | "ms" | "s"];
  };
  return {
    requests: number(/(\d+) requests in/),
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds("50"),
    p99: milliseconds("99"),
  };
};

const runAutocannon: Run = async (origin, paths, headers, seconds, connections) => {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({
    url: origin,
    requests,
    headers,
    connections,
    duration: seconds,
  });
  if (result.errors + result["4xx"] + result["5xx"] > 0)
    throw new Error(`${origin}${paths[0]} failed under load`);
  return {
    requests: result.requests.total,
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
};

let wrkFound: Promise<boolean> | undefined;

/** Whether `wrk` is on the path; it ends with an error when it is asked for nothing but is there. */
export function hasWrk(): Promise<boolean> {
  wrkFound ??= promisify(execFile)("wrk", ["--version"]).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
  return wrkFound;
}

/** Microseconds that a process has computed in its life, all threads. Linux counts them in hundredths of a second. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in brackets that may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [fields[11], fields[12]].map(Number);
  return (user! + system!) * 10_000;
}

/** Of two servers in turn, round after round, so that whatever disturbs the machine disturbs both. */
export async function alternate(
  rounds: number,
  ours: () => Promise<Load>,
  theirs: () => Promise<Load>,
): Promise<{ ours: Load; theirs: Load; cost: number; rate: number }> {
  const pairs: { a: Load; b: Load }[] = [];
  for (let round = 0; round < rounds; round++) {
    const a = await ours();
    pairs.push({ a, b: await theirs() });
  }
  const middle = (list: Load[]): Load => ({
    requests: median(list.map((one) => one.requests)),
    rate: median(list.map((one) => one.rate)),
    p50: median(list.map((one) => one.p50)),
    p99: median(list.map((one) => one.p99)),
    cost: median(list.map((one) => one.cost)),
  });
  return {
    ours: middle(pairs.map(({ a }) => a)),
    theirs: middle(pairs.map(({ b }) => b)),
    cost: median(pairs.map(({ a, b }) => a.cost / b.cost)),
    rate: median(pairs.map(({ a, b }) => a.rate / b.rate)),
  };
}

export const median = (values: number[]) => percentile(values, 50);

/** The value that so many of a hundred do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? NaN;
}

/** Prints a table with a heading; numbers stand on the right. */
export function printTable(heading: string, columns: string[], rows: (string | number)[][]): void {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join("   ");
  const [head, ...body] = cells.map(line);
  console.log(`\n${heading}\n\n  ${head}\n  ${"─".repeat(head!.length)}`);
  for (const row of body) console.log(`  ${row}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
