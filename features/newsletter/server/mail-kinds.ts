import type { Profile } from "./newsletter-tables.ts";

/** The kinds of mails. */
export const newsletterMails = {
  /** Answers a sign-up: with a confirmation or a notice. */
  signUp: "newsletter-sign-up",
  welcome: "newsletter-welcome",
  goodbye: "newsletter-goodbye",
} as const;

/** The data of a mail that answers a sign-up. */
export interface SignUpMail {
  /** The id of the sign-up's event. */
  request: string;
  profile: Profile;
}
