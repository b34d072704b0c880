import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { findPostgres } from "../programs.ts";
import { openFilledVendure } from "./filled-vendure.ts";
import { superadmin } from "./vendure-server.ts";

/**
 * `npm run start:vendure`: installs Vendure, fills it with the shop's catalogue (with `-- --demo`: with its own demo products) when it is
 * started for the first time, and opens the shops in front of it until Ctrl-C. What both store is in DATA_DIR.
 */
const demo = process.argv.includes("--demo");
const { PORT = "3000", VENDURE_PORT = "3100", DATA_DIR = "./data" } = process.env;

let shop: ChildProcess | undefined;
const interrupt = new AbortController();
// Ctrl-C reaches the shop as well; Vendure ends after it.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (!shop) interrupt.abort();
    else if (signal === "SIGTERM") shop.kill(signal);
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
  shop = spawn(process.execPath, ["tools/scripts/start.ts"], {
    env: {
      ...process.env,
      ENGINE: "vendure",
      ENGINE_URL: vendure.url,
      ENGINE_KEY: vendure.key,
      ...(vendure.databaseUrl && { ENGINE_DATABASE_URL: vendure.databaseUrl }),
      DATA_DIR: join(folder, "shop"),
    },
    stdio: "inherit",
  });
  const stopped = once(shop, "exit");
  void vendure.ended.then(() => shop?.kill("SIGTERM"));
  const [code] = await stopped;
  await vendure.stop();
  process.exit((code as number | null) ?? 0);
}

/** Throws if another program uses a port. */
async function checkPort(name: string, port: number) {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    throw new Error(
      `Port ${port} is in use. Set ${name} to another one, or stop the other program.`,
    );
  }
  probe.close();
  await once(probe, "close");
}
