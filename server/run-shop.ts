import type { AddressInfo } from "node:net";
import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import { anyContent, notifyContentChange } from "../platform/content/content-changes.ts";
import { loadAssets } from "../platform/http/responses/assets.ts";
import { withReplaceableSheets } from "../platform/http/responses/replaceable-sheets.ts";
import { createSharedAssets, type AssetTables } from "../platform/http/responses/shared-assets.ts";
import { mailboxPath } from "../platform/mail/mail-contract.ts";
import { untilUnused } from "../platform/database/embedded.ts";
import { createLog } from "../platform/security/log.ts";
import { sitesOf } from "../platform/shared/sites/site-set.ts";
import { createApp } from "../storefront/server/app.ts";
import { allCalls } from "./commands/all-calls.ts";
import { answerCommands, calledShop } from "./commands/answer-commands.ts";
import type { CalledShop, ShopCall } from "./commands/shop-call.ts";
import { createDrain } from "../storefront/server/drain.ts";
import { createLiveReload } from "../storefront/server/live-reload.route.ts";
import { configWarning, consentProviders, hasMailbox, readConfig } from "./config.ts";
import { addressesBelow, siteOrigins } from "../storefront/server/site-origins.ts";
import { isDeveloped, report, takeUpdates } from "./development.ts";
import { checkPort, freePort } from "./free-port.ts";
import { createMetrics, serveMetrics } from "../storefront/server/metrics.ts";
import { buildFolder } from "../storefront/server/project-folder.ts";
import { exposeRelease, readRelease, releaseText } from "./release.ts";
import { importRelease, openServices } from "../storefront/server/services.ts";
import type { Shop, ShopSlices, StorefrontSite } from "../storefront/server/shop.ts";
import { valueAt } from "../platform/shared/value-at.ts";
import { explainStartError } from "./start-error.ts";
import { maxConnections } from "../storefront/server/time-limits.ts";

/** The page that documents the API, in a shop that has one. */
const docsPath = "/service/docs";

/** Milliseconds that running requests get when the server closes. */
const stopWithin = 10_000;

/**
 * Runs the server of a shop: reads the settings, opens the shop and listens. `ownCalls` belong to commands of the shop's own
 * slices. A start that fails ends the process.
 */
export async function runShop<Opened extends ShopSlices, Tables, Content extends StorefrontSite>(
  shop: Shop<Opened, Tables, Content>,
  ownCalls: ShopCall[] = [],
): Promise<void> {
  try {
    await start(shop, ownCalls);
  } catch (error) {
    console.error(explainStartError(error));
    process.exit(1);
  }
}

async function start<Opened extends ShopSlices, Tables, Content extends StorefrontSite>(
  shop: Shop<Opened, Tables, Content>,
  ownCalls: ShopCall[],
) {
  const config = readConfig(process.env, shop);
  const warning = configWarning(config);
  if (warning) console.warn(warning);
  const release = await readRelease();
  const built = await loadAssets(join(buildFolder, "client"));
  const replaceable = withReplaceableSheets(built);
  const assets = config.LIVE_RELOAD ? replaceable.assets : built;
  const log = createLog(config.LOG_LEVEL);
  // A shop that ends has its port a little longer than its database.
  if (!config.DATABASE_URL && !config.DATA_DIR.startsWith("memory:"))
    await untilUnused(config.DATA_DIR, (error) =>
      console.error(`${error.message} Until then this one waits, to take over.`),
    );
  // Before the database is opened and filled, which takes a while the first time.
  for (const port of [config.PORT, config.METRICS_PORT]) await checkPort(port, config.HOST);
  const port = config.PORT || (await freePort(config.HOST));
  const { codes } = sitesOf(shop);
  const origins = siteOrigins(codes, config.SITE_HOSTS, config.PUBLIC_PORT || port);
  const addresses = addressesBelow(origins, config.BASE_PATH);
  const services = await openServices(shop, {
    config,
    log,
    release,
    origins: addresses,
    // In development the files take precedence over the database.
    forceImport: config.LIVE_RELOAD && "changed",
  });
  // A part of every shop's tables.
  const { sql }: { sql: unknown } = services.database;
  const sharedAssets = createSharedAssets(sql as Kysely<AssetTables>, services.now);
  const publishAssets = () =>
    sharedAssets
      .publish(assets)
      .catch((err: unknown) =>
        log.warn({ err }, "other processes cannot serve this build's files"),
      );
  const metrics = createMetrics();
  exposeRelease(metrics.registry, release);
  const drain = createDrain();
  const liveReload = config.LIVE_RELOAD ? createLiveReload() : undefined;
  for (const slice of services.slices) slice.metrics?.(metrics.registry);
  const mailFolder = hasMailbox(config) ? join(config.DATA_DIR, "mails") : undefined;
  const app = await createApp(shop, {
    config,
    log,
    services,
    assets,
    findSharedAsset: sharedAssets.find,
    origins,
    metrics,
    drain,
    liveReload,
    mailFolder,
    consentProviders: consentProviders(config),
  });
  // Before the first page names them, because a balancer may send their requests to a process of another release.
  await publishAssets();
  const metricsServer = await serveMetrics(metrics.registry, config.HOST, config.METRICS_PORT);
  // Beyond Node's usual 511 waiting connections, clients that retry at once would need seconds to connect.
  await app.listen({ host: config.HOST, port, backlog: maxConnections });
  const called = calledShop(shop, services, release);
  const commands = config.DATABASE_URL
    ? undefined
    : await answerCommands(called, [...allCalls, ...ownCalls], config, log);
  everyHour(() => Promise.all([services.sweep(), publishAssets()]));

  // Running requests are answered before the process ends. Only SIGTERM drains: Ctrl-C ends soon, and a second signal at once.
  closeWithGrace({ delay: config.DRAIN_FOR + stopWithin }, async ({ err, signal }) => {
    if (err) app.log.fatal(err);
    await drain.run(signal === "SIGTERM" ? config.DRAIN_FOR : 0);
    await app.close();
    metricsServer.close();
    commands?.close();
    await services.close();
  });

  const first = valueAt(addresses, codes[0]!);
  const metricsPort = (metricsServer.address() as AddressInfo).port;
  const welcome = [
    `${shop.brand.name} is open:`,
    ...Object.entries(shop.sites).map(
      ([code, { site }]) => `  ${code.padEnd(6)} ${addresses[code]}/  ${site.label}`,
    ),
    `Release  ${releaseText(release)}`,
    `Database ${config.DATABASE_URL ? "the server of DATABASE_URL" : `embedded in ${config.DATA_DIR}`}`,
    ...(app.hasRoute({ method: "GET", url: docsPath }) ? [`API      ${first}${docsPath}`] : []),
    ...(mailFolder ? [`Mailbox  ${first}${mailboxPath}`] : []),
    `Metrics  http://${config.HOST}:${metricsPort}/metrics`,
  ].join("\n");
  if (!liveReload || !isDeveloped()) return console.log(welcome);
  takeUpdates({
    importContent: () => importChanged(called, log),
    announceChange: () => notifyContentChange(called.database.sql, anyContent),
    sites: shop.sites,
    onContentChange: services.onContentChange,
    replaceSheets: replaceable.replaceSheets,
    liveReload,
  });
  report({ welcome });
}

/** Imports content whose files changed, and lets every cache know, also when only files changed that stay in their folder. */
async function importChanged(shop: CalledShop, log: FastifyBaseLogger): Promise<string[]> {
  const parts = await importRelease(shop, {
    force: "changed",
    log: { info: () => {}, warn: (...line) => log.warn(...line) },
  });
  if (parts.length === 0) await notifyContentChange(shop.database.sql, anyContent);
  return parts;
}

/** Runs housekeeping soon after the start, and then every hour. */
function everyHour(housekeeping: () => Promise<unknown>) {
  const [minute, hour] = [60_000, 3_600_000];
  setTimeout(() => {
    void housekeeping();
    setInterval(() => void housekeeping(), hour).unref();
  }, minute).unref();
}
