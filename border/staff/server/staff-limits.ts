import { proofLimits } from "../../../platform/security/login-proofs.ts";
import type { RateLimit } from "../../../platform/security/rate-limits.ts";

/**
 * Rate limits of failed staff logins. Those of proofs replace the others in browsers in which the account has logged in, and with
 * a code. Names must be unique among all features, since each name and subject is counted once; subjects of proofs name the kind of
 * account.
 */
export const staffLimits = {
  /** Failures for one account from one network, so that an attacker elsewhere cannot lock its owner out. */
  staffAccountFromNetwork: { times: 10, minutes: 15 },
  staffNetwork: { times: 30, minutes: 15 },
  /** Failures for one account from all networks together. */
  staffAccount: { times: 100, minutes: 60 },
  ...proofLimits,
} as const satisfies Record<string, RateLimit>;
