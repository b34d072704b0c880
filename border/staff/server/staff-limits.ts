import type { RateLimit } from "../../../platform/security/rate-limits.ts";

/**
 * Rate limits of failed staff logins. Their names must be unique among all features, since each name and subject is counted once.
 */
export const staffLimits = {
  /** Failures for one account from one network, so that an attacker elsewhere cannot lock its owner out. */
  staffAccountFromNetwork: { times: 10, minutes: 15 },
  staffNetwork: { times: 30, minutes: 15 },
  /** Failures for one account from all networks together, except in browsers in which it has logged in, and with a code. */
  staffAccount: { times: 100, minutes: 60 },
} as const satisfies Record<string, RateLimit>;
