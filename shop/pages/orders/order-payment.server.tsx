import type { Order } from "../../orders/order-contract.ts";
import { dueOf } from "../../orders/payment/order-due.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { OrderPayment } from "./OrderPayment.tsx";
import { paymentCode } from "./payment-code.ts";
import { sitePayments } from "./site-payments.ts";

/** Renders how an order is paid, for its confirmation and its page. */
export function orderPayment(
  order: Order,
  content: Pick<SiteContent, "seller" | "site" | "texts">,
) {
  const due = dueOf(order, sitePayments);
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
