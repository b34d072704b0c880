import { staffRoles, type StaffRole } from "./staff-contract.ts";

/** A session ends this long after it was last renewed; an open panel renews it. */
export const staffIdleMinutes = 30;
/** It ends this long after its login at the latest, however often it is renewed. */
export const longestStaffHours = 12;

/** Days for which a browser is known after a login. */
export const knownBrowserDays = 180;

/** Characters of a code at most, with spaces. */
export const longestStaffCode = 20;

/** A staff password opens more than one customer's account, so it is longer than a customer's. */
export const shortestStaffPassword = 12;

/** Names are stored and compared in this form. */
export const normalStaffName = (name: string) => name.trim().toLowerCase();

export const staffNameLength = 64;

export const isStaffName = (name: string) =>
  name.length <= staffNameLength && /^[a-z0-9][a-z0-9._@+-]*$/.test(name);

export const isStaffRole = (role: string): role is StaffRole =>
  staffRoles.some((known) => known === role);
