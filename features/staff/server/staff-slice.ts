import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Slice } from "../../../http/slice.ts";
import { cookieIn } from "../../../shared/cookies.ts";
import { staffCookies, type StaffMember, type StaffRole } from "../staff-contract.ts";
import { createStaffSessions } from "./staff-sessions.ts";
import type { StaffTables } from "./staff-tables.ts";

/** Accounts and sessions of staff. */
export function staffSlice(database: Kysely<StaffTables>) {
  const sessions = createStaffSessions(database);
  return Object.assign(
    {
      /** Who of the staff with this role sent a request. A request without the session's cookie takes no query. */
      async staffOf(
        request: FastifyRequest,
        now: Date,
        role: StaffRole,
      ): Promise<StaffMember | undefined> {
        const secret = cookieIn(request.headers.cookie, staffCookies.session);
        const member = await sessions.memberOf(secret, now);
        return member?.roles.includes(role) ? member : undefined;
      },
      isActive: sessions.isActive,
    },
    { deleteExpired: sessions.deleteExpired } satisfies Slice,
  );
}
