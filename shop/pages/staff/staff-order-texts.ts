import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { collectionTime } from "../../orders/collection.ts";
import type { Order } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Formats a moment for staff, at the time of the order's site: "25 Nov 2026, 19:30". */
export const staffTime = (moment: Date, { site }: Pick<Order, "site">) =>
  dateFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: valueAt(allSites, site).site.timeZone,
  }).format(moment);

/** Returns the name of the person who gets an order; of services online, who pays for them. */
export function recipientOf({ delivery, billing }: Pick<Order, "delivery" | "billing">): string {
  if (delivery.kind === "store") return nameOf(delivery);
  const address = delivery.kind === "home" ? delivery.address : billing?.address;
  return address ? nameOf(address) || address.company : "";
}

/** Says whose stock an order takes that is collected, and when its shopper expects it; undefined for others and older ones. */
export function collectionLine({ delivery, site }: Pick<Order, "delivery" | "site">) {
  if (delivery.kind !== "store" || !delivery.collection) return undefined;
  const { collection } = delivery;
  const stock =
    collection.kind === "stock" ? "From the stock of the store" : "Delivered to the store";
  const { timeZone } = valueAt(allSites, site).site;
  const time = collectionTime(collection, { locale: "en-GB", timeZone });
  return `${stock}, ${time ? `promised for ${time}` : "no day promised before the payment"}`;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
