import type { ReactElement } from "react";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { exampleOrder } from "../../orders/order-examples.ts";
import type { Order, OrderLine } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { Invoice } from "./Invoice.tsx";
import { invoiceParts } from "./invoice-parts.ts";

/** Named examples of invoices, for tests and the gallery. */

function invoiceOf(code: SiteCode, change: Partial<Order> = {}) {
  const { site, seller, texts } = valueAt(allSites, code);
  const placed = exampleOrder(site);
  const shipped = { state: "shipped", at: placed.placedAt, note: "" } as const;
  const order: Order = {
    ...placed,
    state: "shipped",
    history: [...placed.history, shipped],
    invoiceNumber: "2026-000123",
    ...change,
  };
  return (
    <Invoice
      {...{ order, site, seller, texts }}
      {...invoiceParts(order, { site, seller })}
      back="#order"
    />
  );
}

/** Renders an invoice of the example with a gift card beside what is taxed. */
function invoiceWithGiftCard(code: SiteCode) {
  const { lines, totals } = exampleOrder(valueAt(allSites, code).site);
  const amount = 50_00;
  const card: OrderLine = {
    ...lines[0]!,
    kind: "giftCard",
    tcm: "gift-card",
    title: "Geschenkkarte",
    label: "",
    quantity: 1,
    price: amount,
    total: amount,
    taxRate: 0,
  };
  return invoiceOf(code, {
    lines: [...lines, card],
    totals: { ...totals, goods: totals.goods + amount, total: totals.total + amount },
  });
}

export const examples: Record<string, ReactElement> = {
  toPay: invoiceOf("DE"),
  swissPaymentSlip: invoiceOf("CH"),
  collected: invoiceOf("CZ", {
    billing: undefined,
    delivery: {
      kind: "store",
      storeId: "praha-na-prikope",
      store: { name: "Praha, Na Příkopě", address: "Na Příkopě 1188/62, 110 00 Praha 1" },
      firstName: "Jan",
      lastName: "Novák",
    },
  }),
  giftCard: invoiceWithGiftCard("DE"),
  withdrawn: invoiceOf("HU", { state: "withdrawn" }),
  notYetIssued: invoiceOf("TR", { invoiceNumber: undefined }),
};
