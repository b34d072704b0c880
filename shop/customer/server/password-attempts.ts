import type { TooMany } from "../../../platform/security/rate-limits.ts";
import type { Site } from "../../../platform/shared/site.ts";
import type { CustomerRow } from "./logins.ts";

/** Origin and time of a login attempt. */
export interface PasswordAttempt {
  site: Site;
  now: Date;
  ip: string;
  /** The customer logged in or remembered in the browser: failures elsewhere do not lock this browser out. */
  knownAs?: Pick<CustomerRow, "email">;
}

/** Result of a password check. */
export type PasswordOutcome = { customer: CustomerRow } | { problem: "wrong" } | TooMany;
