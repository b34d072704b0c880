import { readRelease } from "../../server/release.ts";
import { coffeeShop } from "../../server/shop.ts";
import { openServices } from "../../storefront/server/services.ts";

/**
 * Migrates an empty database and imports the content of this project, like a shop that starts on it, and stores the search's index
 * in `folder`.
 */
export async function fillDatabase(url: string, folder: string) {
  const services = await openServices(coffeeShop, {
    config: { DATABASE_URL: url, DATA_DIR: folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: await readRelease(),
  });
  await services.indexed;
  await services.close();
}
