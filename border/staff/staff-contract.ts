/** Paths, names and shapes of staff accounts, shared by server and browser. */

export const staffCookies = {
  /** Session cookie, readable by the server only, and sent only in requests from the shop's own pages. */
  session: "StaffAuth",
  /** Tells scripts that there may be a session; forging it achieves nothing. */
  panel: "StaffPanel",
  /** Tells that staff have logged in here before; grants no access. */
  browser: "StaffBrowser",
} as const;

/** Permissions of an account, which has one or more of these roles. */
export const staffRoles = [
  /** View the shop at another time and in a test group. */
  "preview",
  /** Read reports on the use of the shop. */
  "reports",
  /** Read orders with their personal data, and change their states. */
  "orders",
  /** Read what shoppers entered into forms of campaigns. */
  "leads",
  /** Decide about reviews and other contributions of customers. */
  "community",
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A logged-in member of staff. */
export interface StaffMember {
  id: number;
  name: string;
  roles: StaffRole[];
  /** Identifies the session, and is no secret: a preview ends with its session. */
  session: string;
}

export const staffStatuses = ["SUCCESS", "UNAUTHORIZED", "INTERNAL_ERROR"] as const;
