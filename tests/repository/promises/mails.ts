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

/** Reports whether the mail that an order was sent leads to a parcel of each carrier of a site. */
export function linksParcels(content: SiteContent): boolean {
  const order = exampleOrder(content.site);
  const { placedAt: at, history } = order;
  const parcels = content.carriers.map(({ id: carrier, numbers }) => ({
    id: carrier,
    carrier,
    trackingNumber: numbers.example,
    addedAt: at,
  }));
  const shipped = { state: "shipped", at, note: "" } as const;
  const sent = { ...order, history: [...history, shipped], parcels };
  const { blocks } = orderMail("shipped", { order: sent, url: "" }, content);
  const links = blocks.filter((block) => block.type === "link").map(({ url }) => url);
  return content.carriers.every(({ numbers: { example } }) =>
    links.some((link) => link.includes(example)),
  );
}
