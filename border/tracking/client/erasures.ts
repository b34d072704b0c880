import { visitorEventsPath } from "../../border-paths.ts";
import { createStoredQueue, type QueueStorage } from "../../../platform/client/stored-queue.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { erasurePrefix } from "../tracking-contract.ts";
import type { SenderOptions } from "./event-sender.ts";
import { answerTime, createSending, type SendingFailure } from "./sending.ts";

/** Reports whether the name has the form that this client generates. */
export const isVisitor = (name: string): boolean => /^[\w-]{8,40}$/.test(name);

/**
 * The queue of visitors whose events the collector has to erase. Each request is repeated, also by later pages, until the
 * collector has answered.
 */
export function createErasures(
  storage: QueueStorage | undefined,
  { fetch, locks }: Pick<SenderOptions, "fetch" | "locks">,
) {
  const queue = createStoredQueue(storage, erasurePrefix, (name) => {
    const visitor = name.slice(erasurePrefix.length);
    return isVisitor(visitor) ? visitor : undefined;
  });
  // Uses its own lock: a network that exceeded its limit of erasures can still send events.
  const sending = createSending(locks, erasurePrefix, sendAll);
  const send = () => sending.send(0);

  async function sendAll(succeed: () => void): Promise<SendingFailure | undefined> {
    for (;;) {
      const [visitor] = queue.read();
      if (!visitor) return undefined;
      const response = await fetch(visitorEventsPath, {
        method: "DELETE",
        headers: { "content-type": "application/json" },
        body: jsonText({ visitor }),
        keepalive: true,
        signal: AbortSignal.timeout(answerTime),
      }).catch(() => undefined);
      const answer = (await response?.json().catch(() => undefined)) as
        | { visitor?: string }
        | undefined;
      // Other answers come from a proxy, or from a release that erases the visitor named in the cookie.
      if (answer?.visitor !== visitor) return { response };
      succeed();
      queue.remove(visitor);
    }
  }

  return {
    send,
    /** Adds a visitor. Reports whether it was stored, so that the next page finds it. */
    add(visitor: string): boolean {
      const isStored = queue.write(visitor, visitor);
      send();
      return isStored;
    },
    /** Call when the browser is online again. */
    retry: () => sending.retry(0),
  };
}
