import type { Rejection, Batch, BatchAnswer } from "../tracking-schema.ts";
import { checkEvent, clientOf, saidName, type Checked, type Sender } from "./check-event.ts";
import type { EventSink } from "./event-sink.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";

export type Collector = ReturnType<typeof createCollector>;

/** Takes batches of events: checks each event, stores what is good, and says what became of every one. */
export function createCollector({ sink, counts }: { sink: EventSink; counts: OutcomeCounts }) {
  /** Answers after what it accepts is durable. Throws what the sink throws, and has stored nothing then. */
  async function collect(
    events: unknown[],
    sender: Omit<Sender, "batch"> & { batch: Omit<Batch, "events"> },
  ): Promise<BatchAnswer> {
    const checked: Checked[] = [];
    const rejected: { id: string; code: Rejection }[] = [];
    const { batch, browser, received } = sender;
    const who = { site: batch.site, browser, client: clientOf(batch.client) };
    for (const event of events) {
      const outcome = checkEvent(event, sender);
      if ("code" in outcome) {
        const { id, code, name, field } = outcome;
        rejected.push({ id, code });
        counts.count({ ...who, name, outcome: code, field }, received);
      } else checked.push(outcome);
    }
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
