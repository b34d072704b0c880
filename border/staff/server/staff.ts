import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import type { RateLimitTables, TooMany } from "../../../platform/security/rate-limits.ts";
import type { StaffMember, StaffRole } from "../staff-contract.ts";
import { silentSince } from "../staff-rules.ts";
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

export interface StaffOptions extends StaffAccountOptions {
  /** Returns the seconds since the commerce system last answered; missing where products are the shop's own. */
  engineAge?(): number;
}

export type Staff = ReturnType<typeof createStaff>;

/** Manages members of staff: their accounts and logins, and the member who sent a request. */
export function createStaff(
  database: Kysely<StaffTables & LoginProofTables & RateLimitTables>,
  options: StaffOptions,
) {
  const { security, engineAge = () => 0 } = options;
  const accounts = createStaffAccounts(database, options);
  const sessions = createStaffSessions(database);
  /** Returns the member of staff who sent a request. A request without the session cookie needs no query. */
  const memberOf = (request: FastifyRequest, now: Date) =>
    sessions.memberOf(staffSecretOf(request), now);
  return {
    accounts,
    sessions,
    memberOf,

    /** Starts a new session in the browser of a request; ends its previous one. */
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
      const known = await accounts.proofs.browsers.remember(account.id, browser, now);
      setBrowserCookie(reply, known, isSecure);
      security("staffLoggedIn", { staff: account.id });
      return "done";
    },

    /** Ends a browser's session and its preview. */
    async logOut(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Promise<void> {
      const secret = staffSecretOf(request);
      if (!secret) return;
      // First, so that the browser has no session any more even when the database fails.
      clearStaffCookies(reply, isSecure);
      const staff = await sessions.end(secret);
      if (staff !== undefined) security("staffLoggedOut", { staff });
    },

    /** Returns the member of staff who sent a request; undefined if they do not have the role. */
    async staffOf(
      request: FastifyRequest,
      now: Date,
      role: StaffRole,
    ): Promise<StaffMember | undefined> {
      const member = await memberOf(request, now);
      return member?.roles.includes(role) ? member : undefined;
    },

    isActive: sessions.isActive,

    /** Returns since when the commerce system is silent, or undefined: products, prices and stock are from before then. */
    engineSilentSince: (now: Date) => silentSince(engineAge(), now),
  };
}
