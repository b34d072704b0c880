import type { Order } from "../order-contract.ts";
import { isWithdrawnInPart } from "../order-rules.ts";
import type { PaymentAction, PaymentTexts } from "./payment-contract.ts";
import type { PaymentMethods } from "./payment-methods.ts";

/** Why there is nothing to pay, by its message. */
export type NothingDue = keyof Pick<
  PaymentTexts,
  "nothingToPay" | "paid" | "noLongerDue" | "partlyDue"
>;

/** The action that pays an order, or why nothing is due. */
export type OrderDue = PaymentAction | { kind: "nothing"; why: NothingDue };

/** Returns how an order is paid now. */
export function dueOf(order: Order, methods: PaymentMethods): OrderDue {
  const why = nothingDue(order);
  if (why) return { kind: "nothing", why };
  const shippedAt = order.history.find(({ state }) => state === "shipped")?.at;
  return methods[order.payment].begin({ ...order, amount: order.totals.total, shippedAt });
}

function nothingDue(order: Order): NothingDue | undefined {
  const { state, totals, history, lines } = order;
  if (totals.total === 0) return "nothingToPay";
  if (state === "cancelled") return "noLongerDue";
  if (state === "withdrawn" && lines.every(({ isWithdrawn }) => isWithdrawn)) return "noLongerDue";
  if (history.some((step) => step.state === "paid")) return "paid";
  return state === "withdrawn" || isWithdrawnInPart(order) ? "partlyDue" : undefined;
}
