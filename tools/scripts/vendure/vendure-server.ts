import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const project = resolve(import.meta.dirname, "../../..");
const source = join(project, "engines/vendure/server");
/** Where it is installed: the project's own tools read all that is in its folders. */
const installed = join(project, ".cache/vendure/server");
/** Vendure's own demo products. */
export const demoFolder = join(installed, "node_modules/@vendure/create/assets");

/** Milliseconds: a first start creates the tables. */
const startWithin = 120_000;

export interface VendureSettings {
  port: number;
  /** Where its pictures are, and without `databaseUrl` its database. */
  dataFolder: string;
  /** Address of PostgreSQL. */
  databaseUrl?: string;
  /** Password of its administrator. */
  password: string;
  /** Signs cookies. */
  secret: string;
  /** Options of Node for its process. */
  nodeOptions?: string[];
  /** Ends it. */
  signal?: AbortSignal;
}

export interface VendureServer {
  url: string;
  pid: number;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const superadmin = "superadmin";

/** Installs Vendure from its own lock file, if that has changed. */
export async function installVendure() {
  for (const name of await readdir(source)) await cp(join(source, name), join(installed, name));
  const install = join(project, "tools/scripts/install.mjs");
  const { status } = spawnSync(process.execPath, [install], { cwd: installed, stdio: "inherit" });
  if (status !== 0) throw new Error("Vendure could not be installed.");
}

/** Starts Vendure in a process of its own, which ends with this one. */
export async function startVendureServer({
  port,
  dataFolder,
  databaseUrl = "",
  password,
  secret,
  nodeOptions = [],
  signal,
}: VendureSettings): Promise<VendureServer> {
  const child = spawn(process.execPath, [...nodeOptions, "server.js"], {
    cwd: installed,
    env: {
      PATH: process.env.PATH,
      VENDURE_DISABLE_TELEMETRY: "true",
      PORT: String(port),
      DATA_DIR: resolve(dataFolder),
      DATABASE_URL: databaseUrl,
      SUPERADMIN_PASSWORD: password,
      COOKIE_SECRET: secret,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Ctrl-C reaches only this process, which ends it after the shop.
    detached: true,
    signal,
  });
  // Its end is noticed below.
  child.on("error", () => {});
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed = (printed + text).slice(-10_000);
    });
  const ended = once(child, "exit");
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const timeout = new AbortController();
  const isReady = await Promise.race([
    once(child, "message").then(() => true),
    ended.then(() => false),
    sleep(startWithin, false, { signal: timeout.signal }),
  ]);
  timeout.abort();
  if (!isReady) {
    await stop("SIGKILL");
    throw new Error(`Vendure did not start.\n${printed.trim()}`);
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, ended, stop };
}
