import type { Profile } from "./newsletter-tables.ts";

/** The kinds of newsletter mails. */
export const newsletterMails = {
  /** The reply to a sign-up: a confirmation or a notice. */
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
