import Type, { type Static } from "typebox";
import type { createStaffAccounts } from "../../../border/staff/server/staff-accounts.ts";
import { staffRoles } from "../../../border/staff/staff-contract.ts";
import { shopCall } from "../shop-call.ts";

const name = Type.String();
const password = Type.String();
const roles = Type.Array(Type.Enum([...staffRoles]));

/** The complete request of `npm run staff`, executed in its own process or in that of a shop. */
const StaffCall = Type.Union([
  Type.Object({ verb: Type.Literal("list") }),
  Type.Object({ verb: Type.Literal("add"), name, roles, password }),
  Type.Object({ verb: Type.Literal("password"), name, password }),
  Type.Object({ verb: Type.Literal("remove"), name }),
  Type.Object({ verb: Type.Literal("code"), name }),
  Type.Object({ verb: Type.Literal("second-factor"), name, isOff: Type.Boolean() }),
]);
export type StaffCall = Static<typeof StaffCall>;

const StaffAnswer = Type.Object({
  /** False when the account to add exists already, or the account to change does not. */
  isDone: Type.Boolean(),
  /** Secrets that are shown once: codes, and the address of a second factor. */
  shown: Type.Optional(Type.Array(Type.String())),
  /** All accounts after the change. `lastLogin` is an ISO 8601 timestamp. */
  accounts: Type.Array(Type.Object({ name, roles, lastLogin: Type.Optional(Type.String()) })),
});
export type StaffCallAnswer = Static<typeof StaffAnswer>;

export const staffCall = shopCall<{ staff: { accounts: Accounts } }>()({
  name: "staff",
  needs: ["staff"],
  request: StaffCall,
  answer: StaffAnswer,
  run: (call, { named: { staff }, now }) => answerStaffCall(call, staff.accounts, now()),
});

type Accounts = Pick<
  ReturnType<typeof createStaffAccounts>,
  "list" | "add" | "setPassword" | "remove" | "byName" | "codes"
>;

async function answerStaffCall(
  call: StaffCall,
  accounts: Accounts,
  now: Date,
): Promise<StaffCallAnswer> {
  const done = await change(call, accounts, now);
  const list = await accounts.list();
  return {
    isDone: done !== false,
    ...(typeof done === "object" && { shown: done }),
    accounts: list.map(({ name, roles, last_login_at }) => ({
      name,
      roles,
      ...(last_login_at && { lastLogin: last_login_at.toISOString() }),
    })),
  };
}

/** Executes a change. Returns whether it was possible, or the secrets to show. */
async function change(call: StaffCall, accounts: Accounts, now: Date): Promise<boolean | string[]> {
  switch (call.verb) {
    case "list":
      return true;
    case "add":
      return accounts.add(call.name, call.roles, call.password);
    case "password":
      return accounts.setPassword(call.name, call.password);
    case "remove":
      return accounts.remove(call.name);
    case "code": {
      const account = await accounts.byName(call.name);
      return account ? [await accounts.codes.issue(account.id, now)] : false;
    }
    case "second-factor": {
      const account = await accounts.byName(call.name);
      if (!account) return false;
      if (call.isOff) return accounts.codes.end(account.id).then(() => true);
      const { url, recoveryCodes } = await accounts.codes.start(account);
      return [url, ...recoveryCodes];
    }
  }
}
