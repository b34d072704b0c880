import type { FastifyBaseLogger } from "fastify";
import type { Release } from "../../platform/content/content.ts";
import type { Config } from "../config.ts";
import { readRelease } from "../release.ts";
import { partsOf } from "../../storefront/server/services.ts";
import { coffeeShop, type OpenedShop, type Services } from "../shop.ts";
import * as calls from "./all-calls.ts";
import { serveCommands } from "./command-socket.ts";

/** Opens the command socket. A failure is logged only: commands then need a stopped shop, but the shop can start. */
export async function answerCommands(
  services: Services,
  { DATA_DIR }: Config,
  log: FastifyBaseLogger,
) {
  const shop = openedShop(services, await readRelease());
  return serveCommands(DATA_DIR, Object.values(calls), shop).catch((error: unknown) => {
    log.warn({ err: error }, "commands such as npm run content cannot reach this process");
    return undefined;
  });
}

/** Returns a running shop as commands see it. */
export const openedShop = (services: Services, release: Release): OpenedShop => ({
  database: services.database,
  named: services,
  slices: services.slices,
  parts: partsOf(services.slices),
  contentFolder: coffeeShop.contentFolder,
  release,
  now: services.now,
});
