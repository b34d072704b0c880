import type { Kysely } from "kysely";
import type { ReportPeriod } from "../report-period.ts";
import type { TrackingReport } from "../tracking-report.ts";
import { readLossReport } from "./loss-report.ts";
import { readOrderReport } from "./order-report.ts";
import type { OrderSource } from "./order-source.ts";
import { readOutcomes, readRefusals } from "./outcome-report.ts";
import type { TrackingTables } from "./tracking-tables.ts";

/** Reads all events of the period and of the week before it. */
export async function readTrackingReport(
  database: Kysely<TrackingTables>,
  period: ReportPeriod,
  { now, orders }: { now: Date; orders?: OrderSource },
): Promise<TrackingReport> {
  return {
    period,
    ...(orders && { orders: await readOrderReport(database, orders, period) }),
    losses: await readLossReport(database, period, now),
    outcomes: await readOutcomes(database, period),
    refusals: await readRefusals(database, period),
  };
}
