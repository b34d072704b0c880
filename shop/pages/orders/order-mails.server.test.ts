import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { design } from "../../brand.ts";
import { mailLogo } from "../../../storefront/pages/mail-logo.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date("2026-11-25T18:30:00Z") });
});
afterAll(() => shop.close());

const { texts } = allSites.DE;
const store = { name: "Hamburg, Sandtorkai", address: "Am Sandtorkai 12, 20457 Hamburg" };

async function placeOrder(email: string, isCollected = false) {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  const collected = {
    delivery: {
      kind: "store",
      storeId: "hamburg-sandtorkai",
      store,
      firstName: "Ida",
      lastName: "Müller",
    },
    billing: { address, vatNumber: "" },
  } as const;
  await visitor.enter({ ...completeCheckout, email, ...(isCollected && collected) });
  return placed(await visitor.press());
}

test("a placed order is confirmed by a mail with its page, its payment and the site's terms", async () => {
  const { number } = await placeOrder("confirm@example.com");
  const secret = await shop.services.orders.secretOf(number);
  const { text, subject } = await shop.mailTo("confirm@example.com");
  expect(subject).toMatch(/^Ihre Bestellung \d{4}/);
  for (const part of [
    `http://de.localhost:3000/orders/order/${secret}`,
    "DE15 5550 1200 0000 0001 20",
    "Allgemeine Geschäftsbedingungen",
    "Muster-Widerrufsformular",
    "Verbraucherschlichtungsstelle",
  ])
    expect(text).toContain(part);
});

test("a mail about an order brings the shop's logo and the article's picture of today", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  await visitor.enter({ ...completeCheckout, email: "pictures@example.com" });
  const order = placed(await visitor.press());
  const { pictures, html } = await shop.mailTo("pictures@example.com");
  const formats = pictures.map(async ({ base64 }) => {
    const { format, width } = await sharp(Buffer.from(base64, "base64")).metadata();
    return [format, width];
  });
  expect(await Promise.all(formats)).toEqual([
    ["png", 2 * mailLogo(design).width],
    ["jpeg", 160],
  ]);
  for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`);
  // A change of the picture after the order.
  await sql`update order_line set picture = '/img/100101-plain/00000000'`.execute(
    shop.services.database.sql,
  );
  await shop.services.orders.setState(order.number, { state: "shipped", note: "" });
  const later = await shop.mailTo("pictures@example.com", 1);
  expect(later.pictures).toEqual(pictures);
});

test("a shipped order is announced by mail, a collected one with its store", async () => {
  const { orders } = shop.services;
  for (const [email, isCollected, heading] of [
    ["shipped@example.com", false, texts.orderMails.shipped.heading],
    ["ready@example.com", true, texts.orderMails.ready.heading],
  ] as const) {
    const order = await placeOrder(email, isCollected);
    await shop.mailTo(email);
    await orders.setState(order.number, { state: "shipped", note: "" });
    const { text } = await shop.mailTo(email, 1);
    expect(text.startsWith(heading)).toBe(true);
    expect(text.includes(store.name)).toBe(isCollected);
  }
});

test("a cancelled order is confirmed by mail, which asks for no payment", async () => {
  const order = await placeOrder("cancelled@example.com");
  await shop.mailTo("cancelled@example.com");
  await shop.services.orders.cancel(order, new Date("2026-11-25T18:31:00Z"));
  const { text } = await shop.mailTo("cancelled@example.com", 1);
  expect(text).toContain(texts.orderMails.cancelled.text);
  expect(text).not.toContain("IBAN");
});
