import { batchLimits, clientVersion, leavingLimit, publishPath } from "../tracking-contract.ts";
import type { Locks } from "../../../shared/client/one-tab.ts";
import { priorityOf } from "../tracking-rules.ts";
import type { BatchAnswer, EventEnvelope, Rejection } from "../tracking-schema.ts";
import type { EventQueue, QueuedEvent } from "./event-queue.ts";
import { createSending, mayPass, type Failure } from "./sending.ts";

export interface SenderOptions {
  queue: EventQueue;
  fetch: typeof fetch;
  /** `navigator.sendBeacon`: false when the browser does not take it. */
  beacon(url: string, body: string): boolean;
  /** Let one tab send at a time. Without them two may send an event, which the collector stores once. */
  locks: Locks | undefined;
  /** Asked before each request. */
  isAllowed(): boolean;
  /** The visitor's name. Asked as late as possible: two tabs that begin at once would make two, and one is overwritten. */
  visitor(): string | undefined;
  /** Gets what became of each event. */
  onSettled(event: EventEnvelope, refusal?: Rejection | "refused"): void;
}

/** Milliseconds for which events gather, so that one request takes them. */
const gatheringTime = 500;
/** Milliseconds after which a request without an answer has failed. */
const answerTime = 15_000;

/** Sends the events of the queue. An event is removed only when the collector has answered for it. */
export function createEventSender({
  queue,
  fetch,
  beacon,
  locks,
  isAllowed,
  visitor,
  onSettled,
}: SenderOptions) {
  const sending = createSending(locks, "kontor-tracking", sendAll);
  /** Sent while the page was being left, and not answered yet: the bytes of each event. */
  const leaving = new Map<string, number>();

  const send = () => sending.send(gatheringTime);

  /** Gives the answer of the request that failed, undefined when nothing is left to send. */
  async function sendAll(succeed: () => void): Promise<Failure | undefined> {
    let most: number = batchLimits.events;
    for (;;) {
      const waiting = queue.read().filter(({ event }) => !leaving.has(event.id));
      if (!waiting[0] || !isAllowed()) return undefined;
      const batch = firstBatch(waiting, most, batchLimits.bytes);
      const response = await post(batch, { signal: AbortSignal.timeout(answerTime) });
      if (await settle(batch, response)) succeed();
      else if (mayPass(response)) return { response };
      else {
        // One bad event does not take the others with it, and fewer may be few enough.
        if (batch.length > 1) most = Math.ceil(batch.length / 2);
        else finish(batch[0]!.event, "refused");
      }
    }
  }

  const post = (batch: QueuedEvent[], init: RequestInit) =>
    fetch(publishPath, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: bodyOf(batch, visitor()),
      ...init,
    }).catch(() => undefined);

  /** Removes the events of a batch that the collector has answered for. False when that is none. */
  async function settle(batch: QueuedEvent[], response: Response | undefined): Promise<boolean> {
    if (!response?.ok) return false;
    const sent = new Map(batch.map(({ event }) => [event.id, event]));
    try {
      const { accepted, duplicate, rejected } = (await response.json()) as BatchAnswer;
      const stored = [...accepted, ...duplicate].flatMap((id) => sent.get(id) ?? []);
      const refused = rejected.filter(({ id }) => sent.has(id));
      for (const event of stored) finish(event);
      for (const { id, code } of refused) finish(sent.get(id)!, code);
      return stored.length + refused.length > 0;
    } catch {
      // Something between browser and collector has answered.
      return false;
    }
  }

  function finish(event: EventEnvelope, refusal?: Rejection | "refused") {
    queue.remove(event.id);
    onSettled(event, refusal);
  }

  /**
   * Hands what waits to the browser, which sends it even when the page is gone. The events wait on until they are answered: the
   * collector stores each once.
   */
  function leave({ isGone }: { isGone: boolean }) {
    if (!isAllowed()) return;
    const inFlight = leaving.values().reduce((sum, bytes) => sum + bytes, 0);
    const waiting = queue
      .read()
      .filter(({ event }) => !leaving.has(event.id))
      .sort((a, b) => priorityOf(b.event) - priorityOf(a.event) || 0);
    const batch = firstBatch(waiting, batchLimits.events, leavingLimit - inFlight, 0);
    if (!batch[0]) return;
    for (const { event } of batch) leaving.set(event.id, bytesOf(event));
    const forget = () => batch.forEach(({ event }) => leaving.delete(event.id));
    if (isGone) {
      if (!beacon(publishPath, bodyOf(batch, visitor()))) forget();
    } else
      void post(batch, { keepalive: true })
        .then((response) => settle(batch, response))
        .finally(() => {
          forget();
          send();
        });
  }

  return {
    send,
    leave,
    /** Called when the page is shown again: what it sent as it was left may be lost. */
    resume() {
      leaving.clear();
      send();
    },
    /** Called when the browser is online again. */
    retry: () => sending.retry(gatheringTime),
  };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Characters of a batch without its events, at most. */
const frameBytes = 300;

/** Events that one request takes: of the same site and session. At least so many, however large they are. */
function firstBatch(
  [first, ...others]: QueuedEvent[],
  most: number,
  bytes: number,
  least = 1,
): QueuedEvent[] {
  if (!first) return [];
  const batch: QueuedEvent[] = [];
  let size = frameBytes;
  for (const item of [first, ...others]) {
    if (batch.length >= most) break;
    if (groupOf(item) !== groupOf(first)) continue;
    size += bytesOf(item.event) + 1;
    if (size > bytes && batch.length >= least) break;
    batch.push(item);
  }
  return batch;
}

const groupOf = ({ site, session }: QueuedEvent) => [site, session].join();

function bodyOf(batch: QueuedEvent[], visitor: string | undefined): string {
  const { site, session } = batch[0]!;
  const events = batch.map(({ event }) => event);
  return JSON.stringify({
    client: clientVersion,
    site,
    sent: Date.now(),
    visitor,
    session,
    events,
  });
}
