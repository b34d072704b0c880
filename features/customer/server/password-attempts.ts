import type { TooMany } from "../../../security/rate-limits.ts";
import type { Site } from "../../../shared/site.ts";
import type { CustomerRow } from "./logins.ts";

/** The origin and the time of an attempt to log in. */
export interface PasswordAttempt {
  site: Site;
  now: Date;
  ip: string;
  /** The customer whom the browser is logged in or remembered as: failures elsewhere do not lock this browser out. */
  knownAs?: Pick<CustomerRow, "email">;
}

/** The outcome of checking a password. */
export type PasswordOutcome = { customer: CustomerRow } | { problem: "wrong" } | TooMany;
