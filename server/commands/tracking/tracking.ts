import type { ReportPeriod } from "../../../border/tracking/report-period.ts";
import { eraseVisitor } from "../../../border/tracking/server/retention.ts";
import { readTrackingReport } from "../../../border/tracking/server/tracking-report.ts";
import type { TrackingTables } from "../../../border/tracking/server/tracking-tables.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { readConfig, type Config } from "../../config.ts";
import { readMigrations } from "../../read-migrations.ts";
import { explainStartError } from "../../start-error.ts";
import { askRunningShop } from "../command-socket.ts";
import { answerTrackingCall, trackingCalls, type TrackingCall } from "./tracking-calls.ts";
import { readTrackingCommand } from "./tracking-command.ts";

/** `npm run tracking`: reports what browsers tracked, whether or not the shop runs. */
try {
  const call = readTrackingCommand(process.argv.slice(2), new Date());
  console.log((await ask(call, readConfig(process.env))).text);
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

/** Sends the request to the running shop if one has the embedded database open, and otherwise opens the database itself. */
async function ask(call: TrackingCall, { DATABASE_URL: url, DATA_DIR: folder }: Config) {
  const answer = url ? undefined : await askRunningShop(folder, trackingCalls, call);
  if (answer) return answer;
  const database = await openDatabase<TrackingTables>({ url, folder, onError: console.error });
  try {
    // The database of a shop that has never run has no tables yet.
    await migrate(database.sql, await readMigrations());
    const now = new Date();
    const erase = (visitor: string, at: Date) => eraseVisitor(database.sql, visitor, at);
    const report = (period: ReportPeriod) => readTrackingReport(database.sql, period, { now });
    return await answerTrackingCall(call, { erase, report }, now);
  } finally {
    await database.close();
  }
}
