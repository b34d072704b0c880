/** What every mail of the newsletter says. The site's figures stand in their places: `{newsletterAge}`. */
interface MailTexts {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  text: string;
  /** Why it came, and what to do if it was not asked for. */
  reason: string;
}

export interface NewsletterMailTexts {
  /** One step is left. No advertising: the address may be someone else's. */
  confirmation: MailTexts & {
    button: string;
    /** `{hours}` is how long the link is valid. */
    validity: string;
    /** What the button declares. */
    consent: string;
  };
  /** To a subscriber whose address was entered once more. */
  notice: MailTexts & { button: string };
  welcome: MailTexts & {
    voucher: string;
    /** `{until}` is the last day. */
    voucherConditions: string;
    button: string;
    preferences: string;
  };
  goodbye: MailTexts;
  /** First line of a subscriber's mail, with `{name}`; what follows begins with a capital letter. */
  greeting: string;
  /** The link at the end of what subscribers get. */
  unsubscribe: string;
}
