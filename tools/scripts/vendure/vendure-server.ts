import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const serverFolder = resolve(import.meta.dirname, "../../../engines/vendure/server");

/** Milliseconds: a first start creates the tables. */
const startWithin = 120_000;

export interface VendureOptions {
  port: number;
  /** Where its pictures are, and without `databaseUrl` its database. */
  dataFolder: string;
  /** Of PostgreSQL. */
  databaseUrl?: string;
  /** Of its administrator. */
  password: string;
  /** Signs cookies. */
  secret: string;
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
export function installVendure() {
  const install = resolve(import.meta.dirname, "../install.mjs");
  const { status } = spawnSync(process.execPath, [install], {
    cwd: serverFolder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Vendure could not be installed.");
}

/** Starts Vendure in a process of its own, which ends with this one. */
export async function startVendureServer({
  port,
  dataFolder,
  databaseUrl = "",
  password,
  secret,
}: VendureOptions): Promise<VendureServer> {
  const child = spawn(process.execPath, ["server.js"], {
    cwd: serverFolder,
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
  });
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
