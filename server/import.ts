import { ContentError } from "../features/catalogue/server/read-content.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { importContent, readMigrations } from "./services.ts";

/** Put in by the build: changes with the code that makes content. */
declare const codeVersion: string;

/** `npm run import`: checks content/ and writes it into the database; shops that run see it at once. */
const config = readConfig(process.env);
try {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: config.DATA_DIR,
    onError: console.error,
  });
  await migrate(database.sql, await readMigrations());
  await importContent(database, codeVersion, console);
  await database.close();
  console.log("The database holds what content/ says.");
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
