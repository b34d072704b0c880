import type { RateLimit } from "../../../security/rate-limits.ts";

/** Sign-ups; the names are those of no other feature. */
export const signUpLimits = {
  /** Offices, the Wi-Fi of a store and mobile networks share one address; wider networks have more. */
  signUpsOfNetwork: { times: 60, minutes: 60 },
  /** Beyond it only browsers that were here before sign up at once; the others do some work for it, or wait. */
  signUpsOfAll: { times: 3_000, minutes: 60 },
  /** Of one browser that was here before, beyond the limit of all. */
  signUpsOfBrowser: { times: 3, minutes: 60 },
  /** Each piece of work is good for one; until then its challenge has expired. */
  signUpsOfChallenge: { times: 1, minutes: 20 },
} as const satisfies Record<string, RateLimit>;

/** Sign-ups that one process has under way; more are refused. Many at once are stored as fast as few. */
export const mostSignUps = 256;

/** Mails of a kind to one address, on all sites together. They are counted when they are made, which no answer shows. */
export interface MailLimit {
  times: number;
  hours: number;
}

/** A confirmation beyond them waits. */
export const confirmationMails: readonly MailLimit[] = [
  { times: 1, hours: 1 },
  { times: 3, hours: 24 },
];

/** A notice that an address is subscribed already is left out beyond it. */
export const noticeMails: MailLimit = { times: 1, hours: 24 };

/** Hours for which an address that its server does not know gets no other confirmation. */
export const bounceHours = 24;
