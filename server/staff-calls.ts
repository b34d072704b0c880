import Type, { type Static } from "typebox";
import type { createStaffAccounts } from "../features/staff/server/staff-accounts.ts";
import { staffRoles } from "../features/staff/staff-contract.ts";
import type { Command } from "./command-socket.ts";

const name = Type.String();
const password = Type.String();
const roles = Type.Array(Type.Enum([...staffRoles]));

/** What `npm run staff` asks for once it knows everything, in its own process or in that of a shop. */
const StaffCall = Type.Union([
  Type.Object({ verb: Type.Literal("list") }),
  Type.Object({ verb: Type.Literal("add"), name, roles, password }),
  Type.Object({ verb: Type.Literal("password"), name, password }),
  Type.Object({ verb: Type.Literal("remove"), name }),
]);
export type StaffCall = Static<typeof StaffCall>;

const StaffAnswer = Type.Object({
  /** False when the account to add is there, or the one to change is not. */
  isDone: Type.Boolean(),
  /** All that there are now. The last login is an ISO moment. */
  accounts: Type.Array(Type.Object({ name, roles, lastLogin: Type.Optional(Type.String()) })),
});
export type StaffAnswer = Static<typeof StaffAnswer>;

export const staffCalls = {
  name: "staff",
  request: StaffCall,
  answer: StaffAnswer,
} satisfies Command<typeof StaffCall, typeof StaffAnswer>;

type Accounts = Pick<
  ReturnType<typeof createStaffAccounts>,
  "list" | "add" | "setPassword" | "remove"
>;

export async function answerStaffCall(call: StaffCall, accounts: Accounts): Promise<StaffAnswer> {
  const isDone = await change(call, accounts);
  const list = await accounts.list();
  return {
    isDone,
    accounts: list.map(({ name, roles, last_login_at }) => ({
      name,
      roles,
      ...(last_login_at && { lastLogin: last_login_at.toISOString() }),
    })),
  };
}

async function change(call: StaffCall, accounts: Accounts): Promise<boolean> {
  switch (call.verb) {
    case "list":
      return true;
    case "add":
      return accounts.add(call.name, call.roles, call.password);
    case "password":
      return accounts.setPassword(call.name, call.password);
    case "remove":
      return accounts.remove(call.name);
  }
}
