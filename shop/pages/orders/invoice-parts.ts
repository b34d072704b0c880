import { SwissQRBill } from "swissqrbill/svg";
import type { Order } from "../../orders/order-contract.ts";
import { dueOf } from "../../orders/payment/order-due.ts";
import { sitePayments } from "../../orders/payment/site-payments.ts";
import { swissBillOf } from "../../orders/payment/swiss-bill.ts";
import { storeLines } from "../../orders/stores.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { InvoiceProps } from "./Invoice.tsx";

/** Returns where an order is collected, and in Switzerland the QR-bill's payment part, which replaces the code. */
export function invoiceParts(
  order: Order,
  { site, seller }: Pick<SiteContent, "seller" | "site">,
): Pick<InvoiceProps, "slip" | "store"> {
  const { delivery, billing } = order;
  const store = storeLines(delivery);
  const due = dueOf(order, sitePayments);
  if (due.kind !== "transfer" || site.market !== "CH") return { store };
  const address = delivery.kind === "home" ? delivery.address : undefined;
  const bill = swissBillOf(due.transfer, seller, billing?.address ?? address);
  const language = site.language === "fr" ? "FR" : "DE";
  return { store, slip: new SwissQRBill(bill, { language, outlines: true }).toString() };
}
