import type { Delivery, Order, OrderStepName, ShownOrderState } from "./order-contract.ts";
import { isReturnedInPart, shownStep } from "./order-rules.ts";

/** A step of an order as its shopper sees it. */
export type TimelineStep = ShownOrderState | "awaitingPayment" | "packed" | "returned";

export interface TimelineEntry {
  step: TimelineStep;
  /** Missing for steps to come. */
  at?: Date;
  /** Whether the order is at this step. */
  isCurrent: boolean;
}

/** The usual way of an order by its delivery. A payment is part of it only in advance. */
const ways: Record<Delivery["kind"], readonly OrderStepName[]> = {
  home: ["placed", "paid", "packed", "shipped", "delivered"],
  store: ["placed", "paid", "packed", "shipped", "delivered"],
  online: ["placed", "paid", "shipped"],
};

/**
 * Returns the steps of an order with their times, then those to come. What was never recorded, such as the packing of an order that
 * is on its way, is left out; after a cancellation or a withdrawal nothing is to come.
 */
export function timelineOf(order: Order, isPaidBeforeShipping: boolean): TimelineEntry[] {
  const { state, delivery, totals } = order;
  const past = recordedSteps(order);
  const isOver = state === "cancelled" || state === "withdrawn";
  const way = ways[delivery.kind];
  const reached = Math.max(...past.map((step) => way.indexOf(step.state)));
  const isAwaited = isPaidBeforeShipping && totals.total > 0;
  const next = isOver ? [] : way.slice(reached + 1).filter((step) => step !== "paid" || isAwaited);
  const awaitsPayment = next.includes("paid");
  return [
    ...past.map(({ state: step, at }, index) => ({
      step: shownStep(step, order),
      at,
      isCurrent: !awaitsPayment && index === past.length - 1,
    })),
    ...next.map((step): TimelineEntry =>
      step === "paid"
        ? { step: "awaitingPayment", isCurrent: true }
        : { step: shownStep(step, order), isCurrent: false },
    ),
  ];
}

/**
 * Returns the first record of each step: later ones are notes. Leaves out a payment after shipping, a withdrawal from articles that
 * the shopper keeps, and what has no meaning for services online.
 */
function recordedSteps(order: Order): Order["history"] {
  const { state, history, delivery } = order;
  const isKept = state !== "withdrawn" && state !== "cancelled" && !isReturnedInPart(order);
  const first = (name: OrderStepName) => history.findIndex((step) => step.state === name);
  return history.filter(({ state: step }, index) => {
    if (index !== first(step)) return false;
    if (step === "paid") return first("shipped") === -1 || index < first("shipped");
    if (step === "withdrawn") return !isKept;
    return step !== "delivered" || delivery.kind !== "online";
  });
}
