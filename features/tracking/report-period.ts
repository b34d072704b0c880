import { siteCodes, type SiteCode } from "../../shared/site.ts";

/** What a report is about. Days are in UTC, YYYY-MM-DD; both belong to it. */
export interface ReportPeriod {
  from: string;
  to: string;
  /** Empty for all. */
  sites: SiteCode[];
}

/** As an address or a command says it. */
export interface AskedPeriod {
  from?: string;
  to?: string;
  sites?: string[];
}

/** Days that a report has when nothing is said, and at most. */
export const reportDays = { usual: 28, most: 92 } as const;

const day = 86_400_000;
const textOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The moments between which a period lies; `until` is no part of it. */
export const boundsOf = ({ from, to }: Pick<ReportPeriod, "from" | "to">) => ({
  start: new Date(from),
  until: new Date(Date.parse(to) + day),
});

/** Every day of a period. */
export function daysOf({ from, to }: Pick<ReportPeriod, "from" | "to">): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / day + 1;
  return Array.from({ length: days }, (_, at) => textOf(Date.parse(from) + at * day));
}

/** A period, or what is wrong with what was asked for and how to say it. Without a first or last day the usual ones. */
export function readPeriod(
  { from: first, to: last, sites = [] }: AskedPeriod,
  now: Date,
): ReportPeriod | { problem: string } {
  const unknown = sites.find((site) => !isSite(site));
  if (unknown !== undefined)
    return { problem: `There is no site "${unknown}"; there are ${siteCodes.join(", ")}.` };
  const to = last || textOf(now.getTime());
  if (!isDay(to)) return noDay(to);
  const from = first || textOf(Date.parse(to) - (reportDays.usual - 1) * day);
  if (!isDay(from)) return noDay(from);
  if (from > to)
    return { problem: `The first day, ${from}, is after the last, ${to}. Swap the two.` };
  if (daysOf({ from, to }).length > reportDays.most)
    return { problem: `At most ${reportDays.most} days at once. Choose a later first day.` };
  return { from, to, sites: siteCodes.filter((code) => sites.includes(code)) };
}

const isSite = (site: string): site is SiteCode => siteCodes.some((code) => code === site);

const noDay = (text: string) => ({
  problem: `"${text}" is no day. Write it as 2026-11-30.`,
});

/** Of the years that a calendar on a screen has: 30 February is none. */
const isDay = (text: string) =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  textOf(Date.parse(text)) === text;
