import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { RateLimitTables, TooMany } from "../../../security/rate-limits.ts";
import type { StaffMember, StaffRole } from "../staff-contract.ts";
import { createStaffAccounts, type StaffAccountOptions } from "./staff-accounts.ts";
import {
  browserSecretOf,
  clearStaffCookies,
  setBrowserCookie,
  setStaffCookies,
  staffSecretOf,
} from "./staff-requests.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import type { StaffTables } from "./staff-tables.ts";

export type LoginOutcome = "done" | { problem: "wrong" } | TooMany;

export type Staff = ReturnType<typeof createStaff>;

/** Those who work on the shop: their accounts, and who of them sent a request. */
export function createStaff(
  database: Kysely<StaffTables & RateLimitTables>,
  options: StaffAccountOptions,
) {
  const { security } = options;
  const accounts = createStaffAccounts(database, options);
  const sessions = createStaffSessions(database);
  /** Who of the staff sent a request. One without the session's cookie takes no query. */
  const memberOf = (request: FastifyRequest, now: Date) =>
    sessions.memberOf(staffSecretOf(request), now);
  return {
    accounts,
    sessions,
    memberOf,

    /** Starts a new session in the browser of a request; the one that it had ends. */
    async logIn(
      request: FastifyRequest,
      reply: FastifyReply,
      { name, password, code }: { name: string; password: string; code?: string },
      { now, isSecure }: { now: Date; isSecure: boolean },
    ): Promise<LoginOutcome> {
      const browser = browserSecretOf(request);
      const at = { ip: request.ip, now, browser, code };
      const outcome = await accounts.checkPassword(name, password, at);
      if ("problem" in outcome) return outcome;
      const { account } = outcome;
      const secret = await sessions.start(account, now);
      if (!secret) return { problem: "wrong" };
      await sessions.end(staffSecretOf(request));
      setStaffCookies(reply, { secret, roles: account.roles }, isSecure);
      const known = await accounts.browsers.remember(account.id, browser, now);
      setBrowserCookie(reply, known, isSecure);
      security("staffLoggedIn", { staff: account.id });
      return "done";
    },

    /** Ends the session of a browser, and its preview. */
    async logOut(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Promise<void> {
      const secret = staffSecretOf(request);
      if (!secret) return;
      // First: also when the database fails, the browser has no session any more.
      clearStaffCookies(reply, isSecure);
      const staff = await sessions.end(secret);
      if (staff !== undefined) security("staffLoggedOut", { staff });
    },

    /** The same for those who have a role. */
    async staffOf(
      request: FastifyRequest,
      now: Date,
      role: StaffRole,
    ): Promise<StaffMember | undefined> {
      const member = await memberOf(request, now);
      return member?.roles.includes(role) ? member : undefined;
    },

    isActive: sessions.isActive,
  };
}
