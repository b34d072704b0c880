import type { ReactElement } from "react";
import type { SiteCode } from "../../../platform/shared/site.ts";
import { exampleOrder } from "../../orders/order-examples.ts";
import type { Order } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { Invoice } from "./Invoice.tsx";
import { invoiceParts } from "./invoice-parts.ts";

/** Named examples of invoices, for tests and the gallery. */

function invoiceOf(code: SiteCode, change: Partial<Order> = {}) {
  const { site, seller, stores, texts } = allSites[code];
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
      {...invoiceParts(order, { site, seller, stores })}
      back="#order"
    />
  );
}

export const examples: Record<string, ReactElement> = {
  toPay: invoiceOf("DE"),
  swissPaymentSlip: invoiceOf("CH"),
  withdrawn: invoiceOf("HU", { state: "withdrawn" }),
  notYetIssued: invoiceOf("TR", { invoiceNumber: undefined }),
};
