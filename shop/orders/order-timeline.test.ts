import { expect, test } from "vitest";
import { allSites } from "../sites/all-sites.ts";
import type { Order, OrderStepName } from "./order-contract.ts";
import { exampleOrder } from "./order-examples.ts";
import { stateAfter } from "./order-rules.ts";
import { timelineOf } from "./order-timeline.ts";

const example = exampleOrder(allSites.DE.site);

/** Returns an order with these steps, an hour apart. */
function orderWith(steps: OrderStepName[], change: Partial<Order> = {}): Order {
  const order = { ...example, history: [] as Order["history"], ...change };
  for (const [index, step] of steps.entries()) {
    order.state = index === 0 ? "placed" : stateAfter(order, step);
    const at = new Date(example.placedAt.getTime() + index * 3_600_000);
    order.history = [...order.history, { state: step, at, note: "" }];
  }
  return order;
}

/** Returns a timeline as text: `*` the current step, brackets around steps to come. */
const shown = (order: Order, isPaidBeforeShipping = false) =>
  timelineOf(order, isPaidBeforeShipping)
    .map(({ step, at, isCurrent }) => (at ? step : `(${step})`) + (isCurrent ? "*" : ""))
    .join(" ");

const inPart = (isReturned: boolean) =>
  example.lines.map((line, index) =>
    index === 0 ? { ...line, isWithdrawn: true, isReturned } : line,
  );
const store = { kind: "store", storeId: "1", firstName: "Ida", lastName: "Müller" } as const;

test.each<[OrderStepName[], string]>([
  [["placed"], "placed* (packed) (shipped) (delivered)"],
  [["placed", "packed"], "placed packed* (shipped) (delivered)"],
  [["placed", "paid"], "placed paid* (packed) (shipped) (delivered)"],
  [["placed", "shipped"], "placed shipped* (delivered)"],
  [["placed", "packed", "shipped", "delivered"], "placed packed shipped delivered*"],
  [["placed", "shipped", "paid", "delivered", "delivered"], "placed shipped delivered*"],
  [["placed", "packed", "cancelled"], "placed packed cancelled*"],
  [["placed", "shipped", "withdrawn"], "placed shipped withdrawn*"],
  [["placed", "shipped", "withdrawn", "cancelled"], "placed shipped withdrawn cancelled*"],
  [["placed", "shipped", "withdrawn", "delivered"], "placed shipped delivered*"],
])("an invoiced order with the steps %j has its recorded steps and those to come", (steps, line) =>
  expect(shown(orderWith(steps))).toBe(line),
);

test("an order that is paid in advance awaits its payment first, unless nothing is to be paid", () => {
  expect(shown(orderWith(["placed"]), true)).toBe(
    "placed (awaitingPayment)* (packed) (shipped) (delivered)",
  );
  expect(shown(orderWith(["placed", "paid"]), true)).toBe(
    "placed paid* (packed) (shipped) (delivered)",
  );
  expect(shown(orderWith(["placed", "cancelled"]), true)).toBe("placed cancelled*");
  const free = { totals: { ...example.totals, total: 0 } };
  expect(shown(orderWith(["placed"], free), true)).toBe("placed* (packed) (shipped) (delivered)");
});

test("articles that came back are part of the timeline, and the others go on", () => {
  const steps: OrderStepName[] = ["placed", "shipped", "withdrawn", "returned"];
  expect(shown(orderWith(steps, { lines: inPart(true) }))).toBe(
    "placed shipped withdrawn returned* (delivered)",
  );
});

test("an order for a store is ready and collected; services online have no packing", () => {
  expect(shown(orderWith(["placed", "shipped"], { delivery: store }))).toBe(
    "placed ready* (collected)",
  );
  const online = { delivery: { kind: "online" } as const };
  expect(shown(orderWith(["placed"], online))).toBe("placed* (accessSent)");
  expect(shown(orderWith(["placed", "shipped", "delivered"], online))).toBe("placed accessSent*");
});

test("each entry has the time of its step", () =>
  expect(timelineOf(orderWith(["placed", "shipped"]), false).map(({ at }) => at)).toEqual([
    example.placedAt,
    new Date(example.placedAt.getTime() + 3_600_000),
    undefined,
  ]));
