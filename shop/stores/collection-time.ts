import { dayAt, momentAt } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import {
  dayAfter,
  deliveryDates,
  workingDaysAfter,
} from "../../platform/shared/sites/working-days.ts";
import { hoursOfDay, openPeriods, type HoursCalendar, type StoreHours } from "./opening-hours.ts";

/** When an order can be collected in a store. */

const minute = 60_000;
/** Time during which a store is open that it takes to lay an order ready, and the steps in which the moment is promised. */
const [handling, step] = [120 * minute, 15 * minute];

/**
 * Returns the moment from which a store has an order of a moment ready, of what is there: after two hours during which it is open.
 * Undefined when it stays closed for long, or closes for good before.
 */
export function readyAt(store: StoreHours, now: Date, calendar: HoursCalendar): Date | undefined {
  let left = handling;
  for (const { from, to } of openPeriods(store, now, calendar)) {
    const length = to.getTime() - from.getTime();
    if (length >= left) {
      const ready = Math.ceil((from.getTime() + left) / step) * step;
      return new Date(Math.min(ready, to.getTime()));
    }
    left -= length;
  }
  return undefined;
}

/** The day on which a store has an order ready, and the moment until which an order is ready then. */
export interface ReadyDay {
  /** "2026-11-30" */
  day: string;
  until: Date;
}

/** Returns the day on which a store has an order of a moment ready, of what is there. */
export function readyDay(
  store: StoreHours,
  now: Date,
  calendar: HoursCalendar,
): ReadyDay | undefined {
  const ready = readyAt(store, now, calendar);
  if (!ready) return undefined;
  const day = dayAt(ready, calendar);
  const nextDay = momentAt(dayAfter(day, 1), "00:00", calendar) ?? ready;
  const periods: { from: Date; to: Date }[] = [];
  for (const period of openPeriods(store, now, calendar)) {
    if (period.from >= nextDay) break;
    periods.push(period);
  }
  let left = handling;
  let until = now;
  // From the last period of the day back: an order that is placed later is ready on another day.
  for (const { from, to } of periods.toReversed()) {
    const end = Math.min(to.getTime(), nextDay.getTime());
    until = new Date(Math.max(from.getTime(), end - left));
    left -= end - until.getTime();
    if (left <= 0) break;
  }
  return { day, until };
}

/**
 * Returns the days from and until which an order of a moment arrives in a store that does not have everything: those of a delivery, or
 * the next ones on which it is open. Undefined for a site that does not say until when it handles orders.
 */
export function arrivalDays(
  store: StoreHours,
  now: Date,
  site: Pick<Site, "deliveryDays" | "handledUntil" | "timeZone" | "transitDays"> & HoursCalendar,
): { from: string; to: string; until: Date } | undefined {
  const dates = deliveryDates(now, site);
  if (!dates) return undefined;
  const { from = 0, to = 0 } = site.transitDays ?? {};
  return {
    from: openDay(store, workingDaysAfter(dates.from, from, site), site),
    to: openDay(store, workingDaysAfter(dates.to, to, site), site),
    until: dates.orderUntil,
  };
}

/** More than the longest holidays. */
const maxClosedDays = 30;

/** Returns the first day from a day on that a store is open; the day itself where it is closed for long. */
function openDay({ hours }: StoreHours, day: string, calendar: HoursCalendar): string {
  for (let count = 0; count < maxClosedDays; count++) {
    const next = dayAfter(day, count);
    if (hoursOfDay(hours, next, calendar).open.length > 0) return next;
  }
  return day;
}
