import type { MailContent } from "../../platform/shared/mail.ts";
import { exampleOrder, exampleTransfer } from "./order-examples.ts";
import { codeMail, orderMail, type OrderMailSite } from "./order-mails.ts";
import type { Seller } from "./seller-contract.ts";

const url = `https://www.example.com/orders/order/${"Ab3_".repeat(8)}`;
const store = ["Kontor Store", "Musterstraße 12", "20095 Musterstadt"];

/** Returns the mails about an order at a site. The terms that follow a confirmation are shortened. */
export function mailExamples(
  content: OrderMailSite & { seller: Seller },
): Record<string, MailContent> {
  const { site } = content;
  const order = exampleOrder(site);
  // Articles with a picture and without one.
  const invoiced = {
    ...order,
    lines: order.lines.map((line, at) => ({ ...line, picture: at === 1 ? "" : "/img/example/1" })),
  };
  const prepaid = { ...invoiced, payment: "prepayment" as const };
  const collected = {
    ...invoiced,
    delivery: { kind: "store" as const, storeId: "1", firstName: "Ida", lastName: "Müller" },
  };
  const online = {
    ...invoiced,
    lines: invoiced.lines.map((line) => ({ ...line, isOnline: true })),
    delivery: { kind: "online" as const },
  };
  const transferOf = (order: typeof invoiced) => exampleTransfer(order, content);
  return {
    orderConfirmation: orderMail(
      "confirmation",
      {
        order: prepaid,
        url,
        transfer: transferOf(prepaid),
        terms: [
          {
            blocks: [
              { type: "heading", text: "1." },
              { type: "note", text: content.texts.orderMails.terms },
            ],
          },
        ],
      },
      content,
    ),
    orderShipped: orderMail(
      "shipped",
      { order: invoiced, url, transfer: transferOf(invoiced) },
      content,
    ),
    orderReady: orderMail("ready", { order: collected, url, store }, content),
    orderCode: codeMail("K7QMX3RT", content.texts.orderMails),
    orderAccessSent: orderMail("accessSent", { order: online, url }, content),
    orderCancelled: orderMail("cancelled", { order: prepaid, url }, content),
  };
}
