import type { StaffRole } from "../../../border/staff/staff-contract.ts";
import type { IconDrawing } from "../../../platform/shared/brand/icon-drawing.ts";

/** A link on the home page of staff, for those with a role. */
export interface StaffTool {
  role: StaffRole;
  name: string;
  icon: IconDrawing;
  about: string;
  link: { url: string; text: string };
}
