import type { SiteCode } from "../../shared/site.ts";
import type { ReportPeriod } from "./report-period.ts";
import type { Rejection } from "./tracking-schema.ts";

/** Orders and tracked purchases of one day, site or browser. */
export interface ComparedOrders {
  name: string;
  orders: number;
  /** Orders whose purchase was never tracked. */
  untracked: number;
  /** Purchases that were tracked, of which there is no order. */
  withoutOrder: number;
}

export interface ComparedOrder {
  site: SiteCode;
  number: string;
  /** In UTC. */
  day: string;
  browser: string;
}

export interface OrderReport {
  total: ComparedOrders;
  byDay: ComparedOrders[];
  bySite: ComparedOrders[];
  byBrowser: ComparedOrders[];
  /** The newest of them, at most `mostListed`. */
  untracked: ComparedOrder[];
  withoutOrder: ComparedOrder[];
}

/** Orders, purchases and refusals that are named in a list. */
export const mostListed = 100;

/** What came of the events of tabs that ended, by the numbers that each tab gives its events. */
export interface Losses {
  name: string;
  tabs: number;
  /** Numbers that were given. */
  events: number;
  lost: number;
}

/** What browsers themselves report. */
export interface ReportedLosses {
  /** Pages that were tracked. */
  pages: number;
  /** Pages that were left before they were tracked. */
  lostPages: number;
  /** Events for which a browser had no room: they are lost in their tab, too. */
  lostEvents: number;
}

export interface LossReport {
  total: Losses;
  byBrowser: Losses[];
  bySite: Losses[];
  /** Tabs that may still send something: not counted above. */
  openTabs: number;
  /** Tabs whose numbers no browser of a shopper gives: not counted above. */
  oddTabs: number;
  reported: ReportedLosses;
}

/** What became of the events that were received on a day. */
export interface DayOutcomes {
  day: string;
  /** Rows that are there: erased ones are no longer. */
  stored: number;
  /** Of the stored ones: sent by what says that it is no browser of a shopper. */
  bots: number;
  /** Came more than once, and were stored once. */
  duplicates: number;
  rejected: Record<Rejection, number>;
}

/** Events of a kind that were rejected, or of which a field was dropped, for one reason. */
export interface Refusal {
  /** Of GA4, or the internal one; empty for what the collector does not know. */
  event: string;
  /** Such as "/data/ecommerce/items/price"; empty where the event as a whole was refused. */
  field: string;
  reason: Rejection | "dropped";
  events: number;
}

/** How complete the tracking of a period is. It knows visits with consent to statistics alone. */
export interface TrackingReport {
  period: ReportPeriod;
  /** Missing while the shop takes no orders. */
  orders?: OrderReport;
  losses: LossReport;
  outcomes: DayOutcomes[];
  /** The most frequent ones first, at most `mostListed`. */
  refusals: Refusal[];
}

/** What every reader of the report should know, on the page and in a terminal. */
export const consentNote =
  "Only visits with consent to statistics are tracked: an order without that consent was never tracked and is no loss.";
export const noOrders = "The shop takes no orders yet that could be compared.";

/** A share of a whole in percent; empty of nothing. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;

/** What browsers report, in two sentences. */
export function reportedText({ pages, lostPages, lostEvents }: ReportedLosses): string {
  const share = percent(lostPages, pages + lostPages);
  return (
    `Pages that were left before they were tracked: ${lostPages}${share && ` (${share})`}. ` +
    `Events for which a browser had no room: ${lostEvents}.`
  );
}

/** A name of a list; one of an unknown browser is empty. */
export const shownName = (name: string): string => name || "unknown";
