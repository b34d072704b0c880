import { formatMoney } from "../../../platform/shared/money.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Order } from "../../../shop/orders/order-contract.ts";
import { currentParcels } from "../../../shop/orders/parcels.ts";
import { postalLines } from "../../../shop/orders/postal-lines.ts";
import { storeLines } from "../../../shop/orders/stores.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";

type Sites = Record<SiteCode, Pick<SiteContent, "site">>;

/** Returns a line for each order, without personal data. */
export const printedOrders = (orders: Order[], sites: Sites): string =>
  orders.map((order) => lineOf(order, sites)).join("\n") || "No order matches.";

/** Returns everything about an order. */
export function printedOrder(order: Order, sites: Sites): string {
  const { email, lines, billing, voucher, giftMessage, invoiceNumber, history } = order;
  return [
    lineOf(order, sites),
    `e-mail: ${email}`,
    ...(invoiceNumber ? [`invoice: ${invoiceNumber}`] : []),
    `delivery: ${deliveredTo(order).filter(Boolean).join(", ")}`,
    ...(billing
      ? [
          `billing: ${[...postalLines(billing.address), billing.vatNumber].filter(Boolean).join(", ")}`,
        ]
      : []),
    ...(giftMessage ? [`gift message: ${giftMessage}`] : []),
    ...(voucher ? [`voucher: ${voucher.code}, ${voucher.title}`] : []),
    ...lines.map(
      ({ quantity, title, label, tcm, total, isWithdrawn }) =>
        `${quantity} × ${[title, label].filter(Boolean).join(", ")} (${tcm})  ${money(order, total, sites)}` +
        (isWithdrawn ? "  withdrawn" : ""),
    ),
    ...currentParcels(order).map(
      ({ carrier, trackingNumber }) => `parcel: ${carrier} ${trackingNumber}`,
    ),
    ...history.map(({ state, at, note }) => [timeOf(at), state, note].filter(Boolean).join("  ")),
  ].join("\n");
}

function deliveredTo({ delivery }: Order): string[] {
  if (delivery.kind === "online") return ["online"];
  if (delivery.kind === "home") {
    const { address } = delivery;
    return [...postalLines(address), ...(address.phone ? [address.phone] : [])];
  }
  return [`${delivery.firstName} ${delivery.lastName}`, ...storeLines(delivery)];
}

const money = ({ site }: Order, amount: number, sites: Sites) =>
  formatMoney(amount, valueAt(sites, site).site);

const timeOf = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const lineOf = (order: Order, sites: Sites) => {
  const { number, placedAt, site, state, payment, totals } = order;
  return [number, timeOf(placedAt), site, state, payment, money(order, totals.total, sites)].join(
    "  ",
  );
};
