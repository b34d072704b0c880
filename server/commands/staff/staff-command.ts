import { parseArgs } from "node:util";
import { staffRoles, type StaffRole } from "../../../border/staff/staff-contract.ts";
import {
  isStaffName,
  isStaffRole,
  normalStaffName,
  staffNameLength,
} from "../../../border/staff/staff-rules.ts";
import { UsageError } from "../../start-error.ts";

/** The arguments of `npm run staff`. */
export type StaffCommand =
  | { verb: "list" }
  | { verb: "add"; name: string; roles: StaffRole[] }
  | { verb: "password" | "remove" | "code"; name: string }
  | { verb: "second-factor"; name: string; isOff: boolean };

const roles = staffRoles.join(" or ");

const usage = `These are the ways to call it:
npm run staff -- list
npm run staff -- add NAME --role ROLE    ROLE is ${roles}; repeat it for more than one
npm run staff -- password NAME           a new password; ends the account's sessions
npm run staff -- remove NAME             ends the account's sessions, too
npm run staff -- code NAME               a code for one login within 15 minutes, beside the password: where limits or a lost
                                         second factor keep its owner out
npm run staff -- second-factor NAME      from then on each login needs a code of an app; --off ends that
The password is asked for, or read from what is piped in; it is never an argument.`;

/** Parses the arguments. Throws a UsageError that says what to write instead. */
export function readStaffCommand(given: string[]): StaffCommand {
  const { values, positionals } = readArguments(given);
  const [verb, typed, ...rest] = positionals;
  const takesRoles = verb === "add";
  const { off: isOff = false } = values;
  const isWrong = takesRoles !== Boolean(values.role) || (isOff && verb !== "second-factor");
  if (rest.length > 0 || isWrong) throw new UsageError(usage);
  if (verb === "list" && typed === undefined) return { verb };
  if (typed === undefined) throw new UsageError(usage);
  const name = normalStaffName(typed);
  if (!isStaffName(name))
    throw new UsageError(
      `"${typed}" cannot be a name: take up to ${staffNameLength} of the characters a-z 0-9 . _ @ + -, the first a letter or a digit.`,
    );
  if (verb === "add") return { verb, name, roles: rolesOf(values.role ?? []) };
  if (verb === "password" || verb === "remove" || verb === "code") return { verb, name };
  if (verb === "second-factor") return { verb, name, isOff };
  throw new UsageError(usage);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: "string", multiple: true }, off: { type: "boolean" } },
    });
  } catch {
    throw new UsageError(usage);
  }
}

function rolesOf(given: string[]): StaffRole[] {
  const unknown = given.find((role) => !isStaffRole(role));
  if (unknown !== undefined)
    throw new UsageError(`There is no role "${unknown}"; give --role ${roles}.`);
  return staffRoles.filter((role) => given.includes(role));
}
