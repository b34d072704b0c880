/** Page that shows mails stored as files instead of being sent. */
export const mailboxPath = "/mailbox";

/** Addresses of a mail's pictures: `cid:` of attached ones. */
export interface MailPictures {
  logo: { src: string; width: number; height: number };
  /** Returns the address of the picture at a path of the shop; undefined where there is none to show. */
  of(path: string): string | undefined;
}

/** Messages that every mail of a site contains in addition to its content. */
export interface MailTexts {
  /** The sender with the legal details required by the country, one per line. */
  imprint: string[];
  /** Precedes the address of a button, for mail clients without buttons. */
  buttonAddress: string;
  /** Heading of a voucher code. */
  voucherCode: string;
}
