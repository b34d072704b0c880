import { suggestionsPath } from "../../border/border-paths.ts";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import type { Server } from "./servers.ts";

/** A shop with many products that is started and stopped, and how long that took (seconds). */
export interface MeasuredShop extends Server {
  secondsToReady: number;
  secondsToSearch: number;
  /** Until lists come from their index. */
  secondsToLists: number;
  /** Requests a page of a site, as a preview with the cookie of one. Throws for another status than 200. */
  get(site: string, path: string, cookie?: string): Promise<{ body: string; milliseconds: number }>;
  /** Resident memory in MiB. */
  memory(): number;
  /** Bytes of the indexes and caches whose names begin so, from the metrics. */
  memoryOf(part: string): Promise<number>;
}

const everyMilliseconds = 20;

/** Fills the database with generated products. Returns the seconds that it took. */
export async function generate(products: number, environment: Record<string, string>) {
  const started = performance.now();
  await promisify(execFile)(process.execPath, ["dist/server/generate.js", String(products)], {
    env: { ...process.env, ...environment },
  });
  return secondsSince(started);
}

/** Starts the built shop, and waits until it has its indexes. */
export async function startMeasured(environment: Record<string, string>): Promise<MeasuredShop> {
  const port = await freePort();
  const metricsPort = await freePort();
  const started = performance.now();
  const shop = spawn(process.execPath, ["--max-semi-space-size=16", "tools/scripts/start.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      SITE_HOSTS: "",
      DRAIN_FOR: "0",
      ANSWER_WITHIN: "0",
      ...environment,
    },
  });
  const until = async (isReached: () => Promise<boolean>) => {
    while (!(await isReached())) {
      if (shop.exitCode !== null)
        throw new Error("The shop did not open; the lines above say why.");
      await sleep(everyMilliseconds);
    }
    return secondsSince(started);
  };
  const answers = (path: string) => async () => (await statusOf(port, path)) === 200;
  const secondsToReady = await until(answers("/health/ready"));
  const [secondsToSearch, secondsToLists] = await Promise.all([
    until(answers(`${suggestionsPath}?q=kaf&site=DE`)),
    until(async () => {
      const { body } = await read(metricsPort, "/metrics", "localhost");
      return /part="list index"} [1-9]/.test(body);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: shop.pid!,
    secondsToReady,
    secondsToSearch,
    secondsToLists,
    async get(site, path, cookie) {
      const began = performance.now();
      const { status, body } = await read(port, path, `${site}.localhost`, cookie);
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      return { body, milliseconds: performance.now() - began };
    },
    memory: () => {
      const status = readFileSync(`/proc/${shop.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
    },
    async memoryOf(part) {
      const { body } = await read(metricsPort, "/metrics", "localhost");
      const uses = body.matchAll(/kontor_memory_bytes\{part="([^"]+)"\} (\d+)/g);
      return [...uses].reduce(
        (sum, [, name, bytes]) => sum + (name!.startsWith(part) ? Number(bytes) : 0),
        0,
      );
    },
    stop: async () => {
      shop.kill("SIGTERM");
      await once(shop, "exit");
    },
  };
}

const secondsSince = (started: number) => (performance.now() - started) / 1_000;

const statusOf = (port: number, path: string) =>
  read(port, path, "localhost").then(
    ({ status }) => status,
    () => 0,
  );

async function read(port: number, path: string, host: string, cookie?: string) {
  const headers = { host, ...(cookie && { cookie }) };
  const [response] = await once(request({ port, path, headers }).end(), "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode as number, body: Buffer.concat(chunks).toString() };
}
