import type { Kysely } from "kysely";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { StaffAccountOptions } from "./staff-accounts.ts";
import { staffRoutes, type StaffPorts } from "./staff-routes.ts";
import type { StaffTables } from "./staff-tables.ts";
import { createStaff } from "./staff.ts";

/** Creates the slice of accounts and sessions of staff. */
export function staffSlice(
  database: Kysely<StaffTables & LoginProofTables & RateLimitTables>,
  { settingsOf, ...options }: StaffAccountOptions & StaffPorts,
) {
  const staff = createStaff(database, options);
  return Object.assign(staff, {
    personalRoutes: (app, tools) => staffRoutes(app, { staff, settingsOf, ...tools }),
    deleteExpired: async (now) => {
      await staff.sessions.deleteExpired(now);
      await staff.accounts.proofs.deleteExpired(now);
    },
  } satisfies Slice);
}
