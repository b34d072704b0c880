import { UsageError } from "../../start-error.ts";
import type { MailAnswer } from "./mails-call.ts";

/** The arguments of `npm run mails`. */
export type MailCommand =
  { verb: "list" } | { verb: "show"; id: string } | { verb: "retry"; id?: string };

const usage = `These are the ways to call it, for mails that could not be sent:
npm run mails -- list
npm run mails -- show ID
npm run mails -- retry ID     sends it once more
npm run mails -- retry all    sends all once more`;

/** Parses the arguments. Throws a UsageError that says what to write instead. */
export function readMailCommand([verb, id, ...rest]: string[]): MailCommand {
  if (rest.length > 0) throw new UsageError(usage);
  if (verb === "list" && id === undefined) return { verb };
  if (verb === "show" && id) return { verb, id };
  if (verb === "retry" && id) return id === "all" ? { verb } : { verb, id };
  throw new UsageError(usage);
}

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
