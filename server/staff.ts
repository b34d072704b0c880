import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { createStaffAccounts, type StaffAccount } from "../features/staff/server/staff-accounts.ts";
import { staffPasswordProblem } from "../features/staff/server/staff-passwords.ts";
import { createPasswords } from "../http/passwords.ts";
import { askPassword } from "./ask-password.ts";
import { readConfig } from "./config.ts";
import { readMigrations } from "./read-migrations.ts";
import type { Tables } from "./slices.ts";
import { readStaffCommand, type StaffCommand } from "./staff-command.ts";
import { explainStartError, UsageError } from "./start-error.ts";

/**
 * `npm run staff`: accounts of those who work on the shop. With DATABASE_URL beside shops that run; the embedded database
 * belongs to one process, so its shop must be stopped before.
 */
try {
  const command = readStaffCommand(process.argv.slice(2));
  const { DATABASE_URL: url, DATA_DIR: folder } = readConfig(process.env);
  const database = await openDatabase<Tables>({ url, folder, onError: console.error });
  try {
    // A shop that never ran has no tables yet.
    await migrate(database.sql, await readMigrations());
    const accounts = createStaffAccounts(database.sql, {
      passwords: createPasswords(),
      security: () => {},
    });
    console.log(await run(command, accounts));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

/** Does what was asked for and says so. */
async function run(
  command: StaffCommand,
  accounts: ReturnType<typeof createStaffAccounts>,
): Promise<string> {
  const list = await accounts.list();
  if (command.verb === "list") return list.map(lineOf).join("\n") || "There is no account yet.";
  const { name } = command;
  // Known before the password is asked for: nobody should choose one in vain.
  const isThere = list.some((account) => account.name === name);
  if (command.verb === "add") {
    if (isThere || !(await accounts.add(name, command.roles, await newPassword(name))))
      throw new UsageError(
        `There is an account ${name} already. Take another name, give it a new password with npm run staff -- password ${name}, or remove it first.`,
      );
    return `${name} may log in at /staff of each shop.`;
  }
  const isPassword = command.verb === "password";
  const isDone =
    isThere &&
    (isPassword
      ? await accounts.setPassword(name, await newPassword(name))
      : await accounts.remove(name));
  if (!isDone)
    throw new UsageError(
      `There is no account ${name}. npm run staff -- list names those that there are.`,
    );
  return isPassword
    ? `The password of ${name} is changed, and the account's sessions have ended.`
    : `The account ${name} is removed, and its sessions have ended.`;
}

async function newPassword(name: string): Promise<string> {
  const password = await askPassword(name);
  const problem = staffPasswordProblem(password);
  if (problem) throw new UsageError(problem);
  return password;
}

function lineOf({ name, roles, last_login_at }: StaffAccount): string {
  const lastLogin = last_login_at?.toISOString().slice(0, 16).replace("T", " ");
  return `${name}  ${roles.join(", ")}  ${lastLogin ? `last login ${lastLogin} UTC` : "no login yet"}`;
}
