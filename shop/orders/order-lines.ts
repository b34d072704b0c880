import type { OrderLine } from "./order-contract.ts";

/** Returns the number of pieces of all lines. */
export const piecesIn = (lines: Pick<OrderLine, "quantity">[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Reports whether a line takes pieces of the shop's own stock. */
export const isStocked = ({ kind }: Pick<OrderLine, "kind">) => kind !== "partnerProduct";

/** Returns the pieces in the shop's own stock, each article once. A free one has no price. */
export const piecesOf = (lines: Pick<OrderLine, "kind" | "tcm" | "quantity" | "price">[]) =>
  [...Map.groupBy(lines.filter(isStocked), ({ tcm }) => tcm)].map(([tcm, same]) => ({
    tcm,
    quantity: piecesIn(same),
    price: same.find(({ kind }) => kind !== "freeArticle")?.price,
  }));
