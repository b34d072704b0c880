import { dateFormat } from "../../../platform/shared/formats.ts";
import type { Order } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Formats a moment for staff, at the time of the order's site: "25 Nov 2026, 19:30". */
export const staffTime = (moment: Date, { site }: Pick<Order, "site">) =>
  dateFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: allSites[site].site.timeZone,
  }).format(moment);

/** Returns the name of the person who gets an order. */
export function recipientOf({ delivery }: Pick<Order, "delivery">): string {
  const { firstName, lastName } = delivery.kind === "home" ? delivery.address : delivery;
  const name = `${firstName} ${lastName}`.trim();
  return name || (delivery.kind === "home" ? delivery.address.company : "");
}
