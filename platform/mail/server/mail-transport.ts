/** A picture inside a mail (RFC 2392). */
export interface AttachedPicture {
  cid: string;
  type: "image/jpeg" | "image/png";
  base64: string;
}

/** A composed mail: one recipient, HTML and text with the same content. */
export interface MailMessage {
  messageId: string;
  date: Date;
  to: string;
  /** Address that answers go to; without one, to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Shown in the HTML, which names each by its `cid`. */
  pictures: AttachedPicture[];
  /** By name, such as `List-Unsubscribe`. */
  headers: Record<string, string>;
}

/** Destination of mails: an SMTP server or a folder. */
export interface MailTransport {
  /** Throws a MailError when a retry cannot help, and any other error when it may. */
  send(message: MailMessage): Promise<void>;
  /** Removes what killed processes left behind. */
  sweep?(): Promise<void>;
  /** Closes connections, including those in use. */
  close(): void;
}

interface MailErrorOptions extends ErrorOptions {
  /** The server's response code. */
  responseCode?: number;
  /** Set when the server does not know the recipient. */
  isUnknownRecipient?: boolean;
}

/** A permanent failure: no retry will send the mail. */
export class MailError extends Error {
  readonly responseCode: number | undefined;
  readonly isUnknownRecipient: boolean;

  constructor(message: string, options: MailErrorOptions = {}) {
    super(message, options);
    this.responseCode = options.responseCode;
    this.isUnknownRecipient = options.isUnknownRecipient ?? false;
  }
}
