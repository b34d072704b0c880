import { expect, test } from "vitest";
import type { Order, OrderLine } from "../order-contract.ts";
import { engineDraft } from "./order-draft.ts";

const address = {
  firstName: "Ida",
  lastName: "Müller",
  company: "",
  street: "Am Sandtorkai 1",
  extra: "",
  postalCode: "20457",
  town: "Hamburg",
  region: "",
  country: "DE",
} as const;

const line = (kind: OrderLine["kind"], tcm: string, quantity: number, price: number) =>
  ({ kind, tcm, quantity, price, total: quantity * price }) as OrderLine;

const orderOf = (lines: OrderLine[], { discount = 0, delivery = 0 } = {}): Order => {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const total = goods - discount + delivery;
  return {
    number: "1234567890",
    site: "DE",
    placedAt: new Date(0),
    state: "placed",
    email: "ida@example.com",
    lines,
    totals: { goods, discount, delivery, total, missingForFreeDelivery: 0, taxes: [] },
    delivery: { kind: "home", address },
    payment: "invoice",
    dueAt: new Date(0),
    giftMessage: "",
    history: [],
  };
};
const offers = new Map([
  ["cup", { price: 900 }],
  ["tea", { price: 500 }],
]);
const site = { market: "DE" } as const;

test("a draft has one line for a variant that is both bought and free, and deducts the free pieces", () => {
  const lines = [
    line("article", "cup", 2, 900),
    line("freeArticle", "cup", 1, 0),
    line("freeArticle", "tea", 1, 0),
  ];
  expect(engineDraft(orderOf(lines, { discount: 200, delivery: 495 }), offers, site)).toEqual({
    email: "ida@example.com",
    address,
    lines: [
      { variant: "cup", quantity: 3, price: 900 },
      { variant: "tea", quantity: 1, price: 500 },
    ],
    discount: 1_600,
    shipping: 495,
    total: 2_095,
  });
});

test("a draft leaves out products of partners, and an order of only these has none", () => {
  const partner = line("partnerProduct", "course", 1, 9_900);
  const mixed = engineDraft(orderOf([line("giftCard", "tea", 1, 500), partner]), offers, site);
  expect(mixed).toMatchObject({ lines: [{ variant: "tea" }], discount: 0, total: 500 });
  expect(engineDraft(orderOf([partner]), offers, site)).toBeUndefined();
});

test("a draft of an order that is collected has the collector's name, and an invoice's address", () => {
  const order = orderOf([line("article", "cup", 1, 900)]);
  const delivery = { kind: "store", storeId: "1", firstName: "Ada", lastName: "Berg" } as const;
  expect(engineDraft({ ...order, delivery }, offers, site)?.address).toMatchObject({
    firstName: "Ada",
    street: "",
    country: "DE",
  });
  const billing = { address, vatNumber: "" };
  expect(engineDraft({ ...order, delivery, billing }, offers, site)?.address).toEqual(address);
});
