import { UsageError } from "../../usage-error.ts";
import { readArguments } from "../arguments.ts";
import type { MailAnswer } from "./mails-call.ts";

/** The arguments of `npm run mails`. */
export type MailCommand =
  | { verb: "list" }
  | { verb: "show"; id: string }
  | { verb: "retry"; id?: string };

/** Reads the arguments of `npm run mails`. Throws an ArgumentsError, or a HelpRequest. */
export const readMailCommand = (args: readonly string[]) =>
  readArguments<MailCommand>("npm run mails --", args, (command, done) => {
    command.description("Mails that could not be sent.");
    command
      .command("list")
      .description("lists them")
      .action(() => done({ verb: "list" }));
    command
      .command("show")
      .description("shows one with its recipient")
      .argument("<ID>", "as the list has it")
      .action((id: string) => done({ verb: "show", id }));
    command
      .command("retry")
      .description("sends one once more, or all")
      .argument("<ID>", "as the list has it, or all")
      .action((id: string) => done(id === "all" ? { verb: "retry" } : { verb: "retry", id }));
  });

/** Returns the output of the command. Throws a UsageError when no failed mail has the id. */
export function printedMails(command: MailCommand, { retried, failed }: MailAnswer): string {
  if (command.verb === "list") return failed.map(lineOf).join("\n") || "No mail failed for good.";
  if (command.verb === "show") {
    const mail = failed.find(({ id }) => id === command.id);
    if (!mail) throw unknown(command.id);
    return Object.entries(mail)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
  }
  if (command.id !== undefined && retried === 0) throw unknown(command.id);
  return `Mails that are sent once more: ${retried}.`;
}

const unknown = (id: string) =>
  new UsageError(`No mail ${id} failed for good. npm run mails -- list names those that did.`);

const lineOf = ({ id, madeAt, site, kind, tries, problem }: MailAnswer["failed"][number]) =>
  `${id}  ${madeAt.slice(0, 16).replace("T", " ")} UTC  ${site}  ${kind}  tries: ${tries}  ${problem}`;
