import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { loadAssets } from "../../platform/http/responses/assets.ts";
import { createLog } from "../../platform/security/log.ts";
import { createApp } from "../../storefront/server/app.ts";
import { openServices } from "../../storefront/server/services.ts";
import type { BuildPackages } from "../../tools/scripts/release/build-packages.ts";
import { findShop } from "../../tools/scripts/shop-folder.ts";
import { shop } from "../fixtures/tea-shop/shop.ts";
import { testRelease } from "./test-release.ts";

/** The tea shop in its folder. */
export const teaShop = findShop("tests/fixtures/tea-shop");

/** Runs a script of the project for the tea shop; throws its errors. Returns its output. */
export async function runForTeaShop(...command: string[]): Promise<string> {
  const env = { ...process.env, SHOP: teaShop.folder };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

/** Builds the tea shop and serves it from a database in memory, until it is closed. */
export async function startTeaShop() {
  await runForTeaShop("tools/scripts/build.ts");
  const folder = await mkdtemp(join(tmpdir(), "tea-shop-"));
  const services = await openServices(shop, {
    config: { DATABASE_URL: "", DATA_DIR: "memory://" },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
    mailFolder: join(folder, "mails"),
  });
  const client = join(teaShop.built, "client");
  const app = await createApp(shop, {
    config: {},
    log: createLog("silent"),
    services,
    assets: await loadAssets(client),
    origins: { GB: "http://localhost" },
  });
  await vi.waitFor(
    async () => {
      const { body } = await app.inject("/");
      if (!body.includes("Darjeeling")) throw new Error("The engine was not read yet.");
    },
    { timeout: 60_000 },
  );
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    address,
    /** The folder of what browsers load. */
    client,
    mails: join(folder, "mails"),
    /** The project's files that are part of its built scripts and of its built server. */
    sources: {
      client: await ownFiles("client"),
      server: await ownFiles("server"),
    },
    /** The tracked events that are stored so far. */
    events: () => services.database.sql.selectFrom("tracking_event").select("data").execute(),
    async close() {
      await app.close();
      await services.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function ownFiles(side: "client" | "server"): Promise<string[]> {
  const list = await readFile(join(teaShop.built, `packages-${side}.json`), "utf8");
  return (JSON.parse(list) as BuildPackages).own;
}
