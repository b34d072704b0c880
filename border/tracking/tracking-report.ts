import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { ReportPeriod } from "./report-period.ts";
import type { Rejection } from "./tracking-schema.ts";

/** Orders and tracked purchases of one day, site or browser. */
export interface ComparedOrders {
  name: string;
  orders: number;
  /** Untracked orders of shoppers who had refused statistics. */
  refused: number;
  /** Untracked orders of shoppers who had not decided. */
  undecided: number;
  /** Orders with consent that no browser has reported: the order stored its purchase itself. */
  byServer: number;
  /** Orders whose purchase was never tracked, for another reason than consent. */
  untracked: number;
  /** Tracked purchases without an order. */
  withoutOrder: number;
}

export interface ComparedOrder {
  site: SiteCode;
  number: string;
  /** The day in UTC. */
  day: string;
  browser: string;
}

export interface OrderReport {
  total: ComparedOrders;
  byDay: ComparedOrders[];
  bySite: ComparedOrders[];
  byBrowser: ComparedOrders[];
  /** The newest orders that no browser has reported, at most `maxListed`. */
  byServer: ComparedOrder[];
  untracked: ComparedOrder[];
  withoutOrder: ComparedOrder[];
}

/** Maximum orders, purchases and refusals that a report lists. */
export const maxListed = 100;

/** Lost events of ended tabs, computed from the numbers that each tab assigns to its events. */
export interface Losses {
  name: string;
  tabs: number;
  /** Event numbers that were assigned. */
  events: number;
  lost: number;
}

/** Losses that browsers themselves report. */
export interface ReportedLosses {
  /** Pages that were tracked. */
  pages: number;
  /** Pages that were left before they were tracked. */
  lostPages: number;
  /** Events for which a browser had no room: they also count as lost in their tab. */
  lostEvents: number;
}

export interface LossReport {
  total: Losses;
  byBrowser: Losses[];
  bySite: Losses[];
  /** Tabs that may still send events: not counted above. */
  openTabs: number;
  /** Tabs with numbers that no shopper's browser assigns: not counted above. */
  oddTabs: number;
  reported: ReportedLosses;
}

/** The outcomes of the events that were received on a day. */
export interface DayOutcomes {
  day: string;
  /** Rows that exist now, without erased ones. */
  stored: number;
  /** Stored events of clients that identify themselves as something other than a shopper's browser. */
  bots: number;
  /** Events that arrived more than once and were stored once. */
  duplicates: number;
  rejected: Record<Rejection, number>;
}

/** A kind of event that was rejected, or whose field was dropped, for one reason. */
export interface ReportedRefusal {
  /** The event's name in GA4, or the internal one; empty for an unknown event. */
  event: string;
  /** The field, such as "/data/ecommerce/items/price"; empty where the event as a whole was rejected. */
  field: string;
  reason: Rejection | "dropped";
  events: number;
}

/** How complete the tracking of a period is. It covers only visits with consent to statistics. */
export interface TrackingReport {
  period: ReportPeriod;
  /** Missing while the shop takes no orders. */
  orders?: OrderReport;
  losses: LossReport;
  outcomes: DayOutcomes[];
  /** The most frequent refusals first, at most `maxListed`. */
  refusals: ReportedRefusal[];
}

/** A note for every reader of the report, on the page and in a terminal. */
export const consentNote =
  "Only visits with consent to statistics are tracked: an order without that consent is no loss. Orders tracked by the server alone are those whose confirmation was left before its scripts ran, or whose browser blocks them.";
export const duplicatesNote =
  "Duplicates are no loss and no error: a page that is left, or gets no answer, leaves its events to the next page, which sends them again. Each is stored once.";
export const noOrders = "The shop takes no orders yet that could be compared.";

/** Formats a share in percent; empty when the whole is 0. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;

/** Describes in two sentences the losses that browsers report. */
export function reportedText({ pages, lostPages, lostEvents }: ReportedLosses): string {
  const share = percent(lostPages, pages + lostPages);
  return (
    `Pages that were left before they were tracked: ${lostPages}${share && ` (${share})`}. ` +
    `Events for which a browser had no room: ${lostEvents}.`
  );
}

/** Returns a name as reports show it; an unknown browser's name is empty. */
export const shownName = (name: string): string => name || "unknown";
