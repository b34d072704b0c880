import { LRUCache } from "lru-cache";
import { networkOf } from "../../../platform/security/networks.ts";
import type { Rejection, BatchAnswer } from "../tracking-schema.ts";
import { checkEvent, clientOf, saidName, type Checked, type Sender } from "./check-event.ts";
import type { CheckedEvent, EventSink } from "./event-sink.ts";
import type { OwnEvents } from "./own-events.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";

export type Collector = ReturnType<typeof createCollector>;

/**
 * Limit of new purchases that a process accepts from browsers of one network: a flood of them would hide orders that were not
 * tracked. Counted in memory, because events are accepted even while the database is down.
 */
export const purchaseLimit = { times: 120, minutes: 60 } as const;

/** Creates the collector of batches: it checks each event, stores the valid ones, and returns the outcome of every event. */
export function createCollector({
  sink,
  counts,
  ownEvents,
}: {
  sink: EventSink;
  counts: OutcomeCounts;
  ownEvents(): OwnEvents;
}) {
  const reported = new LRUCache<string, number>({
    max: 10_000,
    ttl: purchaseLimit.minutes * 60_000,
    noUpdateTTL: true,
  });

  /** Purchases that were already stored: a browser that got no answer sends them again. */
  const known = new LRUCache<string, true>({ max: 10_000 });

  /** Leaves out purchases above the limit of their browser's network: they stay in the browser's queue. */
  function withinLimit(checked: Checked[], network: string): Checked[] {
    let left = purchaseLimit.times - (reported.get(network) ?? 0);
    return checked.filter(({ event }) => !isReported(event) || known.has(event.key!) || left-- > 0);
  }

  /** Answers after all accepted events are durable. When the sink throws, nothing has been stored, and the error is passed on. */
  async function store(events: unknown[], sender: Sender): Promise<BatchAnswer> {
    const good: Checked[] = [];
    const rejected: { id: string; code: Rejection }[] = [];
    const { batch, browser, received } = sender;
    const who = { site: batch.site, browser, client: clientOf(batch.client) };
    const own = ownEvents();
    for (const event of events) {
      const outcome = checkEvent(event, sender, own);
      if ("code" in outcome) {
        const { id, code, name, field } = outcome;
        rejected.push({ id, code });
        counts.count({ ...who, name, outcome: code, field }, received);
      } else good.push(outcome);
    }
    const network = networkOf(sender.ip);
    const checked = withinLimit(good, network);
    const stored = await sink.store(checked.map(({ event }) => event));
    const response: BatchAnswer = { accepted: [], duplicate: [], rejected };
    for (const [index, { event, dropped }] of checked.entries()) {
      const { id, name, data } = event;
      const outcome = stored[index]!;
      response[outcome].push(id);
      if (event.key) known.set(event.key, true);
      if (outcome === "accepted" && isReported(event))
        reported.set(network, (reported.get(network) ?? 0) + 1);
      const counted = { ...who, name: saidName(name, data, own) };
      counts.count({ ...counted, outcome, field: "" }, received);
      if (outcome === "accepted")
        for (const field of countedNames(dropped))
          counts.count({ ...counted, outcome: "dropped", field }, received);
    }
    return response;
  }

  return { store, isFull: sink.isFull };
}

/** Reports whether it is a purchase that a browser reported. */
const isReported = ({ key, signed }: CheckedEvent) => key !== null && !signed;

/** Maximum fields of one event that are counted by name. */
const maxNames = 20;

/** Returns the names that are counted: a text that does not look like a field's name may be personal. */
const countedNames = (names: string[]): Set<string> =>
  new Set(
    names.slice(0, maxNames).map((name) => (/^[a-z_]\w{0,39}$/i.test(name) ? name : "other")),
  );
