/** Minutes after its last renewal until a session ends; an open panel renews it. */
export const staffIdleMinutes = 30;
/** Maximum lifetime of a session in hours after login. Renewals do not extend it. */
export const longestStaffHours = 12;

/** Maximum length of a code in characters, including spaces. */
export const longestStaffCode = 20;

/** Minimum length. A staff password protects more than one customer's account, so it is longer than a customer's. */
export const shortestStaffPassword = 12;

/** Normalizes a name to its stored form. */
export const normalStaffName = (name: string) => name.trim().toLowerCase();

export const staffNameLength = 64;

export const isStaffName = (name: string) =>
  name.length <= staffNameLength && /^[a-z0-9][a-z0-9._@+-]*$/.test(name);

/** Seconds without an answer of the commerce system after which staff get a notice. */
const silentAfter = 60;

/** Returns the moment of the commerce system's last answer if that is too long ago; `age` is in seconds. */
export const silentSince = (age: number, now: Date): Date | undefined =>
  age < silentAfter ? undefined : new Date(now.getTime() - age * 1_000);
