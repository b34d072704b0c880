import Type, { type Static } from "typebox";
import { staffStatuses } from "./staff-contract.ts";

/** Schemas of the responses to staff; the browser imports only the types. */

export const StaffAnswer = Type.Object({ status: Type.Enum(staffStatuses) });
export type StaffAnswer = Static<typeof StaffAnswer>;

/** The settings of the browser's preview, empty strings without one, and since when the commerce system is silent. */
export const CheckedAuth = Type.Object({
  status: Type.Enum(staffStatuses),
  dateTime: Type.String({ description: "ISO 8601, in UTC" }),
  abTestName: Type.String(),
  abTestGroup: Type.String(),
  engineSilentSince: Type.Optional(
    Type.String({ description: "ISO 8601, in UTC; missing while the commerce system answers" }),
  ),
});
export type CheckedAuth = Static<typeof CheckedAuth>;
