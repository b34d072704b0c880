import { callShop, runCommand } from "../run-command.ts";
import { printedMails, readMailCommand } from "./mail-command.ts";
import { mailsCall } from "./mails-call.ts";

/** `npm run mails`: lists and retries mails that could not be sent, whether or not the shop runs. */
await runCommand(async (args) => {
  const command = readMailCommand(args);
  const request = command.verb === "show" ? ({ verb: "list" } as const) : command;
  return printedMails(command, await callShop(mailsCall, request));
});
