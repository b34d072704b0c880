/** Where mails can be read that were stored instead of sent. */
export const mailboxPath = "/mailbox";

/** What every mail of a site says beside its content. */
export interface MailTexts {
  /** Who sends it, with the particulars that the country asks for: a line each. */
  imprint: string[];
  /** Before the address of a button, for programs that show none. */
  buttonAddress: string;
  /** Above the code of a voucher. */
  voucherCode: string;
}
