import { createTransport } from "nodemailer";
import { answerWithin, sendWithin } from "../mail-rules.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";
import { connections } from "./mail-worker.ts";

/** What nodemailer says of a failure. */
interface SmtpFailure extends Error {
  responseCode?: number;
  command?: string;
}

/** Milliseconds that a connection, a greeting and each answer may take. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: answerWithin,
};

/** Milliseconds after which connections that rest are closed: a network may have forgotten them, and they would not be answered. */
const restWithin = 30_000;

export interface SmtpOptions {
  /** Other time-outs than the usual ones. */
  timeouts?: typeof patience;
  /** A certificate authority that is believed beside none other, as PEM; without it those of Node. */
  ca?: string;
}

/** Sends by an SMTP server. Passwords and mails go through TLS, or stay on this machine. */
export function smtpTransport(
  url: string,
  from: string,
  { timeouts = patience, ca }: SmtpOptions = {},
): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const createPool = () =>
    createTransport({
      pool: true,
      host: hostname.replaceAll(/[[\]]/g, ""),
      port: Number(port) || (isSecure ? 465 : 587),
      secure: isSecure,
      requireTLS: !isSecure && !isHere,
      ignoreTLS: !isSecure && isHere,
      tls: { minVersion: "TLSv1.2", ...(ca && { ca }) },
      ...(username && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      maxConnections: connections,
      // The queue decides when a mail is tried again: a connection that closed may have taken it.
      maxRequeues: 0,
      dnsTimeout: 10_000,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let pool: ReturnType<typeof createPool> | undefined;
  let underWay = 0;
  let resting: NodeJS.Timeout | undefined;
  const close = (force: boolean) => {
    clearTimeout(resting);
    pool?.close({ force });
    pool = undefined;
  };
  return {
    async send(message) {
      clearTimeout(resting);
      underWay++;
      try {
        pool ??= createPool();
        await pool.sendMail({
          ...composed(message, from),
          signal: AbortSignal.timeout(sendWithin),
        });
      } catch (error) {
        throw finalError(error as SmtpFailure) ?? error;
      } finally {
        underWay--;
        if (underWay === 0) resting = setTimeout(() => close(false), restWithin).unref();
      }
    },
    close: () => close(true),
  };
}

/** The mail as nodemailer takes it. Addresses are objects, for a text might hold a second one. */
function composed(
  { messageId, date, to, subject, html, text, headers }: MailMessage,
  from: string,
) {
  return {
    messageId,
    date,
    from: { name: "Kontor", address: from },
    // The envelope follows from it: given as a text, nodemailer would read a list.
    to: { name: "", address: to },
    subject,
    html,
    text,
    headers,
  };
}

/** The server refuses this recipient or this mail for good; undefined for everything else, which may be right later. */
function finalError(failure: SmtpFailure): MailError | undefined {
  const { responseCode = 0, command = "", message } = failure;
  const isFinal = responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);
  // No mailbox, a mailbox that moved, and no name of one (RFC 5321, section 4.2.3).
  const isUnknownRecipient = command === "RCPT TO" && [550, 551, 553].includes(responseCode);
  return isFinal
    ? new MailError(message, { cause: failure, responseCode, isUnknownRecipient })
    : undefined;
}
