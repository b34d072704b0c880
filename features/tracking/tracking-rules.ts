import { allows, hasDecided, refusesStatistics } from "../../shared/consent-cookie.ts";
import type { InternalEvent } from "./tracking-contract.ts";
import type { EventData, EventEnvelope } from "./tracking-schema.ts";

export type Consent = "unknown" | "granted" | "refused";

/**
 * What the shopper of these cookies says of statistics. Unknown until there is a decision and it names the group: the consent
 * tool writes two cookies, one after the other.
 */
export function statisticsConsent(cookies: string): Consent {
  if (!hasDecided(cookies)) return "unknown";
  if (allows("statistics", cookies)) return "granted";
  return refusesStatistics(cookies) ? "refused" : "unknown";
}

/** The priority of what shoppers do: where too much waits, only what they looked at is dropped. */
export const actPriority = 3;

/** Where events must be dropped, those with the lowest number go first. */
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

/** Of an event that waits; Infinity for a purchase, which is never dropped. Lists and promotions, without a value, are many. */
export function priorityOf({ name, key, data }: Pick<EventEnvelope, "name" | "key" | "data">) {
  if (key) return Infinity;
  const { event, ecommerce } = data as Partial<EventData["EcommerceEventData"]>;
  if (ecommerce && ecommerce.value === undefined) return priorities.ItemListData;
  if (ecommerce && event?.startsWith("view_")) return priorities.InitialPageData;
  if (/^(login|sign_up|search)$/.test(event ?? "")) return actPriority;
  return priorities[name as InternalEvent] ?? 0;
}

/** The key of a purchase, by which it is counted once (decisions/027-tracking.md); undefined for other events. */
export function purchaseKey(name: string, data: object, site: string): string | undefined {
  const { event, ecommerce } = data as { event?: string; ecommerce?: { transaction_id?: string } };
  const order = name === "EcommerceEventData" && isPurchase(event) && ecommerce?.transaction_id;
  return order ? `purchase:${site}:${order}` : undefined;
}

/** Whether a shop event says that an order was placed. */
export const isPurchase = (event: unknown) => event === "purchase" || event === "purchase_ga4";

/** Milliseconds to wait after so many failures: a random part (0 to 1) of 1 s that doubles up to 60 s. */
export const backOff = (failures: number, random: number): number =>
  random * Math.min(60_000, 1_000 * 2 ** Math.max(0, failures - 1));

/** Most that a server can ask to wait for. */
const longestWait = 3_600_000;

/** Milliseconds of a `Retry-After` header: seconds, or a date. 0 without one. */
export function retryAfter(header: string | null, now: number): number {
  const asked = /^\d+$/.test(header ?? "")
    ? Number(header) * 1_000
    : Date.parse(header ?? "") - now;
  return Math.min(longestWait, Math.max(0, asked || 0));
}
