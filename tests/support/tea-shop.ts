import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { loadAssets } from "../../platform/http/assets.ts";
import { createLog } from "../../platform/security/log.ts";
import { createApp } from "../../storefront/server/app.ts";
import { openServices } from "../../storefront/server/services.ts";
import { buildShop } from "../../tools/scripts/build-shop.ts";
import { shop } from "../fixtures/tea-shop/shop.ts";
import { testRelease } from "./test-release.ts";

/** Builds the tea shop and serves it from a database in memory, until it is closed. */
export async function startTeaShop() {
  const folder = await mkdtemp(join(tmpdir(), "tea-shop-"));
  const sources = await buildShop("tests/fixtures/tea-shop", folder, shop);
  const services = await openServices(shop, {
    config: { DATABASE_URL: "", DATA_DIR: "memory://" },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
    mailFolder: join(folder, "mails"),
  });
  const app = await createApp(shop, {
    config: {},
    log: createLog("silent"),
    services,
    assets: await loadAssets(folder),
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
    folder,
    /** The project's files that its scripts contain. */
    sources,
    /** The tracked events that are stored so far. */
    events: () => services.database.sql.selectFrom("tracking_event").select("data").execute(),
    async close() {
      await app.close();
      await services.close();
      await rm(folder, { recursive: true });
    },
  };
}
