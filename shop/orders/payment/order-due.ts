import type { Order } from "../order-contract.ts";
import type { PaymentAction, PaymentTexts } from "./payment-contract.ts";
import type { PaymentMethods } from "./payment-methods.ts";

/** Why there is nothing to pay, by its message. */
export type NothingDue = keyof Pick<
  PaymentTexts,
  "nothingToPay" | "paid" | "noLongerDue" | "partlyDue"
>;

/** The action that pays an order, or why nothing is due. */
export type OrderDue = PaymentAction | { kind: "nothing"; why: NothingDue };

type DueOrder = Pick<
  Order,
  "history" | "lines" | "number" | "payment" | "placedAt" | "site" | "state" | "totals"
>;

/** Returns how an order is paid now. */
export function dueOf(order: DueOrder, methods: PaymentMethods): OrderDue {
  const why = nothingDue(order);
  return why
    ? { kind: "nothing", why }
    : methods[order.payment].begin({ ...order, amount: order.totals.total });
}

function nothingDue({ state, totals, history, lines }: DueOrder): NothingDue | undefined {
  if (totals.total === 0) return "nothingToPay";
  if (state === "withdrawn" && lines.some(({ isWithdrawn }) => !isWithdrawn)) return "partlyDue";
  if (state === "cancelled" || state === "withdrawn") return "noLongerDue";
  return history.some((step) => step.state === "paid") ? "paid" : undefined;
}
