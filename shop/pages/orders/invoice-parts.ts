import { SwissQRBill } from "swissqrbill/svg";
import type { Order } from "../../orders/order-contract.ts";
import { dueOf } from "../../orders/payment/order-due.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { InvoiceProps } from "./Invoice.tsx";
import { paymentCode } from "./payment-code.ts";
import { sitePayments } from "./site-payments.ts";
import { swissBillOf } from "./swiss-bill.ts";

/** Returns how an invoice is paid, in Switzerland with the QR-bill's payment part instead of a code, and where it is collected. */
export function invoiceParts(
  order: Order,
  { site, seller, stores }: Pick<SiteContent, "seller" | "site" | "stores">,
): Pick<InvoiceProps, "payment" | "slip" | "store"> {
  const { delivery, billing } = order;
  const due = dueOf(order, sitePayments);
  const found = stores.find(({ id }) => delivery.kind === "store" && id === delivery.storeId);
  const store = found ? [found.name, found.address] : [];
  if (due.kind !== "transfer") return { payment: { due }, store };
  if (site.market !== "CH")
    return { payment: { due, code: paymentCode(due.transfer, { site, seller }) }, store };
  const address = delivery.kind === "home" ? delivery.address : undefined;
  const bill = swissBillOf(due.transfer, seller, billing?.address ?? address);
  const language = site.language === "fr" ? "FR" : "DE";
  return {
    payment: { due },
    store,
    slip: new SwissQRBill(bill, { language, outlines: true }).toString(),
  };
}
