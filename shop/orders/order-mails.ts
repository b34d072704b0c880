import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { mailWith } from "../../platform/shared/mail-blocks.ts";
import type { MailAmount, MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { formatMoney } from "../../platform/shared/money.ts";
import { fullName } from "../../platform/shared/texts/name-order.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill, plural, type Plural } from "../../platform/shared/texts/words.ts";
import type { Carrier } from "./carriers.ts";
import { collectionText, type CollectionTexts } from "./collection.ts";
import { expectedDays } from "./delivery-days.ts";
import type { CheckoutTexts } from "./checkout-texts.ts";
import { invoicePath, type InvoiceTexts } from "./invoice-contract.ts";
import type { Order } from "./order-contract.ts";
import { costRows, costTexts, type CostTexts } from "./order-costs.ts";
import type { OrderMailKind, OrderMailTexts } from "./order-mail-texts.ts";
import { isReturnedInPart } from "./order-rules.ts";
import type { OrderTexts } from "./order-texts.ts";
import { inGroups } from "./payment/creditor-reference.ts";
import type { PaymentTexts, Transfer } from "./payment/payment-contract.ts";
import { transferFacts } from "./payment/transfer-facts.ts";
import { trackedParcels } from "./parcels.ts";
import { postalLines } from "./postal-lines.ts";

export interface OrderMailSite {
  site: Site;
  carriers: Carrier[];
  texts: {
    orderMails: OrderMailTexts;
    payment: PaymentTexts;
    /** The words of the pages: a thing has one name on pages, in mails and on invoices. */
    orders: Pick<OrderTexts, "number" | "placedAt" | "parcels" | "trackParcel">;
    checkout: Pick<
      CheckoutTexts,
      | "deliveryAddress"
      | "pickup"
      | "spentBeans"
      | "storeHint"
      | "online"
      | "onlineHint"
      | "billing"
      | "payment"
      | "labels"
    >;
    storeStock: CollectionTexts["storeStock"];
    cart: Omit<CostTexts, "spentBeans"> & { free: string; everyWeeks: Plural };
    invoice: Pick<InvoiceTexts, "title">;
  };
}

export interface OrderMailOptions {
  order: Order;
  /** The order's page, a secret address. */
  url: string;
  /** Missing when there is nothing to pay, or nothing to transfer. */
  transfer?: Transfer;
  /** Name and address of the store where the order is collected. */
  store?: string[];
  /** How many beans of the customer card it earns, for the confirmation. */
  earns?: string;
  /** Terms of sale and withdrawal instructions, for the confirmation. */
  terms?: ContractBlocks[];
}

/** A text of the contract, beginning with its title. */
export interface ContractBlocks {
  blocks: MailBlock[];
  /** Whether the law wants the order itself in the text: what is bought, the total and the address (TR). */
  hasOrder?: boolean;
}

/**
 * Returns the content of a mail about an order. The confirmation is the durable medium of Directive 2011/83/EU, article 8,
 * paragraph 7: it has everything that was agreed, the terms and the withdrawal instructions as text.
 */
export function orderMail(
  kind: OrderMailKind,
  options: OrderMailOptions,
  mailSite: OrderMailSite,
): MailContent {
  const { orderMails: texts } = mailSite.texts;
  const { order, url, terms = [] } = options;
  const words = texts[kind];
  const subject = fill(words.subject, { number: inGroups(order.number) });
  const isSent = kind === "shipped" || kind === "ready" || kind === "accessSent";
  const isPart = isSent && isReturnedInPart(order);
  const ordered: MailBlock[] = [
    ...articleBlocks(order, mailSite, { isPart, hasCosts: !isPart && kind !== "cancelled" }),
    { type: "facts", facts: orderFacts(kind, options, mailSite) },
  ];
  const isDue = kind !== "cancelled" && options.transfer !== undefined;
  return {
    subject,
    preview: words.text,
    heading: words.heading,
    blocks: [
      { type: "paragraph", text: words.text },
      ...(kind === "confirmation"
        ? [{ type: "paragraph" as const, text: texts.contract[order.payment] }]
        : []),
      { type: "button", text: words.button, url },
      ...(kind === "shipped" ? parcelBlocks(order, mailSite) : []),
      ...(isDue ? paymentBlocks(options, mailSite) : []),
      ...ordered,
      ...(kind === "confirmation" && options.earns
        ? [{ type: "note" as const, text: options.earns }]
        : []),
      ...(isSent && !isPart ? [invoiceLink(url, mailSite)] : []),
    ],
    ...(kind === "confirmation" &&
      terms.length > 0 && {
        appendix: [
          { type: "note", text: texts.terms },
          ...terms.flatMap(({ blocks: [title, ...rest], hasOrder }) => [
            ...(title ? [title] : []),
            ...(hasOrder ? ordered : []),
            ...rest,
          ]),
        ],
      }),
    reason: words.reason,
  };
}

/** Returns the mail with the code that confirms an address. The code begins its subject, where lock screens show it. */
export function codeMail(code: string, { code: texts }: Pick<OrderMailTexts, "code">): MailContent {
  const shown = code.replace(/^.{4}/, "$&-");
  return mailWith({ ...texts, subject: fill(texts.subject, { code: shown }) }, [
    { type: "code", name: texts.label, code: shown },
  ]);
}

/** Lists where the parcels of an order can be followed. */
function parcelBlocks(order: Order, { carriers, texts }: OrderMailSite): MailBlock[] {
  const parcels = trackedParcels(order, carriers).map(({ url, ...parcel }): MailBlock => {
    const text = fill(texts.orders.trackParcel, parcel);
    return url ? { type: "link", text, url } : { type: "paragraph", text };
  });
  return parcels.length > 0 ? [{ type: "heading", text: texts.orders.parcels }, ...parcels] : [];
}

const invoiceLink = (url: string, { texts }: OrderMailSite): MailBlock => ({
  type: "link",
  text: texts.invoice.title,
  url: `${url}/${invoicePath}`,
});

/**
 * Returns number, time and addresses of an order. What the shopper typed has no links: anyone may have entered another person's
 * e-mail address.
 */
function orderFacts(
  kind: OrderMailKind,
  { order, store = [] }: OrderMailOptions,
  { site, texts }: OrderMailSite,
) {
  const { orders, checkout, orderMails, payment } = texts;
  const { labels } = orderMails;
  const { delivery, billing, giftMessage } = order;
  const typed = (lines: string[]) => lines.map(withoutLinks).join("\n");
  const time = dateFormat(site.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  });
  const deliveryFacts = () => {
    switch (delivery.kind) {
      case "home":
        return [
          { name: checkout.deliveryAddress, value: typed(postalLines(delivery.address, site)) },
        ];
      case "store":
        return [
          {
            name: checkout.pickup,
            value: [
              ...store,
              kind === "confirmation" ? collectionText(delivery.collection, site, texts) : "",
            ]
              .join("\n")
              .trim(),
          },
          { name: labels.collectedBy, value: typed([fullName(delivery, site)]) },
        ];
      case "online":
        return [
          {
            name: checkout.online,
            value: kind === "confirmation" ? checkout.onlineHint : order.email,
          },
        ];
    }
  };
  const facts = [
    { name: orders.number, value: inGroups(order.number) },
    { name: orders.placedAt, value: time.format(order.placedAt) },
    ...deliveryFacts(),
    ...(billing
      ? [{ name: checkout.billing, value: typed(postalLines(billing.address, site)) }]
      : []),
    { name: checkout.labels.vatNumber, value: withoutLinks(billing?.vatNumber ?? "") },
    {
      name: labels.deliveryTime,
      value:
        kind === "confirmation" && delivery.kind === "home"
          ? (expectedDays(order, site) ?? orderMails.deliveryDays[order.payment])
          : "",
    },
    { name: checkout.payment, value: payment.kinds[order.payment].name },
    { name: checkout.labels.giftMessage, value: withoutLinks(giftMessage) },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** Lists the articles of an order, and its costs. If a part came back, lists only the other articles. */
function articleBlocks(
  order: Order,
  { site, texts }: OrderMailSite,
  { isPart, hasCosts }: { isPart: boolean; hasCosts: boolean },
): MailBlock[] {
  const { orderMails, cart, checkout } = texts;
  const money = (amount: number) => formatMoney(amount, site);
  const lines = order.lines.filter(({ isReturned }) => !isPart || !isReturned);
  const rows = lines.map(
    ({ quantity, title, label, picture, total, kind, isOnline, intervalWeeks }): MailAmount => ({
      picture,
      text: `${quantity} × ${title}`,
      ...((label || isOnline) && {
        detail: intervalWeeks
          ? `${label} · ${plural(cart.everyWeeks, intervalWeeks, site.locale)}`
          : label || checkout.online,
      }),
      amount: kind === "freeArticle" ? cart.free : money(total),
    }),
  );
  return [
    { type: "heading", text: orderMails.articles },
    {
      type: "amounts",
      rows: hasCosts
        ? [...rows, ...costRows(order, site, costTexts(order.delivery.kind, texts))]
        : rows,
    },
  ];
}

function paymentBlocks(
  { order, transfer }: OrderMailOptions,
  { site, texts }: OrderMailSite,
): MailBlock[] {
  const { payment } = texts;
  const { next } = payment.kinds[order.payment];
  const date = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  return [
    { type: "heading", text: payment.heading },
    { type: "paragraph", text: fill(next, { date: date.format(transfer!.dueAt) }) },
    { type: "facts", facts: transferFacts(transfer!, site, payment) },
    { type: "note", text: payment.referenceHint },
  ];
}
