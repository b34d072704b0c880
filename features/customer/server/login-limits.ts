import type { RateLimit } from "../../../security/rate-limits.ts";

/** What may fail or happen how often. */
export const loginLimits = {
  /** Failures for one account from one network, so that an attacker elsewhere cannot lock the customer out. */
  accountFromNetwork: { times: 10, minutes: 15 },
  network: { times: 50, minutes: 15 },
  /** Failures for one account from all networks together, except in browsers that the customer has used. */
  account: { times: 100, minutes: 15 },
  /** Registrations from one network. */
  newAccounts: { times: 10, minutes: 60 },
  /** New passwords that one network asks for. */
  resets: { times: 20, minutes: 60 },
  /** Mails to one address that anybody may have asked for; beyond it the page says the same and no mail is sent. */
  mailsToAddress: { times: 5, minutes: 60 },
} as const satisfies Record<string, RateLimit>;
