import Type, { type Static } from "typebox";
import { staffStatuses } from "./staff-contract.ts";

/** Answers of the endpoints of staff; the browser imports the types only. */

export const StaffAnswer = Type.Object({ status: Type.Enum(staffStatuses) });
export type StaffAnswer = Static<typeof StaffAnswer>;

/** Who asks, and what that browser previews: empty texts where it previews nothing. */
export const CheckedAuth = Type.Object({
  status: Type.Enum(staffStatuses),
  dateTime: Type.String({ description: "ISO 8601, in UTC" }),
  abTestName: Type.String(),
  abTestGroup: Type.String(),
});
export type CheckedAuth = Static<typeof CheckedAuth>;
