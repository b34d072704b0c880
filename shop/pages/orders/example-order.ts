import { pack, table } from "../../../platform/ui/example-pictures.ts";
import type { Order, OrderLine, OrderTotals, PostalAddress } from "../../orders/order-contract.ts";
import type { Store } from "../../orders/stores.ts";

/** An order for examples of its pages. */

export const exampleAddress: PostalAddress = {
  firstName: "Ida",
  lastName: "Müller",
  company: "",
  street: "Am Sandtorkai 12",
  extra: "Hinterhaus, 3. Stock",
  postalCode: "20457",
  town: "Hamburg",
  region: "",
  country: "DE",
};

export const exampleStores: Store[] = [
  {
    id: "hamburg-monckebergstrasse",
    name: "Hamburg, Mönckebergstraße",
    address: "Mönckebergstraße 118, 20095 Hamburg",
  },
  {
    id: "hamburg-sandtorkai",
    name: "Hamburg, Sandtorkai",
    address: "Am Sandtorkai 12, 20457 Hamburg",
  },
];

export const exampleLines: OrderLine[] = [
  {
    kind: "article",
    tcm: "100101-250",
    productId: "100101",
    title: "Hafenblick",
    label: "250 g",
    picture: pack,
    url: "#hafenblick",
    quantity: 2,
    price: 699,
    total: 1398,
    taxRate: 7,
  },
  {
    kind: "article",
    tcm: "100311-blue",
    productId: "100311",
    title: "Becher Küstennebel mit Untersetzer aus geölter Eiche",
    label: "blau",
    picture: table,
    url: "#becher",
    quantity: 1,
    price: 1295,
    total: 1295,
    taxRate: 19,
  },
];

export const exampleTotals: OrderTotals = {
  goods: 2693,
  discount: 269,
  delivery: 0,
  total: 2424,
  missingForFreeDelivery: 0,
  taxes: [
    { rate: 19, gross: 1166, amount: 186 },
    { rate: 7, gross: 1258, amount: 82 },
  ],
};

const placedAt = new Date("2026-11-25T18:30:00Z");

export const placedOrder: Order = {
  number: "4711081512",
  site: "DE",
  placedAt,
  state: "placed",
  email: "ida.mueller@example.com",
  lines: exampleLines,
  totals: exampleTotals,
  delivery: { kind: "home", address: exampleAddress },
  payment: "invoice",
  dueAt: new Date("2026-12-14T11:00:00Z"),
  giftMessage: "Alles Gute!\nDeine Ida",
  history: [{ state: "placed", at: placedAt, note: "" }],
};
