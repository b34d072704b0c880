import { openServices } from "../../server/services.ts";

/** What test shops call the version of their code; content that was imported under it is not imported again. */
export const testCodeVersion = "test";

/** Migrates an empty database and imports the content of this project, as a shop does that starts on it. */
export async function fillDatabase(url: string, folder: string) {
  const services = await openServices({
    config: { DATABASE_URL: url, DATA_DIR: folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    codeVersion: testCodeVersion,
  });
  await services.close();
}
