import { onceCodeMinutes } from "../../../border/staff/server/staff-codes.ts";
import { staffPasswordProblem } from "../../../border/staff/server/staff-passwords.ts";
import { shop } from "../../served-shop.ts";
import { UsageError } from "../../usage-error.ts";
import { callShop, runCommand } from "../run-command.ts";
import { askPassword } from "./ask-password.ts";
import { staffCall, type StaffCallAnswer, type StaffCall } from "./staff-call.ts";
import { readStaffCommand, type StaffCommand } from "./staff-command.ts";

/** `npm run staff`: manages the accounts of staff, whether or not the shop runs. */
await runCommand((args) => run(readStaffCommand(args)));

/** Executes the command and returns what to print. */
async function run(command: StaffCommand): Promise<string> {
  const { accounts } = await callShop(staffCall, { verb: "list" });
  if (command.verb === "list") return accounts.map(lineOf).join("\n") || "There is no account yet.";
  const { verb, name } = command;
  // Checked before the password prompt, so that the operator does not choose a password in vain.
  const isThere = accounts.some((account) => account.name === name);
  const isPossible = isThere === (verb !== "add");
  const { isDone, shown = [] } = isPossible
    ? await callShop(staffCall, await callOf(command))
    : { isDone: false };
  if (!isDone)
    throw new UsageError(
      verb === "add"
        ? `There is an account ${name} already. Take another name, give it a new password with npm run staff -- password ${name}, or remove it first.`
        : `There is no account ${name}. npm run staff -- list names those that there are.`,
    );
  return {
    add: `${name} may log in at /staff of each shop.`,
    password: `The password of ${name} is changed, and the account's sessions have ended.`,
    remove: `The account ${name} is removed, and its sessions have ended.`,
    code: `${name} may log in once within ${onceCodeMinutes} minutes with the password and this code:\n${shown.join("\n")}`,
    "second-factor":
      shown.length > 0 ? secondFactorText(name, shown) : `${name} needs no second factor any more.`,
  }[verb];
}

async function callOf(command: Exclude<StaffCommand, { verb: "list" }>): Promise<StaffCall> {
  switch (command.verb) {
    case "add":
      return { ...command, password: await newPassword(command.name) };
    case "password":
      return { ...command, verb: "password", password: await newPassword(command.name) };
    case "remove":
    case "code":
      return { verb: command.verb, name: command.name };
    case "second-factor":
      return command;
  }
}

async function newPassword(name: string): Promise<string> {
  const password = await askPassword(name);
  const problem = staffPasswordProblem(password, {
    shopNames: [shop.brand.name, shop.brand.domain],
    ownName: name,
  });
  if (problem) throw new UsageError(problem);
  return password;
}

function secondFactorText(name: string, [url, ...codes]: string[]): string {
  return `${name} needs a code of an app at each login from now on. Add this address to the app, as it is or as a QR code:
${url}
Recovery codes, each for one login without the app; they are not shown again:
${codes.join("\n")}`;
}

function lineOf({ name, roles, lastLogin }: StaffCallAnswer["accounts"][number]): string {
  const login = lastLogin
    ? `last login ${lastLogin.slice(0, 16).replace("T", " ")} UTC`
    : "no login yet";
  return `${name}  ${roles.join(", ")}  ${login}`;
}
