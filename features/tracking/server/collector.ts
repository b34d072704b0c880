import type { Rejection, Batch, BatchAnswer } from "../tracking-schema.ts";
import { checkEvent, clientOf, type Sender } from "./check-event.ts";
import type { CheckedEvent, EventSink } from "./event-sink.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";

export type Collector = ReturnType<typeof createCollector>;

/** Takes batches of events: checks each event, stores what is good, and says what became of every one. */
export function createCollector({ sink, counts }: { sink: EventSink; counts: OutcomeCounts }) {
  /** Answers after what it accepts is durable. Throws what the sink throws, and has stored nothing then. */
  async function collect(
    events: unknown[],
    sender: Omit<Sender, "batch"> & { batch: Omit<Batch, "events"> },
  ): Promise<BatchAnswer> {
    const checked: CheckedEvent[] = [];
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
    const stored = await sink.append(checked);
    const answer: BatchAnswer = { accepted: [], duplicate: [], rejected };
    for (const [index, { id, name }] of checked.entries()) {
      const outcome = stored[index]!;
      answer[outcome].push(id);
      counts.count({ ...who, name, outcome, field: "" }, received);
    }
    return answer;
  }

  return { collect, isFull: sink.isFull };
}
