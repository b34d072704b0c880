import { dayAt, momentAt, startOfDay } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import type { Sale } from "./discount-shop-contract.ts";

/** When sales are open, as rules: from and until local times of a site, once or again and again. */

/** The moments of a sale as its file has them. */
export type SaleTimes = Pick<Sale, "from" | "until" | "membersFrom" | "every">;

type Zone = Pick<Site, "timeZone">;

/** One of the times at which a sale is open. */
export interface SaleIssue {
  /** When it opens for members of the customer card; `from` where they have no advantage. */
  membersFrom: Date;
  /** When it opens, and the first moment after it. */
  from: Date;
  until: Date;
}

/** Milliseconds for which a sale is announced, and for which the shop says that it is over. */
const announcedFor = 14 * 86_400_000;
const overFor = 7 * 86_400_000;

/** State of a sale at a moment: each part that is there. */
export interface SaleState {
  open?: SaleIssue;
  /** The next one, if it is announced. */
  next?: SaleIssue;
  /** The last one, if it ended within the last days. */
  last?: SaleIssue;
}

/** Returns what a sale is at a moment. */
export function saleState(sale: SaleTimes, now: Date, site: Zone): SaleState {
  const issues = issuesAround(sale, now, site);
  const next = issues.find(({ from }) => from > now);
  const last = issues.findLast(({ until }) => until <= now);
  return {
    open: issues.findLast(({ from, until }) => from <= now && now < until),
    next: next && announcedFrom(next) <= now ? next : undefined,
    last: last && now < overUntil(last) ? last : undefined,
  };
}

/** Returns the next moment after `now` at which a sale becomes something else. */
export function nextSaleChange(sale: SaleTimes, now: Date, site: Zone): Date | undefined {
  return issuesAround(sale, now, site)
    .flatMap((issue) => [
      announcedFrom(issue),
      issue.membersFrom,
      issue.from,
      issue.until,
      overUntil(issue),
    ])
    .filter((moment) => moment > now)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Reports whether a sale comes back before it ends. */
export const comesBackTooSoon = ({ from, until, every }: SaleTimes): boolean =>
  every !== undefined && until > `${dayAfter(dayOf(from), 7 * every)}${from.slice(dayLength)}`;

const announcedFrom = ({ membersFrom }: SaleIssue) =>
  new Date(membersFrom.getTime() - announcedFor);
const overUntil = ({ until }: SaleIssue) => new Date(until.getTime() + overFor);

/** Returns the issues around a moment, in their order: those that ended or begin at another time make no difference to it. */
function issuesAround(
  { from, until, membersFrom = from, every }: SaleTimes,
  now: Date,
  site: Zone,
) {
  const issueAt = (count: number): SaleIssue => {
    const days = count * 7 * (every ?? 0);
    return {
      membersFrom: localMoment(membersFrom, days, site),
      from: localMoment(from, days, site),
      until: localMoment(until, days, site),
    };
  };
  if (every === undefined) return [issueAt(0)];
  const passed = Math.floor(daysBetween(dayOf(from), dayAt(now, site)) / (7 * every));
  const begun = Math.max(-1, passed);
  return [begun - 1, begun, begun + 1, begun + 2].filter((count) => count >= 0).map(issueAt);
}

/** Returns the moment of a local time so many days later. One that clocks skip is as long after midnight as on other days. */
function localMoment(local: string, days: number, site: Zone): Date {
  const day = dayAfter(dayOf(local), days);
  const time = local.slice(dayLength + 1);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const sinceMidnight = (hours * 60 + minutes) * 60_000;
  return momentAt(day, time, site) ?? new Date(startOfDay(day, site).getTime() + sinceMidnight);
}

const dayLength = "2026-12-04".length;
const dayOf = (local: string) => local.slice(0, dayLength);

/** Both are midnights in UTC, so that each day has 24 hours. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
