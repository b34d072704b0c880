/** A mail as it leaves: one recipient, HTML and text of the same content. */
export interface MailMessage {
  messageId: string;
  date: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** By name, such as `List-Unsubscribe`. */
  headers: Record<string, string>;
}

/** Where mails go: to an SMTP server, or into a folder. */
export interface MailTransport {
  /** Throws a MailError where trying again cannot help, and any other error where it may. */
  send(message: MailMessage): Promise<void>;
  /** Ends what is under way. */
  close(): void;
}

interface MailErrorOptions extends ErrorOptions {
  /** What the server answered. */
  responseCode?: number;
  /** The server knows no such recipient. */
  isUnknownRecipient?: boolean;
}

/** A mail that no further try will send. */
export class MailError extends Error {
  readonly responseCode: number | undefined;
  readonly isUnknownRecipient: boolean;

  constructor(message: string, options: MailErrorOptions = {}) {
    super(message, options);
    this.responseCode = options.responseCode;
    this.isUnknownRecipient = options.isUnknownRecipient ?? false;
  }
}
