import type { RateLimit } from "../../../platform/security/rate-limits.ts";

/** Rate limits of logins, registrations and mails. */
export const loginLimits = {
  /** Failures for one account from one network, so that an attacker elsewhere cannot lock the customer out. */
  accountFromNetwork: { times: 10, minutes: 15 },
  network: { times: 50, minutes: 15 },
  /** Failures for one account from all networks together, except in browsers that the customer has used. */
  account: { times: 100, minutes: 15 },
  /** Registrations from one network. */
  newAccounts: { times: 10, minutes: 60 },
  /** Requests for new passwords from one network. */
  resets: { times: 20, minutes: 60 },
  /** New addresses that one customer enters: each gets a mail, and may be a stranger's. */
  addressChanges: { times: 5, minutes: 60 },
  /** Mails to one address, which anyone may request. Beyond the limit the page shows the same message and sends no mail. */
  mailsToAddress: { times: 5, minutes: 60 },
} as const satisfies Record<string, RateLimit>;
