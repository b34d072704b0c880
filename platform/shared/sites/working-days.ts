import { dateFormat } from "../texts/formats.ts";
import { dayAt, momentAt } from "./site-clock.ts";
import type { Site } from "./site.ts";

type Calendar = Pick<Site, "holidays">;

const dayLength = 86_400_000;
/** Returns the day ("2026-12-25") a number of days after another one. */
export const dayAfter = (day: string, count: number) =>
  new Date(new Date(day).getTime() + count * dayLength).toISOString().slice(0, 10);

/** Returns the day ("2026-12-02") after a number of working days, which are Monday to Friday without the site's holidays. */
export function workingDaysAfter(from: string, count: number, site: Calendar): string {
  let day = from;
  for (let left = count; left > 0;) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day, site)) left--;
  }
  return day;
}

/** First and last day on which an order arrives, or leaves where the site has `transitDays`. */
export interface DeliveryDates {
  from: string;
  to: string;
  /** The moment until which an order must be placed for it. Later orders have later days. */
  orderUntil: Date;
}

/**
 * Returns the days on which an order of this moment is delivered; undefined for a site that does not say until when it handles orders
 * on the same day.
 */
export function deliveryDates(
  now: Date,
  site: Pick<Site, "deliveryDays" | "handledUntil" | "holidays" | "timeZone">,
): DeliveryDates | undefined {
  const { deliveryDays, handledUntil } = site;
  if (!handledUntil) return undefined;
  for (let day = dayAt(now, site); ; day = dayAfter(day, 1)) {
    const orderUntil = isWorkingDay(day, site) ? momentAt(day, handledUntil, site) : undefined;
    if (orderUntil && orderUntil > now)
      return {
        from: workingDaysAfter(day, deliveryDays.from, site),
        to: workingDaysAfter(day, deliveryDays.to, site),
        orderUntil,
      };
  }
}

function isWorkingDay(day: string, calendar: Calendar): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, calendar);
}

/** Reports whether a day ("2026-12-25") is one of the holidays. */
export function isHoliday(day: string, { holidays = [] }: Calendar): boolean {
  const easter = Math.round(
    (new Date(day).getTime() - easterSunday(Number(day.slice(0, 4)))) / dayLength,
  );
  const names: string[] = [
    day.slice(5),
    `easter${easter < 0 ? "" : "+"}${easter}`,
    `islamic ${islamicDay(day)}`,
  ];
  return holidays.some(
    (holiday) => names.includes(holiday) || dayAfterSunday(holiday, day.slice(0, 4)) === day,
  );
}

/** Returns the day of a holiday that is counted from a Sunday: "sunday 09-15+1". */
function dayAfterSunday(holiday: string, year: string): string | undefined {
  const [, first, count] = /^sunday (\d\d-\d\d)\+(\d+)$/.exec(holiday) ?? [];
  if (!first) return undefined;
  const from = `${year}-${first}`;
  return dayAfter(from, ((7 - new Date(from).getUTCDay()) % 7) + Number(count));
}

/** Returns Easter Sunday of the Gregorian calendar as milliseconds since 1970, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const leap = century - Math.floor(century / 4);
  const drift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const age = (19 * cycle + leap - drift + 15) % 30;
  const correction = Math.floor((cycle + 11 * age) / 451);
  const ofCentury = 2 * (century % 4) + 2 * Math.floor((year % 100) / 4);
  const weekday = (32 + ofCentury - age - ((year % 100) % 4)) % 7;
  const days = age + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** Returns month and day of the Islamic calendar: "10-01". */
function islamicDay(day: string): string {
  const format = dateFormat("en-u-ca-islamic-umalqura", {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(day));
  const part = (type: "month" | "day") =>
    parts.find((each) => each.type === type)!.value.padStart(2, "0");
  return `${part("month")}-${part("day")}`;
}
