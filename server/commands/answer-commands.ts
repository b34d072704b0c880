import type { FastifyBaseLogger } from "fastify";
import type { Release } from "../../platform/content/content.ts";
import { partsOf, type ServicesOf } from "../../storefront/server/services.ts";
import type { Shop, ShopSlices } from "../../storefront/server/shop.ts";
import type { Config } from "../config.ts";
import { serveCommands } from "./command-socket.ts";
import type { CalledShop, ShopCall } from "./shop-call.ts";

/** Opens the command socket. A failure is logged only: commands then need a stopped shop, but the shop can start. */
export const answerCommands = (
  shop: CalledShop,
  calls: ShopCall[],
  { DATA_DIR }: Config,
  log: FastifyBaseLogger,
) =>
  serveCommands(DATA_DIR, calls, shop).catch((error: unknown) => {
    log.warn({ err: error }, "commands such as npm run content cannot reach this process");
    return undefined;
  });

/** Returns a running shop as commands see it. */
export const calledShop = <Opened extends ShopSlices, Tables>(
  { contentFolder, sites }: Shop<Opened, Tables>,
  services: ServicesOf<Opened, Tables>,
  release: Release,
): CalledShop => ({
  // A command works with the tables of slices that the shop has.
  database: services.database as unknown as CalledShop["database"],
  named: services,
  slices: services.slices,
  parts: partsOf(services.slices),
  contentFolder,
  sites,
  release,
  now: services.now,
});
