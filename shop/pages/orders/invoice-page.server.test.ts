import { orderPaths } from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { Checkout } from "../../orders/checkout-contract.ts";
import { invoicePath } from "../../orders/invoice-contract.ts";
import { type OrderState } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date("2026-11-25T18:30:00Z") });
});
afterAll(() => shop.close());

const company = { ...address, company: "Müller & Söhne GmbH", street: "Deichstraße 47" };

/** Places an order of two rates of tax, and moves it through states. */
async function placeOrder(
  { site = "DE", states = ["shipped"] }: { site?: SiteCode; states?: OrderState[] } = {},
  entered: Partial<Checkout> = {},
) {
  const visitor = orderVisitor(shop.services, { site });
  await visitor.add("100101-250", 2);
  await visitor.add("101222-navy");
  const { market, postalCode } = valueAt(allSites, site).site;
  const own = { ...address, country: market, postalCode: postalCode.example };
  const delivery = { kind: "home", address: own } as const;
  await visitor.enter({ ...completeCheckout, delivery, ...entered });
  const order = placed(await visitor.press());
  const secret = await shop.services.orders.secretOf(order.number);
  for (const state of states)
    expect(await shop.services.orders.setState(order.number, { state, note: "" })).toBe("done");
  return { order, path: `${orderPaths.order}/${secret}` };
}

const open = (path: string, site: SiteCode = "DE") =>
  customerBrowser(shop, site).get(`${path}/${invoicePath}`);

test("an invoice has what the law asks for: numbers, dates, both parties, articles and tax by rate", async () => {
  const { order, path } = await placeOrder(
    {},
    { billing: { address: company, vatNumber: "DE136695976" } },
  );
  const { statusCode, headers, body } = await open(path);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  const words = wordsOf(body);
  const { invoiceNumber } = (await shop.services.orders.ofNumber(order.number))!;
  expect(body).toContain(`<title>Rechnung ${invoiceNumber} `);
  for (const text of [
    `Rechnung ${invoiceNumber}`,
    `Rechnungsnummer ${invoiceNumber}`,
    "Rechnungsdatum 25. November 2026",
    "Kontor Handels GmbH Am Sandtorkai 12 20457 Hamburg USt-IdNr. DE555012000",
    "Müller & Söhne GmbH",
    "20457 Hamburg USt-IdNr. DE136695976",
    "Lieferadresse Ida Müller, Am Sandtorkai 1, 20457 Hamburg",
    order.lines[0]!.title,
  ])
    expect(words).toContain(text);
  const { taxes, total } = order.totals;
  expect(taxes.map(({ rate }) => rate)).toEqual([19, 7]);
  expect(taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
  const money = (amount: number) => `${(amount / 100).toFixed(2).replace(".", ",")} Euro`;
  for (const { rate, gross, amount } of taxes)
    expect(words.replaceAll("\u00a0", " ")).toContain(
      `${rate} % ${money(gross - amount)} ${money(amount)} ${money(gross)}`,
    );
});

test("an invoice has the price of a piece with and without tax", async () => {
  const { order, path } = await placeOrder();
  const { quantity, price, taxRate } = order.lines.find(({ tcm }) => tcm === "100101-250")!;
  const [net, gross] = [price / (1 + taxRate / 100), price].map((amount) =>
    (amount / 100).toFixed(2).replace(".", ","),
  );
  expect(wordsOf((await open(path)).body).replaceAll("\u00a0", " ")).toContain(
    `${quantity} ${net} Euro ${gross} Euro 7 %`,
  );
});

test("an invoice shows how to pay it until it is paid", async () => {
  const { path } = await placeOrder();
  expect(wordsOf((await open(path)).body)).toContain("IBAN DE15 5550 1200 0000 0001 20");
  const paid = wordsOf((await open((await placeOrder({ states: ["shipped", "paid"] })).path)).body);
  expect(paid).not.toContain("IBAN");
  expect(paid).toContain(allSites.DE.texts.payment.paid);
});

test.each(["CH", "CH_FR"] as const)(
  "an invoice of %s ends with the payment slip, with its payer where its characters allow it",
  async (site) => {
    const words = wordsOf((await open((await placeOrder({ site })).path, site)).body);
    expect(words).toContain(site === "CH" ? "Zahlteil" : "Section paiement");
    expect(words.match(/Ida Müller/g)!.length).toBeGreaterThan(2);
    const cyrillic = { ...address, lastName: "Мюллер", country: "CH" } as const;
    const delivery = { kind: "home", address: cyrillic } as const;
    const { path } = await placeOrder({ site }, { delivery });
    expect(wordsOf((await open(path, site)).body)).toContain(
      site === "CH" ? "Zahlbar durch (Name/Adresse)" : "Payable par (nom/adresse)",
    );
  },
);

test("an order has no invoice before it is shipped, and says so", async () => {
  const { path } = await placeOrder({ states: [] });
  const words = wordsOf((await open(path)).body);
  expect(words).toContain(allSites.DE.texts.invoice.notYet);
  expect(words).not.toContain("IBAN");
  const page = await customerBrowser(shop).get(path);
  expect(elements(page.body, "a").some(({ href }) => href?.endsWith(invoicePath))).toBe(false);
});

test("a partly returned order that was not shipped yet has no invoice of the shop, and says so", async () => {
  const { order, path } = await placeOrder({ states: [] });
  const { orders, withdrawals } = shop.services;
  await withdrawals.receive(
    {
      name: "Ida",
      contract: order.number,
      email: order.email,
      part: order.lines[0]!.tcm,
      reason: "",
    },
    "part".padEnd(32, "-"),
    { site: allSites.DE.site, now: new Date("2026-11-25T18:31:00Z"), ip: "203.0.113.9" },
  );
  for (const state of ["returned", "shipped"] as const)
    expect(await orders.setState(order.number, { state, note: "" })).toBe("done");
  const words = wordsOf((await open(path)).body);
  expect(words).toContain(allSites.DE.texts.invoice.separate);
  expect(words).not.toContain(order.lines[0]!.title);
});

test("the page of a shipped order leads to its invoice, and no other address or shop shows it", async () => {
  const { path } = await placeOrder();
  const page = await customerBrowser(shop).get(path);
  const link = elements(page.body, "a").find(({ href }) => href?.endsWith(invoicePath));
  expect(link?.href).toBe(`${path}/${invoicePath}`);
  expect((await open(path, "AT")).statusCode).toBe(404);
  expect((await open(`${orderPaths.order}/${"x".repeat(32)}`)).statusCode).toBe(404);
});

test("an invoice announces a correction after a withdrawal from one of its articles", async () => {
  const { order, path } = await placeOrder();
  const { corrected } = allSites.DE.texts.invoice;
  expect(wordsOf((await open(path)).body)).not.toContain(corrected);
  const { database } = shop.services;
  await sql`update order_line set is_withdrawn = true
    where number = ${order.number} and position = 0`.execute(database.sql);
  expect(wordsOf((await open(path)).body)).toContain(corrected);
});
