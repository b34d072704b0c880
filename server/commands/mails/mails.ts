import { openDatabase } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { createMailQueue } from "../../../platform/mail/server/mail-queue.ts";
import type { MailTables } from "../../../platform/mail/server/mail-tables.ts";
import { readConfig, type Config } from "../../config.ts";
import { readMigrations } from "../../read-migrations.ts";
import { explainStartError } from "../../start-error.ts";
import { askRunningShop } from "../command-socket.ts";
import { answerMailCall, mailCalls, type MailCall } from "./mail-calls.ts";
import { printedMails, readMailCommand } from "./mail-command.ts";

/** `npm run mails`: lists and retries mails that could not be sent, whether or not the shop runs. */
try {
  const command = readMailCommand(process.argv.slice(2));
  const call = command.verb === "show" ? ({ verb: "list" } as const) : command;
  console.log(printedMails(command, await ask(call, readConfig(process.env))));
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

/** Sends the request to the running shop if one has the embedded database open, and otherwise opens the database itself. */
async function ask(call: MailCall, { DATABASE_URL: url, DATA_DIR: folder, MAIL_FROM }: Config) {
  const answer = url ? undefined : await askRunningShop(folder, mailCalls, call);
  if (answer) return answer;
  const database = await openDatabase<MailTables>({ url, folder, onError: console.error });
  try {
    // The database of a shop that has never run has no tables yet.
    await migrate(database.sql, await readMigrations());
    const domain = MAIL_FROM.split("@")[1]!;
    return await answerMailCall(
      call,
      createMailQueue(database.sql, { now: () => new Date(), domain }),
    );
  } finally {
    await database.close();
  }
}
