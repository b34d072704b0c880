import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { readParts, readFolders } from "../../platform/content/content.ts";
import type { Database } from "../../platform/database/database.ts";
import { readConfig } from "../../server/config.ts";
import { checkPort } from "../../server/free-port.ts";
import { explainStartError } from "../../server/start-error.ts";
import { openSlices } from "../../storefront/server/services.ts";
import { checkBrand } from "./brand/check-brand.ts";
import { loadShop } from "./load-shop.ts";
import { shopOfProcess } from "./shop-folder.ts";

/**
 * Checks before a build, which takes longer, what a start would refuse: the settings, the brand, the ports and the content of the shop in a
 * folder. Ends with 1 and one line for each mistake.
 */
try {
  const shop = await loadShop(shopOfProcess());
  checkBrand(shop.brand, shop.design);
  const { HOST, METRICS_PORT, PORT } = readConfig(process.env, shop);
  for (const port of [PORT, METRICS_PORT]) await checkPort(port, HOST);
  const { parts, slices } = await openSlices(shop, {
    config: { DATABASE_URL: "", DATA_DIR: "memory://" },
    release: { code: "", time: 0 },
    log: { error: console.error, info: () => {}, warn: () => {} },
    database: withoutRows(),
  });
  await readParts(await readFolders(parts, shop.contentFolder), () =>
    Promise.all(slices.map(async (slice) => slice.readFiles?.())),
  );
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

/** Returns a database that is always empty: what reads the content reads its files alone. */
function withoutRows(): Database {
  const sql = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const nothing = async () => {};
  return { sql, untimed: sql, connections: 1, isListening: true, listen: nothing, close: nothing };
}
