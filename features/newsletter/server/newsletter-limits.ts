import type { RateLimit } from "../../../security/rate-limits.ts";

/** Sign-ups; the names are those of no other feature. */
export const signUpLimits = {
  signUpsOfNetwork: { times: 5, minutes: 60 },
  /** When bots come from many networks at once, the shop pauses for the rest of the hour. */
  signUpsOfAll: { times: 3_000, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Sign-ups that one process has under way; more are refused. Many at once are stored as fast as few. */
export const mostSignUps = 256;

/** Confirmation mails to one address, on all sites together. They are counted when they are made, which no answer shows. */
export const confirmationMails = { perHour: 1, perDay: 3 } as const;

/** Hours within which an address gets one notice that it is subscribed already, whatever the site. */
export const noticeHours = 24;
