import type { OpeningOrder, WhenSoldOut } from "../subscriptions/subscriptions-contract.ts";
import type { Order, OrderedSubscription, OrderLine } from "./order-contract.ts";

/** Returns what the subscriptions of an order are opened with; undefined where it begins none. */
export function openingOf({
  number,
  site,
  placedAt,
  email,
  customerId,
  delivery,
  billing,
  payment,
  subscriptions = [],
}: Order): OpeningOrder | undefined {
  if (subscriptions.length === 0) return undefined;
  if (delivery.kind !== "home")
    throw new Error(`Order ${number} begins a subscription and has no address for it.`);
  return {
    number,
    site,
    placedAt,
    email,
    ...(customerId !== undefined && { customerId }),
    address: delivery.address,
    ...(billing && { billing }),
    payment,
    subscriptions: subscriptions.map(
      ({ tcm, quantity, intervalWeeks, price, firstDelivery, whenSoldOut, gift, address }) => ({
        tcm,
        quantity,
        intervalWeeks,
        price,
        ...(firstDelivery !== undefined && { firstDelivery }),
        whenSoldOut: soldOut(whenSoldOut),
        ...(gift && { gift }),
        ...(address && { address }),
      }),
    ),
  };
}

const soldOut = (whenSoldOut: OrderedSubscription["whenSoldOut"]): WhenSoldOut =>
  whenSoldOut.kind === "alternative"
    ? { kind: "alternative", ...(whenSoldOut.tcm && { tcm: whenSoldOut.tcm }) }
    : { kind: "skip" };

type Entry = Pick<OrderLine, "kind" | "tcm" | "quantity">;

/** Returns the entries of the cart that an order takes out of it: also subscriptions of which it has no delivery. */
export const orderedEntries = ({ lines, subscriptions = [] }: Order): Entry[] => [
  ...lines
    .filter(({ kind }) => kind !== "subscription")
    .map(({ kind, tcm, quantity }) => ({ kind, tcm, quantity })),
  ...subscriptions.map(({ tcm, quantity }) => ({ kind: "subscription" as const, tcm, quantity })),
];
