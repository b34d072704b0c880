import { publishPath } from "../../border-paths.ts";
import type { fetchFromShop } from "../../../platform/client/shop-address.ts";
import type { Locks } from "../../../platform/client/one-tab.ts";
import { jsonText } from "../../../platform/shared/json-text.ts";
import { sumOf } from "../../../platform/shared/sum.ts";
import { batchLimits, clientVersion, leavingLimit } from "../tracking-contract.ts";
import { priorityOf } from "../tracking-rules.ts";
import type { BatchAnswer, EventEnvelope, Rejection } from "../tracking-schema.ts";
import type { EventQueue, QueuedEvent } from "./event-queue.ts";
import { answerTime, createSending, mayPass, type SendingFailure } from "./sending.ts";

export interface SenderOptions {
  queue: EventQueue;
  fetch: typeof fetchFromShop;
  /** `navigator.sendBeacon`: returns false when the browser refuses the data. */
  beacon(url: string, body: string): boolean;
  /** Lets one tab send at a time. Without locks two tabs may send the same event, which the collector stores once. */
  locks: Locks | undefined;
  /** Checked before each request. */
  isAllowed(): boolean;
  /**
   * Returns the visitor's name. Called as late as possible: two tabs that start at once would each generate a name, and one would
   * overwrite the other.
   */
  visitor(): string | undefined;
  /** Called with the outcome of each event. */
  onSettled(event: EventEnvelope, refusal?: Rejection | "refused"): void;
}

/** Milliseconds for which events are collected into one request. */
const gatheringTime = 500;
/** Creates the sender of queued events. An event is removed only when the collector has answered for it. */
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
  /** The bytes of each event that was sent as a beacon and has no answer yet. */
  const leaving = new Map<string, number>();
  let underWay = new AbortController();

  const send = () => sending.send(gatheringTime);

  /** Returns the answer of the request that failed, or undefined when nothing is left to send. */
  async function sendAll(succeed: () => void): Promise<SendingFailure | undefined> {
    let max: number = batchLimits.events;
    for (;;) {
      const waiting = queue.read().filter(({ event }) => !leaving.has(event.id));
      if (!waiting[0] || !isAllowed()) return undefined;
      const batch = firstBatch(waiting, max, batchLimits.bytes);
      const response = await post(batch);
      if (await settle(batch, response)) succeed();
      else if (mayPass(response)) return { response };
      else {
        // Smaller batches keep one bad event from blocking the others, and may be within the limit.
        if (batch.length > 1) max = Math.ceil(batch.length / 2);
        else finish(batch[0]!.event, "refused");
      }
    }
  }

  // A text is sent as text/plain, which needs no preflight request.
  const post = (batch: QueuedEvent[], keepalive?: boolean) =>
    fetch(publishPath, {
      method: "POST",
      body: bodyOf(batch, visitor()),
      keepalive,
      signal: AbortSignal.any([underWay.signal, AbortSignal.timeout(answerTime)]),
    }).catch(() => undefined);

  /** Removes the events of a batch that the collector has answered for. Returns false when it answered for none. */
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
      // A proxy has answered instead of the collector.
      return false;
    }
  }

  function finish(event: EventEnvelope, refusal?: Rejection | "refused") {
    queue.remove(event.id);
    onSettled(event, refusal);
  }

  /**
   * Hands pending events to the browser, which sends them even after the page has closed. They stay in the queue until they are
   * answered; the collector stores each once. Events that an earlier page handed over are left out: otherwise each of several pages
   * that close within moments would send those of all before it.
   */
  function leave({ isGone }: { isGone: boolean }) {
    if (!isAllowed()) return;
    const inFlight = sumOf(leaving.values(), (bytes) => bytes);
    const waiting = queue
      .read()
      .filter(({ event, isHandedOver }) => !leaving.has(event.id) && !isHandedOver)
      .sort((a, b) => priorityOf(b.event) - priorityOf(a.event) || 0);
    const batch = firstBatch(waiting, batchLimits.events, leavingLimit - inFlight, 0);
    if (!batch[0]) return;
    for (const { event } of batch) leaving.set(event.id, bytesOf(event));
    const forget = () => batch.forEach(({ event }) => leaving.delete(event.id));
    if (isGone) {
      if (beacon(publishPath, bodyOf(batch, visitor()))) queue.handOver(batch);
      else forget();
    } else
      void post(batch, true)
        .then((response) => settle(batch, response))
        .finally(() => {
          forget();
          send();
        });
  }

  return {
    send,
    leave,
    /** Call at a refusal: events of requests under way could be stored after their visitor was erased. */
    abort() {
      underWay.abort();
      underWay = new AbortController();
    },
    /** Call when the page is shown again: events that it sent while closing may be lost. */
    resume() {
      leaving.clear();
      send();
    },
    /** Call when the browser is online again. */
    retry: () => sending.retry(gatheringTime),
  };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(jsonText(value)).length;

/** Maximum characters of a batch without its events. */
const frameBytes = 300;

/**
 * Returns the events of the next request, all of the same site and session. Takes at least the given number, however large they
 * are.
 */
function firstBatch(
  [first, ...others]: QueuedEvent[],
  max: number,
  bytes: number,
  min = 1,
): QueuedEvent[] {
  if (!first) return [];
  const batch: QueuedEvent[] = [];
  let size = frameBytes;
  for (const item of [first, ...others]) {
    if (batch.length >= max) break;
    if (groupOf(item) !== groupOf(first)) continue;
    size += bytesOf(item.event) + 1;
    if (size > bytes && batch.length >= min) break;
    batch.push(item);
  }
  return batch;
}

const groupOf = ({ site, session }: QueuedEvent) => [site, session].join();

function bodyOf(batch: QueuedEvent[], visitor: string | undefined): string {
  const { site, session } = batch[0]!;
  const events = batch.map(({ event }) => event);
  return jsonText({
    client: clientVersion,
    site,
    sent: Date.now(),
    visitor,
    session,
    events,
  });
}
