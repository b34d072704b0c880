import { consentCookie, decidedCookie } from "../../platform/shared/cookies/consent-cookie.ts";
import type { EventEnvelope } from "../../border/tracking/tracking-schema.ts";
import type { QueueStorage } from "../../platform/client/stored-queue.ts";
import type { QueuedEvent } from "../../border/tracking/client/event-queue.ts";
import type { ReportedEvent } from "../../border/tracking/client/tracking-api.ts";

/** Shoppers, events and collectors for tests of tracking. */

export const anEvent = (event = "click"): ReportedEvent<"CustomEventData"> => ({
  name: "CustomEventData",
  data: { event, fields: {} },
  time: Date.now(),
});

export const aPurchase = (order: string): ReportedEvent<"EcommerceEventData"> => ({
  name: "EcommerceEventData",
  data: {
    event: "purchase",
    ecommerce: { currency: "EUR", value: 5, items: [{ item_id: "1" }], transaction_id: order },
  },
  time: Date.now(),
});

/** Writes the cookies of a shopper's decision, such as "C0001:1,C0002:0". */
export function decide(groups: string) {
  writeGroups(groups);
  writeDecision();
}

export const writeGroups = (groups: string) =>
  (document.cookie = `${consentCookie}=version=1&groups=${encodeURIComponent(groups)}&x=1;path=/`);

export const writeDecision = () => (document.cookie = `${decidedCookie}=2026-11-22;path=/`);

/** Removes all cookies and stored entries that the page's scripts can access. */
export function forgetShopper() {
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=;path=/;max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
}

/** Returns a pending event with any id. */
export const queued = (id: string, event: Partial<EventEnvelope> = {}): QueuedEvent => ({
  site: "DE",
  session: "session-1",
  event: {
    id,
    name: "CustomEventData",
    version: 1,
    time: 1,
    tab: "tab-name",
    sequence: 1,
    page: "page-name",
    consent: ["C0002"],
    data: {},
    ...event,
  },
});

/** Creates a storage that is full at this many entries. */
export function memoryStorage({ most: max = Infinity } = {}): QueueStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (!entries.has(key) && entries.size >= max) throw new DOMException("full");
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}
