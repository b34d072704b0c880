import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { argumentsOfProcess } from "../../../server/commands/arguments.ts";
import { findPostgres } from "../programs.ts";
import { openFilledVendure } from "./filled-vendure.ts";
import { superadmin } from "./vendure-server.ts";

/**
 * `npm run start:vendure`: installs Vendure, fills it with the shop's catalogue (with `-- --demo`: with its own demo products) when it is
 * started for the first time, and opens the shops in front of it until Ctrl-C. What both store is in DATA_DIR.
 */
const { demo = false } = argumentsOfProcess<{ demo?: boolean }>(
  "npm run start:vendure --",
  (command, done) =>
    command
      .description("Opens the shops in front of a Vendure with their catalogue, until Ctrl-C.")
      .option("--demo", "fills Vendure with its own demo products instead")
      .action(done),
);
/** Milliseconds for which shop and Vendure of a killed start may still end. */
const endsWithin = 10_000;
const { PORT = "3000", VENDURE_PORT = "3100", DATA_DIR = "./data" } = process.env;

let shop: ChildProcess | undefined;
const interrupt = new AbortController();
let isEnding = false;
// The shop ends first, then Vendure and its database. npm repeats a signal that the terminal has already sent: only the first counts.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    if (!shop) interrupt.abort();
    else shop.kill(signal === "SIGHUP" ? "SIGINT" : signal);
  });

try {
  await checkPort("PORT", Number(PORT));
  await checkPort("VENDURE_PORT", Number(VENDURE_PORT));
  await main();
} catch (error) {
  if (interrupt.signal.aborted) process.exit(1);
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main() {
  const folder = resolve(DATA_DIR, demo ? "vendure-demo" : "vendure");
  const vendure = await openFilledVendure({
    folder,
    bin: findPostgres(),
    port: Number(VENDURE_PORT),
    demo,
    signal: interrupt.signal,
    report: console.log,
  });
  console.log(
    [
      "Vendure is open:",
      `  Admin API  ${vendure.url}/admin-api  as ${superadmin}, password ${vendure.password}`,
      `  Shop API   ${vendure.url}/shop-api`,
      `  Database   ${vendure.databaseUrl ?? `embedded in ${folder}; with PostgreSQL prices would reach the shops within a second (apt-get install postgresql)`}`,
    ].join("\n"),
  );
  const endWithParent = join(import.meta.dirname, "end-with-parent.ts");
  shop = spawn(process.execPath, ["--import", endWithParent, "tools/scripts/start.ts"], {
    env: {
      ...process.env,
      ENGINE: "vendure",
      ENGINE_URL: vendure.url,
      ENGINE_KEY: vendure.key,
      ...(vendure.databaseUrl && { ENGINE_DATABASE_URL: vendure.databaseUrl }),
      DATA_DIR: join(folder, "shop"),
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Ctrl-C reaches only this process.
    detached: true,
  });
  const stopped = once(shop, "exit");
  void vendure.ended.then(() => shop?.kill("SIGTERM"));
  const [code] = await stopped;
  await vendure.stop();
  process.exit((code as number | null) ?? 0);
}

/** Throws if another program uses a port. What a killed start has left behind ends by itself, and is waited for. */
async function checkPort(name: string, port: number) {
  for (let waited = 0; !(await isFree(port)); waited += 100) {
    if (waited >= endsWithin)
      throw new Error(
        `Port ${port} is in use. Set ${name} to another one, or stop the other program.`,
      );
    await sleep(100);
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
