import type { Release } from "../../database/content.ts";
import { openServices } from "../../server/services.ts";

/** The release of test shops; content that was imported by it is not imported again. */
export const testRelease: Release = { code: "test", time: 0 };

/** Migrates an empty database and imports the content of this project, as a shop does that starts on it. */
export async function fillDatabase(url: string, folder: string) {
  const services = await openServices({
    config: { DATABASE_URL: url, DATA_DIR: folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
  });
  await services.close();
}
