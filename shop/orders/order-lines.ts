import type { OrderLine } from "./order-contract.ts";

/** Returns the number of pieces of all lines. */
export const piecesIn = (lines: Pick<OrderLine, "quantity">[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
