import type { OrderLine } from "./order-contract.ts";

/** Reports whether all lines take place online, so that nothing is sent and no delivery address is needed. */
export const isOnlineOnly = (lines: Pick<OrderLine, "isOnline">[]) =>
  lines.length > 0 && lines.every(({ isOnline }) => isOnline);

/** Returns the number of pieces of all lines. */
export const piecesIn = (lines: Pick<OrderLine, "quantity">[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Reports whether a line takes pieces of the shop's own stock. */
export const isStocked = ({ kind }: Pick<OrderLine, "kind">) => kind !== "partnerProduct";

/** Reports whether the engine knows the price of a line: it knows neither free articles nor subscriptions. */
export const hasEnginePrice = ({ kind }: Pick<OrderLine, "kind">) =>
  kind !== "freeArticle" && kind !== "subscription";

/** Returns the pieces in the shop's own stock, each article once. One that is only free or subscribed has no price. */
export const piecesOf = (lines: Pick<OrderLine, "kind" | "tcm" | "quantity" | "price">[]) =>
  [...Map.groupBy(lines.filter(isStocked), ({ tcm }) => tcm)].map(([tcm, same]) => ({
    tcm,
    quantity: piecesIn(same),
    price: same.find(hasEnginePrice)?.price,
  }));
