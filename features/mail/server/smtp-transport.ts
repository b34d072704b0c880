import { createTransport } from "nodemailer";
import { sendWithin } from "../mail-rules.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";
import { connections } from "./mail-worker.ts";

/** What nodemailer says of a failure. */
interface SmtpFailure extends Error {
  responseCode?: number;
  command?: string;
}

/** Milliseconds that a connection, a greeting and each answer may take. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

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
  const pool = createTransport({
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
  return {
    async send(message) {
      try {
        await pool.sendMail({
          ...composed(message, from),
          signal: AbortSignal.timeout(sendWithin),
        });
      } catch (error) {
        throw isRefused(error as SmtpFailure)
          ? new MailError((error as Error).message, { cause: error })
          : error;
      }
    },
    close: () => pool.close({ force: true }),
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

/** The server refuses this recipient or this mail for good; everything else may be right later. */
const isRefused = ({ responseCode = 0, command = "" }: SmtpFailure) =>
  responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);
