import { dayAt } from "../../platform/shared/sites/site-clock.ts";
import type { Market, Site } from "../../platform/shared/sites/site.ts";
import type {
  Delivery,
  Order,
  OrderState,
  OrderStepName,
  ShownOrderState,
} from "./order-contract.ts";
import type { ShopMarket } from "../sites/site-codes.ts";

/** Steps that may follow each state. */
const following: Record<OrderState, readonly OrderStepName[]> = {
  placed: ["paid", "packed", "shipped", "cancelled", "withdrawn"],
  paid: ["packed", "shipped", "cancelled", "withdrawn"],
  shipped: ["paid", "delivered", "withdrawn"],
  delivered: ["paid", "withdrawn"],
  cancelled: [],
  // The articles came back, all or some of them, or the shopper keeps them after all.
  withdrawn: ["paid", "shipped", "delivered", "returned", "cancelled"],
};

/** Reports whether a shopper has withdrawn from some lines of an order and not from others. */
export const isWithdrawnInPart = ({ lines }: Pick<Order, "lines">) =>
  new Set(lines.map(({ isWithdrawn = false }) => isWithdrawn)).size > 1;

/**
 * Reports whether some articles of an order are back. If they came back before it was shipped, the seller writes its invoice: the
 * shop does not compute what remains of voucher and delivery costs.
 */
export const isReturnedInPart = ({ lines }: Pick<Order, "lines">) =>
  lines.some(({ isReturned }) => isReturned);

/** Returns the steps that staff may set. An order that is paid in advance is neither packed nor shipped before. */
export function allowedTransitions(
  order: Pick<Order, "state" | "history" | "lines" | "delivery">,
  isPaidBeforeShipping: boolean,
): OrderStepName[] {
  const { state, history, delivery } = order;
  const has = (name: OrderStepName) => history.some((step) => step.state === name);
  const isInPart = isWithdrawnInPart(order);
  const mayLeave = has("paid") || !isPaidBeforeShipping;
  const isPossible: Partial<Record<OrderStepName, boolean>> = {
    paid: !has("paid"),
    packed: !has("packed") && delivery.kind !== "online" && mayLeave,
    shipped: !has("shipped") && mayLeave,
    delivered: has("shipped"),
    returned: isInPart,
    cancelled: state !== "withdrawn" || !isInPart,
  };
  return following[state].filter((next) => isPossible[next] ?? true);
}

/**
 * Returns the state of an order after a step. Packing leaves it. A payment is only recorded when the order is on its way or withdrawn; when articles
 * came back, the order is in its state before the withdrawal.
 */
export function stateAfter(
  { state, history }: Pick<Order, "state" | "history">,
  step: OrderStepName,
): OrderState {
  if (step === "paid") return state === "placed" ? step : state;
  if (step === "packed") return state;
  return step === "returned" ? stateWithoutWithdrawal(history) : step;
}

const stateWithoutWithdrawal = (history: Order["history"]) =>
  history.reduce<OrderState>(
    (state, { state: step }) =>
      step === "withdrawn" || step === "returned" ? state : stateAfter({ state, history }, step),
    "placed",
  );

const shownStates: Record<Delivery["kind"], Partial<Record<OrderStepName, ShownOrderState>>> = {
  home: {},
  store: { shipped: "ready", delivered: "collected" },
  online: { shipped: "accessSent", delivered: "accessSent" },
};

/** Returns the state of an order as its shopper sees it. */
export const shownState = ({ state, delivery }: Pick<Order, "state" | "delivery">) =>
  shownStates[delivery.kind][state] ?? state;

/** Returns a step of an order as its shopper sees it. */
export const shownStep = (step: OrderStepName, { delivery }: Pick<Order, "delivery">) =>
  shownStates[delivery.kind][step] ?? step;

/** Returns the state whose hint a shopper reads. Services online have no hint about packing once they are paid. */
export const hintedState = (order: Pick<Order, "state" | "delivery">): ShownOrderState =>
  order.delivery.kind === "online" && order.state === "paid" ? "placed" : shownState(order);

/** Reports whether a shopper may still cancel an order. */
export const canCancel = ({ state }: Pick<Order, "state">) =>
  state === "placed" || state === "paid";

/** Days for which a transfer of the last day may be on its way; then the order is cancelled. */
export const transferDays = 3;

/**
 * Full years after that of the order for which tax laws require its records, ten where nothing shorter is listed: DE § 147 AO, AT
 * § 132 BAO, PL art. 112 VATU, HU Sztv. 169. §.
 */
const recordYears: Partial<Record<Market, number>> = {
  DE: 8,
  AT: 7,
  PL: 5,
  HU: 8,
} satisfies Partial<Record<ShopMarket, number>>;

/** Returns when an order is deleted: a day later than the law requires, so that the year is over in every time zone. */
export function orderStoredUntil(placedAt: Date, site: Pick<Site, "timeZone" | "market">): Date {
  const year = Number(dayAt(placedAt, site).slice(0, 4));
  return new Date(Date.UTC(year + 1 + (recordYears[site.market] ?? 10), 0, 2));
}

/** A change of the cart that puts a line of an order into it. */
export type OrderAgain =
  | { addArticle: { productId: string; tcm: string; quantity: number } }
  | { setGiftCard: { productId: string; tcm: string; set: true } }
  | { setPartnerProduct: { partnerProductId: string; set: true } };

/** Returns the changes that put an order's lines into the cart once more. Free articles depend on campaigns of the day. */
export const orderAgain = ({ lines }: Pick<Order, "lines">): OrderAgain[] =>
  lines.flatMap(({ kind, productId, tcm, quantity }): OrderAgain[] => {
    // Another subscription is not meant: the one that the order began goes on.
    if (kind === "article" || kind === "subscription")
      return [{ addArticle: { productId, tcm, quantity } }];
    if (kind === "giftCard") return [{ setGiftCard: { productId, tcm, set: true } }];
    if (kind === "partnerProduct")
      return [{ setPartnerProduct: { partnerProductId: tcm, set: true } }];
    return [];
  });

/**
 * Returns the numbers in a text that may be those of orders, written with or without spaces, or as payment references with their
 * check digits.
 */
export const orderNumbersIn = (text: string): string[] =>
  (text.replaceAll(/\bRF\s?\d\d\s?/gi, "").match(/(?<!\d)\d(?:[ \u00a0-]?\d){9}(?!\d)/g) ?? []).map(
    (found) => found.replaceAll(/\D/g, ""),
  );
