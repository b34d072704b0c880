import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsOf } from "../../../tests/support/html.ts";
import type { Order } from "../../orders/order-contract.ts";
import { exampleOrder } from "../../orders/order-examples.ts";
import { allSites } from "../../sites/all-sites.ts";
import { Invoice } from "./Invoice.tsx";
import { invoiceParts } from "./invoice-parts.ts";

/** Replaces no-break spaces by spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Returns what the invoice of an order of the German site says. */
const renderInvoice = (order: Order) =>
  plain(
    wordsOf(
      renderToString(
        createElement(Invoice, {
          order,
          back: "#order",
          ...allSites.DE,
          ...invoiceParts(order, allSites.DE),
        }),
      ),
    ),
  );

test("an invoice of gift cards names them outside the tax, without a rate", () => {
  const { site, texts } = allSites.DE;
  const placed = exampleOrder(site);
  const card = { ...placed.lines[0]!, kind: "giftCard" as const, price: 5000, total: 5000 };
  const order: Order = {
    ...placed,
    invoiceNumber: "2026-000001",
    lines: [{ ...card, quantity: 1, taxRate: 0 }],
    totals: { ...placed.totals, goods: 5000, discount: 0, total: 5000, taxes: [] },
  };
  const words = renderInvoice(order);
  expect(words).toContain(plain(`${texts.invoice.taxes.outside} – – 50,00 Euro`));
  expect(words).not.toMatch(/\b0 %/);
});

test("an invoice of an order that is collected in a store has no word of delivery", () => {
  const placed = exampleOrder(allSites.DE.site);
  const store = { name: "Hamburg, Sandtorkai", address: "Am Sandtorkai 12, 20457 Hamburg" };
  const delivery = {
    kind: "store",
    storeId: "hamburg-sandtorkai",
    store,
    firstName: "Ida",
    lastName: "Müller",
  } as const;
  const shipped = { state: "shipped", at: placed.placedAt, note: "" } as const;
  const words = renderInvoice({
    ...placed,
    state: "shipped",
    history: [...placed.history, shipped],
    delivery,
    invoiceNumber: "2026-000001",
  });
  expect(words).toContain("Leistungsdatum (abholbereit) 25. November 2026");
  expect(words).toContain("Abholung im Store kostenlos");
  expect(words).not.toMatch(/Versand|Liefer/);
});

test("an invoice for a company abroad has its country and tax number below its address", () => {
  const placed = exampleOrder(allSites.DE.site);
  const address = {
    firstName: "Eva",
    lastName: "Huber",
    company: "Huber GmbH",
    street: "Lindengasse 3",
    extra: "",
    postalCode: "1070",
    town: "Wien",
    region: "",
    country: "AT",
  } as const;
  const billing = { address, vatNumber: "ATU13585627" };
  expect(renderInvoice({ ...placed, invoiceNumber: "2026-000001", billing })).toContain(
    "Huber GmbH Eva Huber Lindengasse 3 1070 Wien Österreich USt-IdNr. ATU13585627",
  );
});
