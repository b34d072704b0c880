import { sql, type Kysely } from "kysely";
import { Counter } from "prom-client";
import { utcDay } from "../../../platform/shared/utc-day.ts";
import { isPurchase } from "../tracking-rules.ts";
import { rejections } from "../tracking-schema.ts";
import { retention } from "./event-time.ts";
import type { TrackingTables } from "./tracking-tables.ts";

type Counted = Omit<TrackingTables["tracking_outcome"], "day" | "events">;

/** Maximum distinct entries that are counted between two runs; further ones are counted by their outcome only. */
const maxRows = 2_000;

/**
 * Counts the outcomes of events, for the metrics of this process and for the reports of all. Counts are stored every few seconds:
 * unlike events, a process's last counts are lost when it is killed.
 */
export function createOutcomeCounts(database: Kysely<TrackingTables>) {
  const events = new Counter({
    name: "kontor_tracking_events_total",
    help: "Events that browsers sent, by what became of them",
    labelNames: ["outcome"],
    registers: [],
  });
  const rejectedPurchases = new Counter({
    name: "kontor_tracking_rejected_purchases_total",
    help: "Purchases that are not stored, by the reason: each is an order that reports miss",
    labelNames: ["code"],
    registers: [],
  });
  let counts = new Map<string, TrackingTables["tracking_outcome"]>();

  function count(counted: Counted, now: Date) {
    const { name, outcome } = counted;
    events.inc({ outcome });
    if (isPurchase(name) && isRejection(outcome)) rejectedPurchases.inc({ code: outcome });
    note(counted, now);
  }

  function note(counted: Counted, now: Date) {
    const key = Object.values({ day: utcDay(now), ...counted }).join("\n");
    const known = counts.get(key);
    if (known) known.events++;
    else if (counts.size < maxRows) counts.set(key, { day: utcDay(now), ...counted, events: 1 });
    else if (counted.browser + counted.client + counted.name + counted.field)
      note({ ...counted, browser: "", client: "", name: "", field: "" }, now);
  }

  async function store() {
    const rows = Array.from(counts)
      // All processes lock in the same order; otherwise two could deadlock.
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
    if (rows.length === 0) return;
    counts = new Map();
    try {
      await sql`insert into tracking_outcome (day, site, browser, client, name, outcome, field, events)
        select day, site, browser, client, name, outcome, field, events
        from json_to_recordset(${JSON.stringify(rows)}::json) as counted (day date, site text, browser text, client text,
          name text, outcome text, field text, events bigint)
        on conflict (day, site, browser, client, name, outcome, field)
        do update set events = tracking_outcome.events + excluded.events`.execute(database);
    } catch (error) {
      release(rows);
      throw error;
    }
  }

  function release(rows: TrackingTables["tracking_outcome"][]) {
    for (const row of rows) {
      const { events, ...counted } = row;
      const key = Object.values(counted).join("\n");
      const known = counts.get(key);
      if (known) known.events += events;
      else counts.set(key, row);
    }
  }

  return {
    events,
    rejectedPurchases,
    count,
    store,
    deleteExpired: (now: Date) =>
      database
        .deleteFrom("tracking_outcome")
        .where("day", "<", utcDay(new Date(now.getTime() - retention)))
        .execute(),
  };
}

const isRejection = (outcome: string) => (rejections as readonly string[]).includes(outcome);

export type OutcomeCounts = ReturnType<typeof createOutcomeCounts>;
