import { createStoredQueue, type QueueStorage } from "../../../shared/client/stored-queue.ts";
import { erasurePrefix, visitorEventsPath } from "../tracking-contract.ts";
import type { SenderOptions } from "./event-sender.ts";
import { createSending, type Failure } from "./sending.ts";

/** Milliseconds after which a request without an answer has failed. */
const answerTime = 15_000;

/** Whether it is a name that this client has made. */
export const isVisitor = (name: string): boolean => /^[\w-]{8,40}$/.test(name);

/** Visitors whose events the collector has to erase: each is asked for until it has answered, also by the next page. */
export function createErasures(
  storage: QueueStorage | undefined,
  { fetch, locks }: Pick<SenderOptions, "fetch" | "locks">,
) {
  const queue = createStoredQueue(storage, erasurePrefix, (name) => {
    const visitor = name.slice(erasurePrefix.length);
    return isVisitor(visitor) ? visitor : undefined;
  });
  // A lock of its own: a network that has asked for too many erasures still sends events.
  const sending = createSending(locks, erasurePrefix, sendAll);
  const send = () => sending.send(0);

  async function sendAll(succeed: () => void): Promise<Failure | undefined> {
    for (;;) {
      const [visitor] = queue.read();
      if (!visitor) return undefined;
      const response = await fetch(visitorEventsPath, {
        method: "DELETE",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ visitor }),
        keepalive: true,
        signal: AbortSignal.timeout(answerTime),
      }).catch(() => undefined);
      const answer = (await response?.json().catch(() => undefined)) as
        { visitor?: string } | undefined;
      // Other answers are of something in between, or of a release that erases the visitor of the cookie.
      if (answer?.visitor !== visitor) return { response };
      succeed();
      queue.remove(visitor);
    }
  }

  return {
    send,
    /** Whether it is stored, so that the next page finds it. */
    add(visitor: string): boolean {
      const isStored = queue.write(visitor, visitor);
      send();
      return isStored;
    },
    /** Called when the browser is online again. */
    retry: () => sending.retry(0),
  };
}
