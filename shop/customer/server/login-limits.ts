import { proofLimits } from "../../../platform/security/login-proofs.ts";
import type { RateLimit } from "../../../platform/security/rate-limits.ts";

/**
 * Rate limits of logins, registrations and mails. Logins from a known browser or with a mailed code have the limits of proofs
 * instead.
 */
export const loginLimits = {
  /** Failures for one account from one network, so that an attacker elsewhere cannot lock the customer out. */
  accountFromNetwork: { times: 10, minutes: 15 },
  network: { times: 50, minutes: 15 },
  /** Failures for one account from all networks together. */
  account: { times: 100, minutes: 15 },
  ...proofLimits,
  /** Registrations from one network. */
  newAccounts: { times: 10, minutes: 60 },
  /** Requests for new passwords from one network. */
  resets: { times: 20, minutes: 60 },
  /** New addresses that one customer enters: each gets a mail, and may be a stranger's. */
  addressChanges: { times: 5, minutes: 60 },
  /** Other mails to one address, which anyone may request. Beyond the limit the page shows the same message and sends no mail. */
  mailsToAddress: { times: 5, minutes: 60 },
  /** Requests for login codes from one network. */
  codeRequests: { times: 20, minutes: 60 },
  /**
   * Mails with a login code, and with a link for a new password, to one address. Any client may request them, but the last one is
   * valid for longer than further ones are refused (`loginCodeMinutes`, `linkMinutes`), so that requests of others deny the owner
   * nothing.
   */
  codesToAddress: { times: 2, minutes: 15 },
  resetsToAddress: { times: 2, minutes: 15 },
} as const satisfies Record<string, RateLimit>;
