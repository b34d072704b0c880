import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { allSites } from "../sites/all-sites.ts";
import { siteCodes } from "../shared/site.ts";
import { createApp } from "./app.ts";
import { configWarning, readConfig, siteOrigins } from "./config.ts";
import { loadAssets } from "./http/assets.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { projectFolder } from "./project-folder.ts";
import { openServices, type Services } from "./services.ts";
import { explainStartError } from "./start-error.ts";

/** Put in by the build: changes with the code that makes content. */
declare const codeVersion: string;

/** Longest time that requests under way get after SIGTERM. */
const stopWithin = 10_000;

try {
  await main();
} catch (error) {
  console.error(explainStartError(error));
  process.exit(1);
}

async function main() {
  const config = readConfig(process.env);
  const warning = configWarning(config);
  if (warning) console.warn(warning);
  const assets = await loadAssets(join(projectFolder, "dist", "client"));
  const services = await openServices({ config, log: console, codeVersion });
  const port = config.PORT || (await freePort(config.HOST));
  const origins = siteOrigins(config.SITE_HOSTS, port);
  const metrics = createMetrics();
  const app = await createApp({ config, services, assets, origins, metrics });
  const metricsServer = await serveMetrics(metrics.registry, config.HOST, config.METRICS_PORT);
  await app.listen({ host: config.HOST, port });
  sweepExpired(services, (error) => app.log.error(error));

  const stop = async () => {
    setTimeout(() => process.exit(1), stopWithin).unref();
    await app.close();
    metricsServer.close();
    await services.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());

  const metricsPort = (metricsServer.address() as AddressInfo).port;
  console.log(
    [
      "Kontor is open:",
      ...siteCodes.map(
        (code) => `  ${code.padEnd(6)} ${origins[code]}/  ${allSites[code].site.label}`,
      ),
      `API      ${origins.DE}/service/docs`,
      `Metrics  http://${config.HOST}:${metricsPort}/metrics`,
    ].join("\n"),
  );
}

/** Deletes carts, sessions and all else that has expired, soon after the start and then every hour. */
function sweepExpired(
  { carts, customers, queryLog, now }: Services,
  onError: (error: unknown) => void,
) {
  const [minute, hour] = [60_000, 3_600_000];
  const sweep = () => {
    for (const part of [carts, customers, queryLog]) part.deleteExpired(now()).catch(onError);
  };
  setTimeout(() => {
    sweep();
    setInterval(sweep, hour).unref();
  }, minute).unref();
}

/** Addresses carry the port, so it must be known before the server listens. */
async function freePort(host: string): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, host, listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
