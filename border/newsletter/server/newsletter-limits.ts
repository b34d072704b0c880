import type { RateLimit } from "../../../platform/security/rate-limits.ts";

/** Rate limits of sign-ups; the keys are unique across features. */
export const signUpLimits = {
  /** Offices, store Wi-Fi and mobile networks share one address; wider networks have a higher limit. */
  signUpsOfNetwork: { times: 60, minutes: 60 },
  /** Beyond it, only known browsers sign up at once; the others solve a challenge, or wait. */
  signUpsOfAll: { times: 3_000, minutes: 60 },
  /** For one known browser, beyond the overall limit. */
  signUpsOfBrowser: { times: 3, minutes: 60 },
  /** Each solution is accepted once; its challenge expires within this time. */
  signUpsOfChallenge: { times: 1, minutes: 20 },
} as const satisfies Record<string, RateLimit>;

/** Limit of concurrent sign-ups in one process. It can be high, because one statement stores them all. */
export const maxSignUps = 256;

/**
 * Limits the mails of a kind to one address, on all sites together. Counted when the mail is rendered, so that no response
 * reveals it.
 */
export interface MailLimit {
  times: number;
  hours: number;
}

/** A confirmation beyond these limits is postponed. */
export const confirmationMails: readonly MailLimit[] = [
  { times: 1, hours: 1 },
  { times: 3, hours: 24 },
];

/** Beyond it, the notice that an address is already subscribed is left out. */
export const noticeMails: MailLimit = { times: 1, hours: 24 };

/** Hours for which an address that its mail server rejected as unknown gets no other confirmation. */
export const bounceHours = 24;
