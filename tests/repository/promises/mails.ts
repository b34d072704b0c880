import type { MailBlock } from "../../../platform/shared/mail.ts";
import { exampleOrder } from "../../../shop/orders/order-examples.ts";
import { orderMailKinds, type OrderMailKind } from "../../../shop/orders/order-mail-texts.ts";
import { orderMail } from "../../../shop/orders/order-mails.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";

/** Returns what each mail about an order says on a site. */
export function mailsOf(content: SiteContent): Record<OrderMailKind, MailBlock[]> {
  const options = { order: exampleOrder(content.site), url: "https://shop.example/orders/order/s" };
  return Object.fromEntries(
    orderMailKinds.map((kind) => [kind, orderMail(kind, options, content).blocks]),
  ) as Record<OrderMailKind, MailBlock[]>;
}
