import type { LoginProof } from "../../../platform/security/login-proofs.ts";
import type { TooMany } from "../../../platform/security/rate-limits.ts";
import type { Site } from "../../../platform/shared/site.ts";
import type { CustomerRow } from "./logins.ts";

/** Origin and time of a login attempt. */
export interface PasswordAttempt extends LoginProof {
  site: Site;
  now: Date;
  ip: string;
}

/** Result of a password check. */
export type PasswordOutcome = { customer: CustomerRow } | { problem: "wrong" } | TooMany;
