import { sharesOf } from "../../../security/networks.ts";
import type { createRateLimits } from "../../../security/rate-limits.ts";
import type { Rejection, Batch, BatchAnswer } from "../tracking-schema.ts";
import { checkEvent, clientOf, saidName, type Checked, type Sender } from "./check-event.ts";
import type { EventSink } from "./event-sink.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";

export type Collector = ReturnType<typeof createCollector>;

/** Who sent a batch, and from where. */
export type CollectedFrom = Omit<Sender, "batch"> & { batch: Omit<Batch, "events">; ip: string };

/** Purchases that browsers of one network may report: a flood of them would hide orders that were not tracked. */
export const purchaseLimits = { purchases: { times: 120, minutes: 60 } } as const;
type PurchaseLimits = ReturnType<typeof createRateLimits<keyof typeof purchaseLimits>>;

/** Takes batches of events: checks each event, stores what is good, and says what became of every one. */
export function createCollector({
  sink,
  counts,
  limits,
}: {
  sink: EventSink;
  counts: OutcomeCounts;
  limits: PurchaseLimits;
}) {
  /** Of the purchases those that the network of their browser may still report: the others wait in the browser. */
  async function withinLimit(checked: Checked[], { ip, received }: CollectedFrom) {
    const taken: Checked[] = [];
    for (const each of checked) {
      const isLimited = each.event.key !== null && !each.event.signed;
      const outcome = isLimited
        ? await limits.attempt({ purchases: sharesOf(ip) }, received, async () => "taken" as const)
        : "taken";
      if (outcome === "taken") taken.push(each);
    }
    return taken;
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
    const checked = await withinLimit(good, sender);
    const stored = await sink.append(checked.map(({ event }) => event));
    const answer: BatchAnswer = { accepted: [], duplicate: [], rejected };
    for (const [index, { event, dropped }] of checked.entries()) {
      const { id, name, data } = event;
      const outcome = stored[index]!;
      answer[outcome].push(id);
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

/** Most fields of one event that are counted by their names. */
const mostNames = 20;

/** Names of fields that are counted: what is no name of a field may be personal. */
const countedNames = (names: string[]): Set<string> =>
  new Set(
    names.slice(0, mostNames).map((name) => (/^[a-z_]\w{0,39}$/i.test(name) ? name : "other")),
  );
