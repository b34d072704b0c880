import type { FastifyBaseLogger } from "fastify";
import { createGroupCommit } from "../../database/group-commit.ts";
import type { Slice } from "../../http/slice.ts";
import type { MailContent, RequestedMail } from "../../shared/mail.ts";
import type { SiteCode } from "../../shared/sites/site.ts";
import { retry } from "../../shared/retry.ts";
import { isOneAddress } from "../../shared/email.ts";
import { keepEvery, mailHeaders } from "../mail-rules.ts";
import type { ClaimedMail, MailQueue } from "./mail-queue.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";

/** Renders the content of a mail: its subject, its parts and their pictures. */
export type RenderMail = (
  content: MailContent,
  site: SiteCode,
) => Promise<Pick<MailMessage, "html" | "pictures" | "subject" | "text">>;

export interface MailWorkerOptions {
  queue: MailQueue;
  transport: MailTransport;
  contents: NonNullable<Slice["mails"]>;
  render: RenderMail;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  /** Called once per attempt. */
  onTry?(outcome: "sent" | "failed" | "given up"): void;
  /** Called when a server responds that the recipient does not exist. */
  onUnknownRecipient?(mail: RequestedMail): Promise<unknown>;
}

/** SMTP connections per process. */
export const connections = 4;

/** Maximum number of mails in progress per process: some are sent while others are rendered. */
export const atOnce = 4 * connections;

/** Maximum number of mails that one statement claims, or marks as sent. */
const batch = 8 * connections;

/** Milliseconds that mails in progress may take when the process stops. */
const stopWithin = 5_000;

/** Creates a worker that sends pending mails. Each mail is sent by one process. */
export function createMailWorker({
  queue,
  transport,
  contents,
  render,
  log,
  onTry = () => {},
  onUnknownRecipient = async () => {},
}: MailWorkerOptions) {
  const kinds = Object.keys(contents);
  let isStopped = false;
  const ending = new AbortController();
  /** Whether mails may have been requested since the last claim started. */
  let isWoken = false;
  /** Each lane sends mails in sequence until none is due. */
  const lanes = new Set<Promise<void>>();
  const underWay = new Set<ClaimedMail>();
  /** Mails claimed by this process but not started. */
  const claimed: ClaimedMail[] = [];
  let claiming: Promise<void> | undefined;

  function fillLanes() {
    while (lanes.size < atOnce) {
      const lane = drain()
        .catch((error: unknown) => log.error(error, "mails wait"))
        .finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  }

  async function drain() {
    for (let mail = await next(); mail; mail = await next()) await sendClaimed(mail);
  }

  async function next(): Promise<ClaimedMail | undefined> {
    if (claimed.length === 0 && !isStopped) await (claiming ??= claim());
    return isStopped ? undefined : claimed.shift();
  }

  async function claim() {
    try {
      do {
        isWoken = false;
        claimed.push(...(await queue.claim(kinds, batch)));
      } while (claimed.length === 0 && isWoken && !isStopped);
      if (claimed.length > 0) fillLanes();
    } finally {
      claiming = undefined;
    }
  }

  const sent = createGroupCommit({ store: markSent });

  /** Tries until it succeeds or the process stops: the mails are out, and would be sent again when their claim expires. */
  async function markSent(mails: ClaimedMail[]): Promise<ClaimedMail[]> {
    const { signal } = ending;
    try {
      await retry(() => queue.markSent(mails), { delay: 1_000, retries: 60, signal });
      return mails;
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn(error, "mails that were sent are not marked yet");
      return markSent(mails);
    }
  }

  async function sendClaimed(mail: ClaimedMail) {
    if (!queue.hasTime(mail)) {
      await queue.release([mail]);
      // A claim that is under way may not see it yet.
      isWoken = true;
      return;
    }
    try {
      const content = await contentOf(mail);
      if (!content) return await queue.remove(mail);
      if ("notBefore" in content) return await queue.postpone(mail, content.notBefore);
      const message = await messageOf(mail, content);
      underWay.add(mail);
      await transport.send(message);
    } catch (error) {
      return fail(mail, error);
    } finally {
      underWay.delete(mail);
    }
    onTry("sent");
    await sent.add(mail);
  }

  async function contentOf({
    kind,
    site,
    recipient: to,
    data,
    message_id: messageId,
  }: ClaimedMail) {
    if (!isOneAddress(to)) throw new MailError("the recipient is not one address");
    // The data was requested with the same kind.
    return contents[kind]!({ site, to, data: data as never, messageId });
  }

  async function messageOf(mail: ClaimedMail, content: MailContent): Promise<MailMessage> {
    const { site, recipient: to, message_id: messageId } = mail;
    const { replyTo } = content;
    const headers = mailHeaders(content, { site, messageId });
    return {
      messageId,
      date: mail.made_at,
      to,
      ...(replyTo !== undefined && isOneAddress(replyTo) && { replyTo }),
      headers,
      ...(await render(content, site)),
    };
  }

  async function fail(mail: ClaimedMail, error: unknown) {
    const isFinal = error instanceof MailError;
    const problem = error instanceof Error ? error.message : String(error);
    // Does not log the server's message, since it contains the recipient's address.
    const { id, kind, tries } = mail;
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    log.warn({ mail: id, kind, tries, isFinal, code, responseCode }, "mail not sent");
    onTry(isFinal ? "given up" : "failed");
    await queue.markFailed(mail, problem, { isFinal });
    if (!(error instanceof MailError) || !error.isUnknownRecipient) return;
    const { site, recipient: to, data } = mail;
    await onUnknownRecipient({ kind, site, to, data }).catch((reason: unknown) =>
      log.warn(reason, "an unknown recipient was not noted"),
    );
  }

  /** The server's response may take longer than a claim lasts. */
  const keeping = setInterval(() => {
    if (underWay.size === 0) return;
    const mails = Array.from(underWay, ({ id, tries }) => ({ id, tries }));
    queue.keep(mails).catch((error: unknown) => log.warn(error, "mails under way were not kept"));
  }, keepEvery).unref();

  async function finish() {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return {
    /** Sends all due mails; resolves when none is left. */
    async wake() {
      isWoken = true;
      fillLanes();
      await finish();
    },
    /** Starts no further mails; waits for those in progress, up to a limit. */
    async stop() {
      isStopped = true;
      clearInterval(keeping);
      const timer = setTimeout(() => {
        transport.close();
        ending.abort();
      }, stopWithin);
      await finish();
      clearTimeout(timer);
      transport.close();
      if (claimed.length === 0) return;
      // If the database is unavailable, the claims expire by themselves.
      await queue
        .release(claimed.splice(0))
        .catch((error: unknown) => log.warn(error, "mails were not given back"));
    },
  };
}
