import {
  allows,
  refusesStatistics,
  type StatisticsConsent,
} from "../../platform/shared/cookies/consent-cookie.ts";
import type { InternalEvent } from "./tracking-contract.ts";
import type { EventData, EventEnvelope } from "./tracking-schema.ts";

/**
 * Returns the consent to statistics in these cookies. Unknown until there is a decision and it names the group: the consent tool
 * writes its two cookies one after the other.
 */
export function statisticsConsent(cookies: string): StatisticsConsent {
  if (allows("statistics", cookies)) return "granted";
  return refusesStatistics(cookies) ? "refused" : "unknown";
}

/** The priority of shoppers' actions: when too many events are pending, only views are dropped. */
export const actPriority = 3;

/** When events must be dropped, those with the lowest number go first. */
const priorities: Record<InternalEvent, number> = {
  tagsExecuted: 0,
  trackingExecuted: 0,
  Reset: 0,
  ItemListData: 1,
  ProductSourceEventData: 1,
  CustomEventData: 1,
  InitialPageData: 2,
  LeadData: actPriority,
  EcommerceEventData: actPriority,
};

/**
 * Returns the priority of a pending event; Infinity for a purchase, which is never dropped. Events of lists and promotions, which
 * have no value, get a low priority because they are numerous.
 */
export function priorityOf({ name, key, data }: Pick<EventEnvelope, "name" | "key" | "data">) {
  if (key) return Infinity;
  const { event, ecommerce } = data as Partial<EventData["EcommerceEventData"]>;
  if (ecommerce && ecommerce.value === undefined && event !== "refund")
    return priorities.ItemListData;
  if (ecommerce && event?.startsWith("view_")) return priorities.InitialPageData;
  // A list of all names would be a larger script; others of GA4's events without items wait as custom events do.
  if (/^(login|sign_up|search|share|.+_lead)$/.test(event ?? "")) return actPriority;
  return priorities[name as InternalEvent] ?? 0;
}

/** Returns the key by which a purchase is counted once (docs/decisions/027-tracking.md); undefined for other events. */
export function purchaseKey(name: string, data: object, site: string): string | undefined {
  const { event, ecommerce } = data as { event?: string; ecommerce?: { transaction_id?: string } };
  const order = name === "EcommerceEventData" && isPurchase(event) && ecommerce?.transaction_id;
  return order ? `purchase:${site}:${order}` : undefined;
}

/** Reports whether a shop event means that an order was placed. */
export const isPurchase = (event: unknown) => event === "purchase" || event === "purchase_ga4";

/**
 * Returns the milliseconds to wait after this many failures: `random` (0 to 1) times an exponential delay from 1 s up to 60 s.
 */
export const backOff = (failures: number, random: number): number =>
  random * Math.min(60_000, 1_000 * 2 ** Math.max(0, failures - 1));

/** The longest wait in milliseconds that a server can ask for. */
const longestWait = 3_600_000;

/** Parses a `Retry-After` header, in seconds or as a date, into milliseconds. 0 without one. */
export function retryAfter(header: string | null | undefined, now: number): number {
  const asked = /^\d+$/.test(header ?? "")
    ? Number(header) * 1_000
    : new Date(header ?? "").getTime() - now;
  return Math.min(longestWait, Math.max(0, asked || 0));
}
