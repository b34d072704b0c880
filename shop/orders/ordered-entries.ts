import type { Order, OrderLine } from "./order-contract.ts";

type Entry = Pick<OrderLine, "kind" | "tcm" | "quantity">;

/** Returns the entries of the cart that an order takes out of it: also subscriptions of which it has no delivery. */
export const orderedEntries = ({ lines, subscriptions = [] }: Order): Entry[] => [
  ...lines
    .filter(({ kind }) => kind !== "subscription")
    .map(({ kind, tcm, quantity }) => ({ kind, tcm, quantity })),
  ...subscriptions.map(({ tcm, quantity }) => ({ kind: "subscription" as const, tcm, quantity })),
];
