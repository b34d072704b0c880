import { expect, test } from "vitest";
import { allSites } from "../../sites/all-sites.ts";
import { exampleOrder } from "../order-examples.ts";
import type { Order, OrderState } from "../order-contract.ts";
import { dueOf } from "./order-due.ts";
import { createPaymentMethods } from "./payment-methods.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

const methods = createPaymentMethods((code) => valueAt(allSites, code));
const placed = exampleOrder(allSites.DE.site);
const due = (change: Partial<Order>) => dueOf({ ...placed, ...change }, methods);
const after = (...states: OrderState[]): Partial<Order> => ({
  state: states.at(-1)!,
  history: states.map((state) => ({ state, at: placed.placedAt, note: "" })),
});
const nothing = (why: string) => ({ kind: "nothing", why });

test.each([[["placed"]], [["placed", "shipped"]], [["placed", "shipped", "delivered"]]] as const)(
  "an unpaid order stays due after %s",
  (states) =>
    expect(due(after(...states))).toMatchObject({
      kind: "transfer",
      transfer: { amount: placed.totals.total },
    }),
);

test("the day on which an invoice is due follows the day of shipping", () => {
  const history = [
    ...placed.history,
    { state: "shipped" as const, at: new Date("2026-12-15T10:00:00Z"), note: "" },
  ];
  expect(due({ state: "shipped", history })).toMatchObject({
    transfer: { dueAt: new Date("2027-01-01T11:00:00Z") },
  });
});

test("a paid order is no longer due, also after it was shipped", () => {
  expect(due(after("placed", "paid"))).toEqual(nothing("paid"));
  expect(due(after("placed", "paid", "shipped"))).toEqual(nothing("paid"));
});

test("a cancelled or wholly withdrawn order is no longer due", () => {
  const lines = placed.lines.map((line) => ({ ...line, isWithdrawn: true }));
  expect(due(after("placed", "cancelled"))).toEqual(nothing("noLongerDue"));
  expect(due({ ...after("placed", "withdrawn"), lines })).toEqual(nothing("noLongerDue"));
});

test("after a part of an order came back, only the rest is due", () => {
  const lines = placed.lines.map((line, at) => ({ ...line, isWithdrawn: at === 0 }));
  expect(due({ ...after("placed", "withdrawn"), lines })).toEqual(nothing("partlyDue"));
  expect(due({ ...after("placed", "shipped"), lines })).toEqual(nothing("partlyDue"));
});

test("after a part of a paid order came back, nothing is due", () => {
  const lines = placed.lines.map((line, at) => ({ ...line, isWithdrawn: at === 0 }));
  expect(due({ ...after("placed", "paid", "withdrawn"), lines })).toEqual(nothing("paid"));
  expect(due({ ...after("placed", "paid", "shipped"), lines })).toEqual(nothing("paid"));
});

test("an order that costs nothing needs no payment", () => {
  const totals = { ...placed.totals, total: 0 };
  expect(due({ totals })).toEqual(nothing("nothingToPay"));
});
