import { LRUCache } from "lru-cache";
import { networkOf } from "../../../security/networks.ts";
import type { Rejection, Batch, BatchAnswer } from "../tracking-schema.ts";
import { checkEvent, clientOf, saidName, type Checked, type Sender } from "./check-event.ts";
import type { CheckedEvent, EventSink } from "./event-sink.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";

export type Collector = ReturnType<typeof createCollector>;

/** Who sent a batch, and from where. */
export type CollectedFrom = Omit<Sender, "batch"> & { batch: Omit<Batch, "events">; ip: string };

/**
 * New purchases of one network that a process takes from browsers: a flood of them would hide orders that were not tracked. Counted in
 * memory, because events are also taken while the database is down.
 */
export const purchaseLimit = { times: 120, minutes: 60 } as const;

/** Takes batches of events: checks each event, stores what is good, and says what became of every one. */
export function createCollector({ sink, counts }: { sink: EventSink; counts: OutcomeCounts }) {
  const reported = new LRUCache<string, number>({
    max: 10_000,
    ttl: purchaseLimit.minutes * 60_000,
    noUpdateTTL: true,
  });

  /** Purchases that were stored: a browser that got no answer sends them again. */
  const known = new LRUCache<string, true>({ max: 10_000 });

  /** Leaves out the purchases that are too many for the network of their browser: they wait there. */
  function withinLimit(checked: Checked[], network: string): Checked[] {
    let left = purchaseLimit.times - (reported.get(network) ?? 0);
    return checked.filter(({ event }) => !isReported(event) || known.has(event.key!) || left-- > 0);
  }

  /** Answers after what it accepts is durable. Throws what the sink throws, and has stored nothing then. */
  async function collect(events: unknown[], sender: CollectedFrom): Promise<BatchAnswer> {
    const good: Checked[] = [];
    const rejected: { id: string; code: Rejection }[] = [];
    const { batch, browser, received } = sender;
    const who = { site: batch.site, browser, client: clientOf(batch.client) };
    for (const event of events) {
      const outcome = checkEvent(event, sender);
      if ("code" in outcome) {
        const { id, code, name, field } = outcome;
        rejected.push({ id, code });
        counts.count({ ...who, name, outcome: code, field }, received);
      } else good.push(outcome);
    }
    const network = networkOf(sender.ip);
    const checked = withinLimit(good, network);
    const stored = await sink.append(checked.map(({ event }) => event));
    const answer: BatchAnswer = { accepted: [], duplicate: [], rejected };
    for (const [index, { event, dropped }] of checked.entries()) {
      const { id, name, data } = event;
      const outcome = stored[index]!;
      answer[outcome].push(id);
      if (event.key) known.set(event.key, true);
      if (outcome === "accepted" && isReported(event))
        reported.set(network, (reported.get(network) ?? 0) + 1);
      const counted = { ...who, name: saidName(name, data) };
      counts.count({ ...counted, outcome, field: "" }, received);
      if (outcome === "accepted")
        for (const field of countedNames(dropped))
          counts.count({ ...counted, outcome: "dropped", field }, received);
    }
    return answer;
  }

  return { collect, isFull: sink.isFull };
}

/** Whether it is a purchase that a browser reports. */
const isReported = ({ key, signed }: CheckedEvent) => key !== null && !signed;

/** Most fields of one event that are counted by their names. */
const mostNames = 20;

/** Names of fields that are counted: what is no name of a field may be personal. */
const countedNames = (names: string[]): Set<string> =>
  new Set(
    names.slice(0, mostNames).map((name) => (/^[a-z_]\w{0,39}$/i.test(name) ? name : "other")),
  );
