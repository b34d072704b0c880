import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { isDay } from "../../platform/shared/moments.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";

/** The period and the sites of a report. Days are in UTC, YYYY-MM-DD; both are inclusive. */
export interface ReportPeriod {
  from: string;
  to: string;
  /** Empty for all. */
  sites: SiteCode[];
}

/** A period as an address or a command states it. */
export interface AskedPeriod {
  from?: string;
  to?: string;
  sites?: string[];
}

/** Days of a report: the default and the maximum. */
export const reportDays = { usual: 28, max: 92 } as const;

const day = 86_400_000;
const textOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Returns the bounds of a period; `until` is exclusive. */
export const boundsOf = ({ from, to }: Pick<ReportPeriod, "from" | "to">) => ({
  start: new Date(from),
  until: new Date(new Date(to).getTime() + day),
});

/** Returns every day of a period. */
export function daysOf({ from, to }: Pick<ReportPeriod, "from" | "to">): string[] {
  const days: string[] = [];
  for (let at = new Date(from).getTime(); at <= new Date(to).getTime(); at += day)
    days.push(textOf(at));
  return days;
}

/** Parses a period, or returns what is wrong with the request and how to correct it. Missing days get their defaults. */
export function readPeriod(
  { from: first, to: last, sites = [] }: AskedPeriod,
  shop: Pick<SiteSet, "codes">,
  now: Date,
): ReportPeriod | { problem: string } {
  const unknown = sites.find((site) => !shop.codes.includes(site));
  if (unknown !== undefined)
    return { problem: `There is no site "${unknown}"; there are ${shop.codes.join(", ")}.` };
  const to = last || textOf(now.getTime());
  if (!isReportDay(to)) return noDay(to);
  const from = first || textOf(new Date(to).getTime() - (reportDays.usual - 1) * day);
  if (!isReportDay(from)) return noDay(from);
  if (from > to)
    return { problem: `The first day, ${from}, is after the last, ${to}. Swap the two.` };
  if (daysOf({ from, to }).length > reportDays.max)
    return { problem: `At most ${reportDays.max} days at once. Choose a later first day.` };
  return { from, to, sites: shop.codes.filter((code) => sites.includes(code)) };
}

const noDay = (text: string) => ({
  problem: isWrittenDay.test(text)
    ? `There is no day ${text}. Correct it.`
    : `"${text}" is no day. Write it as 2026-11-30.`,
});

const isWrittenDay = /^\d{4}-\d{2}-\d{2}$/;

/** Accepts the years of an on-screen calendar; refuses 30 February. */
const isReportDay = (text: string) => text.startsWith("2") && isDay(text);
