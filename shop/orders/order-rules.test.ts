import { expect, test } from "vitest";
import { allSites } from "../sites/all-sites.ts";
import { orderStates, type Order, type OrderState } from "./order-contract.ts";
import { exampleOrder } from "./order-examples.ts";
import {
  canCancel,
  orderNumbersIn,
  orderStoredUntil,
  shownState,
  stateAfter,
  allowedTransitions,
} from "./order-rules.ts";

const at = new Date("2026-11-25T12:00:00Z");
const { delivery } = exampleOrder(allSites.DE.site);
const inStates = (
  ...states: OrderState[]
): Pick<Order, "state" | "history" | "lines" | "delivery"> => ({
  state: states.at(-1)!,
  history: states.map((state) => ({ state, at, note: "" })),
  lines: [],
  delivery,
});

test("an order that is paid in advance is packed and shipped only when it is paid", () => {
  expect(allowedTransitions(inStates("placed"), true)).toEqual(["paid", "cancelled", "withdrawn"]);
  expect(allowedTransitions(inStates("placed"), false)).toContain("shipped");
  expect(allowedTransitions(inStates("placed", "paid"), true)).toEqual([
    "packed",
    "shipped",
    "cancelled",
    "withdrawn",
  ]);
});

test("packing is recorded once, leaves the state, and has no meaning for services online", () => {
  const packed = inStates("placed");
  packed.history.push({ state: "packed", at, note: "" });
  expect(allowedTransitions(inStates("placed"), false)).toContain("packed");
  expect(allowedTransitions(packed, false)).not.toContain("packed");
  expect(allowedTransitions(packed, false)).toContain("shipped");
  const online = { ...inStates("placed"), delivery: { kind: "online" as const } };
  expect(allowedTransitions(online, false)).not.toContain("packed");
  expect(stateAfter(packed, "packed")).toBe("placed");
});

test("a payment after shipping is recorded once, and leaves the order shipped", () => {
  expect(allowedTransitions(inStates("placed", "shipped"), false)).toContain("paid");
  expect(allowedTransitions(inStates("placed", "paid", "shipped"), false)).not.toContain("paid");
  expect(stateAfter(inStates("placed", "shipped"), "paid")).toBe("shipped");
  expect(stateAfter(inStates("placed", "shipped", "delivered"), "paid")).toBe("delivered");
  expect(stateAfter(inStates("placed"), "paid")).toBe("paid");
});

test("a partly withdrawn order continues from its previous state, and ends only when all of it is withdrawn", () => {
  const [line] = exampleOrder(allSites.DE.site).lines;
  const lines = [{ ...line!, isWithdrawn: true }, line!];
  const unshipped = { ...inStates("placed", "withdrawn"), lines };
  const shipped = { ...inStates("placed", "shipped", "withdrawn"), lines };
  expect(allowedTransitions(unshipped, false)).toEqual(["paid", "shipped", "returned"]);
  expect(allowedTransitions(unshipped, true)).toEqual(["paid", "returned"]);
  expect(allowedTransitions(shipped, false)).toEqual(["paid", "delivered", "returned"]);
  expect(allowedTransitions({ ...shipped, lines: [lines[0]!] }, false)).toEqual([
    "paid",
    "delivered",
    "cancelled",
  ]);
  expect(stateAfter(unshipped, "returned")).toBe("placed");
  expect(stateAfter(inStates("placed", "withdrawn", "paid", "withdrawn"), "returned")).toBe("paid");
  expect(stateAfter(inStates("placed", "shipped", "paid", "withdrawn"), "returned")).toBe(
    "shipped",
  );
});

test("a cancelled order has no next state, and a shipped order cannot be cancelled", () => {
  expect(allowedTransitions(inStates("placed", "cancelled"), false)).toEqual([]);
  const states = ["placed", "paid", "shipped", "delivered", "cancelled", "withdrawn"] as const;
  expect(states.filter((state) => canCancel({ state }))).toEqual(["placed", "paid"]);
});

test("an order that a person collects is ready when it is shipped, and collected when it is delivered", () => {
  const shown = ({ delivery }: Pick<Order, "delivery">) =>
    orderStates.map((state) => shownState({ state, delivery }));
  const order = exampleOrder(allSites.DE.site);
  const delivery = { kind: "store", storeId: "1", firstName: "Ida", lastName: "Müller" } as const;
  expect(shown(order)).toEqual(orderStates);
  expect(shown({ delivery })).toEqual([
    "placed",
    "paid",
    "ready",
    "collected",
    "cancelled",
    "withdrawn",
  ]);
});

test("an order is stored for the years that the country's tax law requires", () => {
  const until = (market: "DE" | "CH" | "PL", placedAt: string) =>
    orderStoredUntil(new Date(placedAt), { market, timeZone: "Europe/Berlin" }).toISOString();
  expect(until("DE", "2026-11-25T12:00:00Z")).toBe("2035-01-02T00:00:00.000Z");
  expect(until("PL", "2026-11-25T12:00:00Z")).toBe("2032-01-02T00:00:00.000Z");
  expect(until("CH", "2026-11-25T12:00:00Z")).toBe("2037-01-02T00:00:00.000Z");
  // In Berlin the next year has begun.
  expect(until("DE", "2026-12-31T23:30:00Z")).toBe("2036-01-02T00:00:00.000Z");
});

test("order numbers are found in what a shopper writes, with and without spaces", () => {
  expect(orderNumbersIn("Nr. 4711 0815 12 vom 12. 11. 2026")).toEqual(["4711081512"]);
  expect(orderNumbersIn("4711081512, 4711-0815-99")).toEqual(["4711081512", "4711081599"]);
  expect(orderNumbersIn("RF18 4711 0815 12, rf18471108 1599")).toEqual([
    "4711081512",
    "4711081599",
  ]);
  expect(orderNumbersIn("12. 11. 2026, 12345678901, +49 40 555 0120")).toEqual([]);
});
