import { dayAt, momentAt } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dayAfter, isHoliday } from "../../platform/shared/sites/working-days.ts";
import { regionalHolidays } from "./regional-holidays.ts";
import type { OpeningHours, OpenSpan, RetailStore } from "./stores-contract.ts";

/** Opening hours as rules: of a day, at a moment, of the next days. */

export type HoursCalendar = Pick<Site, "holidays" | "market" | "timeZone">;
export type StoreHours = Pick<RetailStore, "closes" | "hours" | "opens">;

/** Whether a store is open at a moment. */
export type OpenState =
  /** Until a moment; without one it is open around the clock. */
  | { kind: "open"; until?: Date }
  /** Opens again at a moment. */
  | { kind: "closed"; opens: Date }
  /** Stays closed for longer than anyone plans for. */
  | { kind: "closedForLong" }
  | { kind: "closedForGood"; since: Date };

/** Days of which the next opening is looked for: more than the longest usual holidays. */
const daysAhead = 60;

export function openState(store: StoreHours, now: Date, calendar: HoursCalendar): OpenState {
  if (store.closes && store.closes <= now) return { kind: "closedForGood", since: store.closes };
  const today = dayAt(now, calendar);
  let open: { from: Date; to: Date } | undefined;
  // Hours of the day before may go past midnight.
  for (let count = -1; count <= daysAhead; count++)
    for (const span of momentsOf(store, dayAfter(today, count), calendar)) {
      if (span.to <= now) continue;
      if (open && span.from > open.to) return { kind: "open", until: open.to };
      if (open) open.to = later(open.to, span.to);
      else if (span.from > now) return { kind: "closed", opens: span.from };
      else open = { ...span };
    }
  if (!open) return { kind: "closedForLong" };
  // It ends before the last day that was looked at, or never closes.
  const isEndless = dayAt(open.to, calendar) > dayAfter(today, daysAhead);
  return { kind: "open", ...(!isEndless && { until: open.to }) };
}

/** Hours of a day, and why they may differ from the usual ones. */
export interface DayHours {
  /** "2026-12-24" */
  day: string;
  open: OpenSpan[];
  reason: "usual" | "holiday" | "exception";
}

/** Returns the hours of a day. An exception comes before a holiday, and one of a single day before one of each year. */
export function hoursOfDay(hours: OpeningHours, day: string, calendar: HoursCalendar): DayHours {
  const { exceptions, weekly, onHolidays } = hours;
  const exception =
    exceptions.find((each) => each.day === day) ??
    exceptions.find((each) => each.day === day.slice(5));
  if (exception) return { day, open: exception.open, reason: "exception" };
  if (isHoliday(day, { holidays: holidaysOf(hours, calendar) }))
    return { day, open: onHolidays, reason: "holiday" };
  return { day, open: weekly[new Date(day).getUTCDay()]!, reason: "usual" };
}

/** Returns the hours of a number of days from that of a moment on. */
export function nextDays(
  { hours }: StoreHours,
  now: Date,
  calendar: HoursCalendar,
  count = 7,
): DayHours[] {
  const today = dayAt(now, calendar);
  return Array.from({ length: count }, (_, index) =>
    hoursOfDay(hours, dayAfter(today, index), calendar),
  );
}

/** Returns the next moment at which one of the stores opens or closes. */
export function nextStateChange(
  stores: StoreHours[],
  now: Date,
  calendar: HoursCalendar,
): Date | undefined {
  const moments = stores.flatMap((store) => {
    const state = openState(store, now, calendar);
    if (state.kind === "closed") return state.opens;
    return state.kind === "open" && state.until ? state.until : [];
  });
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Yields the periods in which a store is open, from a moment on, on the days ahead. */
export function* openPeriods(
  store: StoreHours,
  now: Date,
  calendar: HoursCalendar,
): Generator<{ from: Date; to: Date }> {
  const today = dayAt(now, calendar);
  for (let count = -1; count <= daysAhead; count++)
    for (const { from, to } of momentsOf(store, dayAfter(today, count), calendar))
      if (to > now) yield { from: later(from, now), to };
}

/** Returns the public holidays of the country and of the store's part of it. */
function holidaysOf({ region = "" }: OpeningHours, { market, holidays = [] }: HoursCalendar) {
  const { also = [], except = [] } = regionalHolidays[market]?.[region] ?? {};
  return [...holidays.filter((each) => !except.includes(each)), ...also];
}

/** Returns the moments at which the periods of a day begin and end, in their order, within the time that the store exists. */
function momentsOf({ hours, opens, closes }: StoreHours, day: string, calendar: HoursCalendar) {
  return hoursOfDay(hours, day, calendar)
    .open.map(({ from, to }) => ({
      from: later(shownFrom(day, from, calendar), opens),
      to: earlier(shownFrom(to <= from ? dayAfter(day, 1) : day, to, calendar), closes),
    }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

const later = (moment: Date, other = moment) => (other > moment ? other : moment);
const earlier = (moment: Date, other = moment) => (other < moment ? other : moment);

/** Returns the moment from which clocks show a time of a day or a later one: they may skip the time itself. "24:00" is midnight. */
function shownFrom(day: string, time: string, zone: HoursCalendar): Date {
  if (time === "24:00") return shownFrom(dayAfter(day, 1), "00:00", zone);
  const moment = momentAt(day, time, zone);
  if (moment) return moment;
  const [hour, minute] = time.split(":").map(Number);
  const next = hour! * 60 + minute! + 1;
  const pad = (count: number) => String(count).padStart(2, "0");
  return shownFrom(day, `${pad(Math.floor(next / 60))}:${pad(next % 60)}`, zone);
}
