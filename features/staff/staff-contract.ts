/** Paths, names and shapes of staff accounts, shared by server and browser. */

export const staffPaths = {
  login: "/staff",
  leave: "/staff/logout",
  /** The page between a shared link and the shop: a click in a mail sends no Strict cookie, a click here does. */
  open: "/staff/open",
  /** A page now and as it is previewed, side by side; each in a frame. */
  compare: "/staff/compare",
  frame: "/staff/frame",
  /** How complete the tracking is: charts and tables. */
  tracking: "/staff/tracking",
  checkAuth: "/service/preview/api/auth/checkauth",
  renew: "/service/preview/api/auth/login/renew",
  logout: "/service/preview/api/auth/logout",
} as const;

export const staffCookies = {
  /** The session: only the server sees it, and only in requests from the shop's own pages. */
  session: "StaffAuth",
  /** Says to scripts that a session may be there; worth nothing to who forges it. */
  panel: "StaffPanel",
  /** Says that staff have logged in here before; opens nothing. */
  browser: "StaffBrowser",
} as const;

/** What an account may do; it has one of these or more. */
export const staffRoles = [
  /** See the shop at another time and in a group of a test. */
  "preview",
  /** Read what the shop records of its use. */
  "reports",
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who is logged in. */
export interface StaffMember {
  id: number;
  name: string;
  roles: StaffRole[];
  /** Names the session and is no secret: a preview ends with it. */
  session: string;
}

export const staffStatuses = ["SUCCESS", "UNAUTHORIZED", "INTERNAL_ERROR"] as const;
