/** Page that shows mails stored as files instead of being sent. */
export const mailboxPath = "/mailbox";

/** Messages that every mail of a site contains in addition to its content. */
export interface MailTexts {
  /** The sender with the legal details required by the country, one per line. */
  imprint: string[];
  /** Precedes the address of a button, for mail clients without buttons. */
  buttonAddress: string;
  /** Heading of a voucher code. */
  voucherCode: string;
}
