import { dayAt, startOfDay } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";

/** When leaflets are valid, as rules: in whole days of a site, once or again and again. */

/** The days of a leaflet: the first and the last one of its first issue, and after how many weeks it comes back. */
export interface LeafletDays {
  from: string;
  until: string;
  every?: number;
}

type Zone = Pick<Site, "timeZone">;

/** One of the times at which a leaflet is valid. */
export interface LeafletIssue {
  firstDay: string;
  lastDay: string;
  /** Its first moment, and the first one after it. */
  from: Date;
  until: Date;
}

/** Days for which a leaflet is shown after its end, and announced before its beginning. */
const daysAround = 7;

/** State of a leaflet at a moment. */
export type LeafletState =
  | { kind: "valid"; issue: LeafletIssue }
  /** It ended within the last days: its pages are still there. */
  | { kind: "over"; issue: LeafletIssue }
  /** It is announced, without its pages. */
  | { kind: "announced"; issue: LeafletIssue }
  /** It ended for good. */
  | { kind: "ended"; issue: LeafletIssue }
  /** It begins too late to be announced. */
  | { kind: "planned"; issue: LeafletIssue };

/** Returns what a leaflet is at a moment. One that comes back is announced from the end of the last issue's days on. */
export function leafletState(days: LeafletDays, now: Date, site: Zone): LeafletState {
  const today = dayAt(now, site);
  const { last, valid, next } = issuesAround(days, today, site);
  if (valid) return { kind: "valid", issue: valid };
  if (last && today <= dayAfter(last.lastDay, daysAround)) return { kind: "over", issue: last };
  if (!next) return { kind: "ended", issue: last! };
  const isAnnounced = days.every !== undefined || today >= dayAfter(next.firstDay, -daysAround);
  return { kind: isAnnounced ? "announced" : "planned", issue: next };
}

/** Returns the next moment after `now` at which a leaflet becomes something else. */
export function nextLeafletChange(days: LeafletDays, now: Date, site: Zone): Date | undefined {
  const { last, valid, next } = issuesAround(days, dayAt(now, site), site);
  const changes = [last, valid, next].flatMap((issue) =>
    issue
      ? [
          startOfDay(dayAfter(issue.firstDay, -daysAround), site),
          issue.from,
          issue.until,
          startOfDay(dayAfter(issue.lastDay, daysAround + 1), site),
        ]
      : [],
  );
  return changes
    .filter((moment) => moment > now)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Returns the issue of a day, and those before and after it. */
function issuesAround(days: LeafletDays, day: string, site: Zone) {
  const { from, until, every } = days;
  const period = every && 7 * every;
  // The last one that has begun; below 0 none has.
  const begun = period ? Math.floor(daysBetween(from, day) / period) : day >= from ? 0 : -1;
  const issueAt = (count: number): LeafletIssue | undefined => {
    if (count < 0 || (!period && count > 0)) return undefined;
    const firstDay = dayAfter(from, count * (period ?? 0));
    const lastDay = dayAfter(until, count * (period ?? 0));
    return {
      firstDay,
      lastDay,
      from: startOfDay(firstDay, site),
      until: startOfDay(dayAfter(lastDay, 1), site),
    };
  };
  const latest = issueAt(begun);
  const valid = latest && day <= latest.lastDay ? latest : undefined;
  const next = issueAt(Math.max(begun, -1) + 1);
  return { last: valid ? issueAt(begun - 1) : latest, valid, next };
}

/** Reports whether a leaflet comes back before it ends. */
export const overlapsItself = ({ from, until, every }: LeafletDays): boolean =>
  every !== undefined && daysBetween(from, until) >= 7 * every;

/**
 * Reports whether two leaflets are ever valid on one day, when both come back or neither does. One that does not takes precedence
 * over those that do, so they may overlap.
 */
export function overlap(one: LeafletDays, other: LeafletDays): boolean {
  if ((one.every === undefined) !== (other.every === undefined)) return false;
  const apart = daysBetween(one.from, other.from);
  const [length, otherLength] = [lengthOf(one), lengthOf(other)];
  const meets = (distance: number) => distance < length && -distance < otherLength;
  if (one.every === undefined || other.every === undefined) return meets(apart);
  // Their beginnings are, sooner or later, apart by each distance that differs by a multiple of this.
  const step = 7 * greatestDivisor(one.every, other.every);
  const rest = ((apart % step) + step) % step;
  return meets(rest) || meets(rest - step);
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

const lengthOf = ({ from, until }: LeafletDays) => daysBetween(from, until) + 1;

/** Both are midnights in UTC, so that each day has 24 hours. */
const daysBetween = (from: string, to: string) =>
  Math.round((new Date(to).getTime() - new Date(from).getTime()) / 86_400_000);
