/** Messages of every newsletter mail. Placeholders such as `{newsletterAge}` stand for the site's figures. */
interface MailTexts {
  subject: string;
  /** The preview that mail programs list beside the subject. */
  preview: string;
  heading: string;
  text: string;
  /** Why the mail was sent, and what to do if it was not requested. */
  reason: string;
}

export interface NewsletterMailTexts {
  /** Asks for the confirmation. Without advertising: the address may be someone else's. */
  confirmation: MailTexts & {
    button: string;
    /** `{hours}`: how long the link is valid. */
    validity: string;
    /** The declaration that the button makes. */
    consent: string;
  };
  /** For a subscriber whose address was entered again. */
  notice: MailTexts & { button: string };
  welcome: MailTexts & {
    voucher: string;
    /** `{until}`: the last day. */
    voucherConditions: string;
    button: string;
    preferences: string;
  };
  goodbye: MailTexts;
  /** First line of a subscriber's mail, with `{name}`; the line after it begins with a capital letter. */
  greeting: string;
  /** The link at the end of mails to subscribers. */
  unsubscribe: string;
}
