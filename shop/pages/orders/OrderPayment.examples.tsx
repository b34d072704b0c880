import type { ReactElement } from "react";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { exampleOrder } from "../../orders/order-examples.ts";
import type { Order } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { OrderPayment } from "./OrderPayment.tsx";

/** Named examples of how an order is paid, for tests and the gallery. */

function paymentOf(code: SiteCode, change: Partial<Order> = {}, canCopy = false) {
  const content = valueAt(allSites, code);
  const order = { ...exampleOrder(content.site), ...change };
  return <OrderPayment order={order} content={content} canCopy={canCopy} />;
}

export const examples: Record<string, ReactElement> = {
  onInvoice: paymentOf("DE"),
  inAdvance: paymentOf("AT", { payment: "prepayment" }),
  swissCode: paymentOf("CH_FR"),
  variableSymbol: paymentOf("CZ"),
  withoutCode: paymentOf("TR"),
  copied: paymentOf("CZ", { payment: "prepayment" }, true),
  cancelled: paymentOf("DE", { state: "cancelled" }),
};
