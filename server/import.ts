import { readConfig } from "./config.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { importContent, readMigrations } from "./services.ts";
import { explainStartError } from "./start-error.ts";

/** Put in by the build: changes with the code that makes content. */
declare const codeVersion: string;

/**
 * `npm run import`: checks content/ and writes it into the database. With DATABASE_URL the shops that run see it at once;
 * the embedded database belongs to one process, so its shop must be stopped before.
 */
try {
  const config = readConfig(process.env);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: config.DATA_DIR,
    onError: console.error,
  });
  try {
    await migrate(database.sql, await readMigrations());
    await importContent(database, codeVersion, console);
  } finally {
    await database.close();
  }
  console.log("The database holds what content/ says.");
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}
