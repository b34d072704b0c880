import { hostname as machineName } from "node:os";
import { createTransport } from "nodemailer";
import { domainToAscii } from "../../shared/email.ts";
import { answerWithin, sendWithin } from "../mail-rules.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";
import { connections } from "./mail-worker.ts";
import { createConnectionSlots } from "./connection-slots.ts";

/** A failure as reported by nodemailer. */
interface SmtpFailure extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Timeouts in milliseconds of a connection, a greeting and each response. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: answerWithin,
};

/** Milliseconds after which idle connections are closed: a network may have dropped them silently. */
const restWithin = 30_000;

/** The name and the address that mails come from. */
export interface MailSender {
  name: string;
  address: string;
}

export interface SmtpOptions {
  /** Replace the default timeouts. */
  timeouts?: typeof patience;
  /** The only trusted certificate authority, as PEM; defaults to Node's authorities. */
  ca?: string;
}

/** Sends mails through an SMTP server. Passwords and mails are encrypted with TLS, unless the server is on this machine. */
export function smtpTransport(
  url: string,
  from: MailSender,
  { timeouts = patience, ca }: SmtpOptions = {},
): MailTransport {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === "smtps:";
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const createPool = () =>
    createTransport({
      pool: true,
      host: hostname.replaceAll(/[[\]]/g, ""),
      port: Number(port) || (isSecure ? 465 : 587),
      name: greetingName(searchParams.get("name"), from),
      secure: isSecure,
      requireTLS: !isSecure && !isHere,
      ignoreTLS: !isSecure && isHere,
      tls: { minVersion: "TLSv1.2", ...(ca && { ca }) },
      ...(username && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      maxConnections: connections,
      // Retries are scheduled by the queue: a server whose connection closed may have accepted the mail.
      maxRequeues: 0,
      dnsTimeout: 10_000,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let pool: ReturnType<typeof createPool> | undefined;
  // The time limit of a mail begins with its slot: waiting for a connection must not end a delivery.
  const inSlot = createConnectionSlots(connections);
  let isClosed = false;
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
        await inSlot(async () => {
          if (isClosed) throw new Error("the connections are closed");
          pool ??= createPool();
          await pool.sendMail({
            ...composed(message, from),
            signal: AbortSignal.timeout(sendWithin),
          });
        });
      } catch (error) {
        throw finalError(error as SmtpFailure) ?? error;
      } finally {
        underWay--;
        if (underWay === 0) resting = setTimeout(() => close(false), restWithin).unref();
      }
    },
    close() {
      isClosed = true;
      close(true);
    },
  };
}

/**
 * Returns the name to greet a server with: the one that the operator chose, the machine's, or the sender's domain. Relays refuse
 * names without a dot and addresses in their place (RFC 5321, section 4.1.1.1), and containers have no other name of their own.
 */
const greetingName = (chosen: string | null, { address }: MailSender): string | undefined =>
  [chosen ?? "", machineName(), address.slice(address.lastIndexOf("@") + 1)]
    .map(domainToAscii)
    .find((name) => /\w\.[a-z]/i.test(name));

/** Composes a mail for nodemailer. Addresses are objects, since a string could contain a second address. */
function composed(
  { messageId, date, to, replyTo, subject, html, text, pictures, headers }: MailMessage,
  from: MailSender,
) {
  return {
    messageId,
    date,
    from,
    // The envelope is derived from it: nodemailer would parse a string as a list.
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    html,
    text,
    attachments: pictures.map(({ cid, type, base64 }) => ({
      cid,
      filename: cid.replace(/@.*/, type.replace("image/", ".")),
      contentType: type,
      contentDisposition: "inline" as const,
      content: base64,
      encoding: "base64",
    })),
    headers,
  };
}

/**
 * Enhanced status codes (RFC 3463) of a server that refuses the shop rather than a recipient: its sender, its network, a limit, or
 * a policy, such as "550 5.7.1 Relaying denied". The next attempt may find it repaired.
 */
const refusesShop = /^5\.([347]\.|1\.[78]$|1\.90$)/;
/** Those of an address that does not exist: mailbox, server, syntax, moved, no mail server (RFC 7505). Empty without any code. */
const unknownAddress = /^(5\.1\.([1236]|10))?$/;

/**
 * Returns an error if the server permanently rejects this recipient or this mail; undefined for all other failures, which may be
 * temporary.
 */
function finalError(failure: SmtpFailure): MailError | undefined {
  const { responseCode = 0, response = "", command = "", message } = failure;
  const status = /^5\d\d[ -](5\.\d+\.\d+)\b/.exec(response)?.[1] ?? "";
  const isOfRecipient = command === "RCPT TO" && !refusesShop.test(status);
  const isFinal =
    responseCode >= 500 && responseCode < 600 && (isOfRecipient || command === "DATA");
  // Mailbox unavailable, mailbox moved, and invalid mailbox name (RFC 5321, section 4.2.3).
  const isUnknownRecipient =
    isOfRecipient && [550, 551, 553].includes(responseCode) && unknownAddress.test(status);
  return isFinal
    ? new MailError(message, { cause: failure, responseCode, isUnknownRecipient })
    : undefined;
}
