import type { FastifyBaseLogger } from "fastify";
import type { Slice } from "../../../http/slice.ts";
import type { MailContent } from "../../../shared/mail.ts";
import type { SiteCode } from "../../../shared/site.ts";
import { retry } from "../../../shared/retry.ts";
import { isOneAddress, mailHeaders, sentBy } from "../mail-rules.ts";
import type { ClaimedMail, MailQueue } from "./mail-queue.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";

/** How the content of a mail looks. */
export type RenderMail = (
  content: MailContent,
  site: SiteCode,
) => Promise<Pick<MailMessage, "html" | "text">>;

export interface MailWorkerOptions {
  queue: MailQueue;
  transport: MailTransport;
  contents: NonNullable<Slice["mails"]>;
  render: RenderMail;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  /** Called once for each try. */
  onTry?(outcome: "sent" | "failed" | "given up"): void;
}

/** Mails that one process sends at the same time. */
export const atOnce = 4;

/** How long mails under way may take when the process stops, in milliseconds. */
const stopWithin = 5_000;

/** Sends what waits, each mail by one process. */
export function createMailWorker({
  queue,
  transport,
  contents,
  render,
  log,
  onTry = () => {},
}: MailWorkerOptions) {
  const kinds = Object.keys(contents);
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;

  /** Sends everything that is due, also what is requested meanwhile. */
  async function run() {
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        const results = await Promise.allSettled([
          queue.giveUp(),
          ...Array.from({ length: atOnce }, drain),
        ]);
        for (const result of results)
          if (result.status === "rejected") log.error(result.reason, "mails wait");
      }
    } finally {
      running = undefined;
    }
  }

  /** One mail after the other, until none is due. */
  async function drain() {
    while (!isStopped) {
      const mail = await queue.claim(kinds);
      if (!mail) return;
      await sendClaimed(mail);
    }
  }

  async function sendClaimed(mail: ClaimedMail) {
    try {
      const message = await messageOf(mail);
      if (!message) return await queue.remove(mail);
      await transport.send(message);
    } catch (error) {
      return fail(mail, error);
    }
    onTry("sent");
    // The mail is out: unless this is stored, it is sent once more when it no longer belongs to this process.
    await retry(() => queue.markSent(mail), { delay: 1_000, retries: 60, timeout: sentBy / 3 });
  }

  async function messageOf(mail: ClaimedMail): Promise<MailMessage | undefined> {
    const { kind, site, recipient: to, data, message_id: messageId } = mail;
    if (!isOneAddress(to)) throw new MailError("the recipient is not one address");
    const content = await contents[kind]!({ kind, site, to, data, messageId });
    if (!content) return undefined;
    const { subject } = content;
    const headers = mailHeaders(content);
    return {
      messageId,
      date: mail.made_at,
      to,
      subject,
      headers,
      ...(await render(content, site)),
    };
  }

  async function fail(mail: ClaimedMail, error: unknown) {
    const isFinal = error instanceof MailError;
    const problem = error instanceof Error ? error.message : String(error);
    // Not what the server said: it repeats the recipient's address.
    const { id, kind, tries } = mail;
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    log.warn({ mail: id, kind, tries, isFinal, code, responseCode }, "mail not sent");
    onTry(isFinal ? "given up" : "failed");
    await queue.markFailed(mail, problem, { isFinal });
  }

  function wake(): Promise<void> {
    isWoken = true;
    return (running ??= run());
  }

  return {
    /** Sends what is due; gives when nothing is left to do. */
    wake,
    /** Begins no further mail; waits for those under way, but not long. */
    async stop() {
      isStopped = true;
      const timer = setTimeout(() => transport.close(), stopWithin);
      await running;
      clearTimeout(timer);
      transport.close();
    },
  };
}
