import type { RateLimit } from "../../../security/rate-limits.ts";

/** How many logins of staff may fail. The names are those of no other feature: each name and subject is counted once. */
export const staffLimits = {
  /** For one account from one network, so that an attacker elsewhere cannot lock its owner out. */
  staffAccountFromNetwork: { times: 10, minutes: 15 },
  staffNetwork: { times: 30, minutes: 15 },
  /** For one account from all networks together, except in browsers that it has logged in with, and with a code. */
  staffAccount: { times: 100, minutes: 60 },
} as const satisfies Record<string, RateLimit>;
