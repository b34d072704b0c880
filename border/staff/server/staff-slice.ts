import type { Slice } from "../../../platform/http/slice.ts";
import { staffRoutes, type StaffPorts } from "./staff-routes.ts";
import type { Staff } from "./staff.ts";

/** Creates the slice of accounts and sessions of staff, who are known before what they preview is. */
export function staffSlice(staff: Staff, { settingsOf }: StaffPorts) {
  return Object.assign(staff, {
    personalRoutes: (app, tools) => staffRoutes(app, { staff, settingsOf, ...tools }),
    deleteExpired: async (now) => {
      await staff.sessions.deleteExpired(now);
      await staff.accounts.proofs.deleteExpired(now);
    },
  } satisfies Slice);
}
