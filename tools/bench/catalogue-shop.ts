import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { isSearchReady, launchShop, recordAnswer, type Server } from "./harness/servers.ts";

/** A shop with many products that is started and stopped, and how long that took (seconds). */
export interface MeasuredShop extends Server {
  secondsToReady: number;
  secondsToSearch: number;
  /** Until lists come from their index. */
  secondsToLists: number;
  /** Requests a page of a site, as a preview with the cookie of one. Throws for another status than 200. */
  get(site: string, path: string, cookie?: string): Promise<string>;
  /** Bytes of the indexes and caches whose names begin so, from the metrics. */
  memoryOf(part: string): Promise<number>;
}

/** The settings of a shop's database. */
export interface CatalogueDatabase extends Record<string, string> {
  DATABASE_URL: string;
  DATA_DIR: string;
}

/** Fills the database with generated products. */
export const generate = (products: number, database: CatalogueDatabase) =>
  promisify(execFile)(process.execPath, ["dist/server/generate.js", String(products)], {
    env: { ...process.env, ...database },
  });

/** Starts the built shop as `npm start` does, and waits until it has its indexes. */
export async function startMeasured(database: CatalogueDatabase): Promise<MeasuredShop> {
  const metricsPort = await freePort();
  const settings = { METRICS_PORT: String(metricsPort), ANSWER_WITHIN: "0", ...database };
  const shop = await launchShop("tools/scripts/start.ts", settings);
  const textOf = async (url: string, headers?: Record<string, string>) => {
    const { status, body } = await recordAnswer(url, headers);
    if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
    return Buffer.from(body).toString();
  };
  const metrics = () => textOf(`http://127.0.0.1:${metricsPort}/metrics`);
  const secondsToReady = await shop.until(
    async () => (await recordAnswer(`${shop.origin}/health/ready`)).status === 200,
  );
  const [secondsToSearch, secondsToLists] = await Promise.all([
    shop.until(() => isSearchReady(shop)),
    shop.until(async () => /part="list index"} [1-9]/.test(await metrics())),
  ]);
  return {
    ...shop,
    secondsToReady,
    secondsToSearch,
    secondsToLists,
    get: (site, path, cookie) =>
      textOf(shop.origin + path, { host: `${site}.localhost`, ...(cookie && { cookie }) }),
    async memoryOf(part) {
      const uses = (await metrics()).matchAll(/kontor_memory_bytes\{part="([^"]+)"\} (\d+)/g);
      return [...uses]
        .filter(([, name]) => name!.startsWith(part))
        .reduce((sum, [, , bytes]) => sum + Number(bytes), 0);
    },
  };
}
