import { sql, type Kysely } from "kysely";
import { boundsOf, daysOf, type ReportPeriod } from "../report-period.ts";
import type { DayOutcomes } from "../tracking-report.ts";
import { rejections, type Rejection } from "../tracking-schema.ts";
import { dayOf } from "./event-time.ts";
import type { TrackingTables } from "./tracking-tables.ts";

/** Days before the period from which an event may have waited in a browser. */
const daysWaited = 7;

/** Each day of the period, whether anything was received or not. */
export async function readOutcomes(
  database: Kysely<TrackingTables>,
  period: ReportPeriod,
): Promise<DayOutcomes[]> {
  const isOfSite = sql`(${period.sites.length === 0} or site = any(${period.sites}))`;
  const { rows: counts } = await sql<{ day: string; outcome: string; events: number }>`
    select day::text, outcome, sum(events)::float8 as events from tracking_outcome
    where day >= ${period.from} and day <= ${period.to} and ${isOfSite} group by day, outcome`.execute(
    database,
  );
  const { start, until } = boundsOf(period);
  const first = dayOf(new Date(start.getTime() - daysWaited * 86_400_000));
  const { rows: bots } = await sql<{ day: string; events: number }>`
    select (received at time zone 'UTC')::date::text as day, count(*) as events from tracking_event
    where day >= ${first} and day <= ${dayOf(until)} and is_bot
      and received >= ${start} and received < ${until} and ${isOfSite} group by 1`.execute(
    database,
  );
  const eventsOf = new Map(counts.map(({ day, outcome, events }) => [`${day} ${outcome}`, events]));
  const botsOf = new Map(bots.map(({ day, events }) => [day, events]));
  return daysOf(period).map((day) => {
    const count = (outcome: string) => eventsOf.get(`${day} ${outcome}`) ?? 0;
    return {
      day,
      accepted: count("accepted"),
      bots: botsOf.get(day) ?? 0,
      duplicates: count("duplicate"),
      rejected: Object.fromEntries(rejections.map((code) => [code, count(code)])) as Record<
        Rejection,
        number
      >,
    };
  });
}
