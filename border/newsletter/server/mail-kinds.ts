import type { SubscriberProfile } from "./newsletter-tables.ts";

/** The kinds of newsletter mails, with their data. */
export interface NewsletterMails {
  /** The reply to a sign-up, a confirmation or a notice: the id of the sign-up's event, and what the form said. */
  "newsletter-sign-up": { request: string; profile: SubscriberProfile };
  "newsletter-welcome": { request: string };
  "newsletter-goodbye": object;
}
