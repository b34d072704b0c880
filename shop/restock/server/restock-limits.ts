import type { RateLimit } from "../../../platform/security/rate-limits.ts";
import { restockMailsPerDay } from "../restock-contract.ts";

/** Rate limits. Their names must be unique among all features. */
export const restockLimits = {
  /** High, since many shoppers may share a network. */
  restockRequests: { times: 30, minutes: 60 },
  /** Confirmation mails to one address, which may be another person's. Requests beyond it are stored without a mail. */
  restockMails: { times: restockMailsPerDay, minutes: 24 * 60 },
} as const satisfies Record<string, RateLimit>;
