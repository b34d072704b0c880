import type { Order } from "../../orders/order-contract.ts";
import { dueOf } from "../../orders/payment/order-due.ts";
import { createPaymentMethods } from "../../orders/payment/payment-methods.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { OrderPayment } from "./OrderPayment.tsx";
import { paymentCode } from "./payment-code.server.ts";

/** The methods of payment of all sites. */
export const paymentMethods = createPaymentMethods((code) => allSites[code]);

/** Renders how an order is paid, for its confirmation and its page. */
export function orderPayment(
  order: Order,
  content: Pick<SiteContent, "seller" | "site" | "texts">,
) {
  const due = dueOf(order, paymentMethods);
  return (
    <OrderPayment
      site={content.site}
      texts={content.texts.payment}
      kind={order.payment}
      due={due}
      code={due.kind === "transfer" ? paymentCode(due.transfer, content) : undefined}
    />
  );
}
