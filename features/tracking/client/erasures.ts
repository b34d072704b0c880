import type { Locks } from "../../../shared/client/one-tab.ts";
import { createStoredQueue, type QueueStorage } from "../../../shared/client/stored-queue.ts";
import { erasurePrefix, visitorEventsPath } from "../tracking-contract.ts";
import { createSending, mayPass, type Failure } from "./sending.ts";

export interface ErasureOptions {
  storage: QueueStorage | undefined;
  fetch: typeof fetch;
  locks: Locks | undefined;
  /** Called when a visitor's events are erased. */
  onErased(visitor: string): void;
}

/** Milliseconds after which a request without an answer has failed. */
const answerTime = 15_000;

/** Visitors whose events the collector has to erase: each is asked for until it has answered, also by the next page. */
export function createErasures({ storage, fetch, locks, onErased }: ErasureOptions) {
  const queue = createStoredQueue(storage, erasurePrefix, (name) =>
    name.slice(erasurePrefix.length),
  );
  // A lock of its own: a network that has asked for too many erasures still sends events.
  const sending = createSending(locks, "kontor-erasures", sendAll);
  const send = () => sending.send(0);

  async function sendAll(succeed: () => void): Promise<Failure | undefined> {
    for (;;) {
      const [visitor] = queue.read();
      if (visitor === undefined) return undefined;
      const response = await fetch(visitorEventsPath, {
        method: "DELETE",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ visitor }),
        keepalive: true,
        signal: AbortSignal.timeout(answerTime),
      }).catch(() => undefined);
      if (mayPass(response) && !(await hasErased(visitor, response))) return { response };
      succeed();
      queue.remove(visitor);
      onErased(visitor);
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

/** Whether it was the collector that answered, in a release that erases the visitor named in the request. */
async function hasErased(visitor: string, response: Response | undefined): Promise<boolean> {
  if (!response?.ok) return false;
  try {
    return ((await response.json()) as { visitor?: string }).visitor === visitor;
  } catch {
    return false;
  }
}
