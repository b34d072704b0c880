import type { OrderLine, Order } from "./order-contract.ts";

/** Reports whether all lines take place online, so that nothing is sent and no delivery address is needed. */
export const isOnlineOnly = (lines: Pick<OrderLine, "isOnline">[]) =>
  lines.length > 0 && lines.every(({ isOnline }) => isOnline);

/** Returns the number of pieces of all lines. */
export const piecesIn = (lines: Pick<OrderLine, "quantity">[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Reports whether a line takes pieces of the shop's own stock. */
export const isStocked = ({ kind }: Pick<OrderLine, "kind">) => kind !== "partnerProduct";

/** The price of these is not the engine's: the difference is part of the order's discount there. */
export const hasOwnPrice = ({ kind }: Pick<OrderLine, "kind">) =>
  kind === "freeArticle" || kind === "subscription";

/** Returns the pieces in the shop's own stock, each article once. One that is only free or by subscription has no price. */
export const piecesOf = (lines: Pick<OrderLine, "kind" | "tcm" | "quantity" | "price">[]) =>
  [...Map.groupBy(lines.filter(isStocked), ({ tcm }) => tcm)].map(([tcm, same]) => ({
    tcm,
    quantity: piecesIn(same),
    price: same.find((line) => !hasOwnPrice(line))?.price,
  }));

type Entry = Pick<OrderLine, "kind" | "tcm" | "quantity">;

/** Returns the entries of the cart that an order takes out of it: also subscriptions of which it has no delivery. */
export const orderedEntries = ({ lines, subscriptions = [] }: Order): Entry[] => [
  ...lines
    .filter(({ kind }) => kind !== "subscription")
    .map(({ kind, tcm, quantity }) => ({ kind, tcm, quantity })),
  ...subscriptions.map(({ tcm, quantity }) => ({ kind: "subscription" as const, tcm, quantity })),
];
