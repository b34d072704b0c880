import { staffRoles, type StaffRole } from "../../../border/staff/staff-contract.ts";
import {
  isStaffName,
  normalStaffName,
  staffNameLength,
} from "../../../border/staff/staff-rules.ts";
import { readArguments, refuseArgument, severalOf } from "../arguments.ts";

/** A call of `npm run staff`. */
export type StaffCommand =
  | { verb: "list" }
  | { verb: "add"; name: string; roles: StaffRole[] }
  | { verb: "password" | "remove" | "code"; name: string }
  | { verb: "second-factor"; name: string; isOff: boolean };

/** Reads the arguments of `npm run staff`. Throws an ArgumentsError, or a HelpRequest. */
export const readStaffCommand = (args: readonly string[]) =>
  readArguments<StaffCommand>("npm run staff --", args, (command, done) => {
    command
      .description("Accounts of staff.")
      .addHelpText(
        "after",
        "\nA password is asked for, or read from what is piped in; it is never an argument.",
      );
    const ofAccount = (verb: StaffCommand["verb"], what: string) =>
      command.command(verb).description(what).argument("<NAME>", "of the account", nameOf);
    command
      .command("list")
      .description("lists the accounts")
      .action(() => done({ verb: "list" }));
    ofAccount("add", "adds an account")
      .option(
        "--role <ROLE>",
        `one of ${staffRoles.join(", ")}; repeat it for more than one`,
        severalOf("role", staffRoles),
      )
      .action((name: string, { role }: { role?: StaffRole[] }) => {
        if (!role) refuseArgument(`--role is missing, one of ${staffRoles.join(", ")}`);
        done({ verb: "add", name, roles: staffRoles.filter((each) => role.includes(each)) });
      });
    ofAccount("password", "gives a new password, and ends the account's sessions").action(
      (name: string) => done({ verb: "password", name }),
    );
    ofAccount("remove", "removes the account, and ends its sessions").action((name: string) =>
      done({ verb: "remove", name }),
    );
    ofAccount(
      "code",
      "shows a code for one login within 15 minutes, beside the password: where limits or a lost second factor keep its owner out",
    ).action((name: string) => done({ verb: "code", name }));
    ofAccount("second-factor", "from then on each login needs a code of an app")
      .option("--off", "ends that")
      .action((name: string, { off = false }: { off?: boolean }) =>
        done({ verb: "second-factor", name, isOff: off }),
      );
  });

function nameOf(typed: string): string {
  const name = normalStaffName(typed);
  if (isStaffName(name)) return name;
  return refuseArgument(
    `"${typed}" cannot be a name: take up to ${staffNameLength} of the characters a-z 0-9 . _ @ + -, the first a letter or a digit`,
  );
}
