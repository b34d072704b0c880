import { sql } from "kysely";
import { openDatabase } from "../../../platform/database/database.ts";
import { readConfig, type Config } from "../../config.ts";
import type { Tables } from "../../slices.ts";
import { explainStartError, UsageError } from "../../start-error.ts";
import { askRunningShop } from "../command-socket.ts";
import { printSearchReport, searchReportCall } from "./search-calls.ts";

/** `npm run search:report`: reports what shoppers search for, whether or not the shop runs. */
try {
  console.log((await ask(readConfig(process.env))).text);
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

/** Sends the request to the running shop if one has the embedded database open, and otherwise opens the database itself. */
async function ask({ DATABASE_URL: url, DATA_DIR: folder }: Config) {
  const answer = url ? undefined : await askRunningShop(folder, searchReportCall, {});
  if (answer) return answer;
  const database = await openDatabase<Tables>({ url, folder, onError: console.error });
  try {
    const tables = await sql<{ missing: boolean }>`
      select to_regclass('search_click') is null as missing`.execute(database.sql);
    if (tables.rows[0]?.missing)
      throw new UsageError("No shop has run on this database yet. Start it once with npm start.");
    return await printSearchReport(database.sql);
  } finally {
    await database.close();
  }
}
