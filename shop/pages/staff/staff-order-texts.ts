import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
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

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
