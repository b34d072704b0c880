import type { OrderDraft } from "./orders.ts";
import type { VariantPieces } from "./scope.ts";

/** Returns what each line of an order still has after pieces came back. */
export const piecesLeft = (
  { lines }: Pick<OrderDraft, "lines">,
  back: VariantPieces[],
): VariantPieces[] =>
  lines.map(({ variant, quantity }) => ({
    variant,
    quantity: back
      .filter((pieces) => pieces.variant === variant)
      .reduce((left, pieces) => left - pieces.quantity, quantity),
  }));

/** Reports whether an order, from which pieces came back before, still has these ones. */
export function hasPieces(
  order: Pick<OrderDraft, "lines">,
  back: VariantPieces[],
  pieces: VariantPieces[],
): boolean {
  const variants = new Set(order.lines.map(({ variant }) => variant));
  return (
    pieces.every(
      ({ variant, quantity }) =>
        variants.has(variant) && Number.isSafeInteger(quantity) && quantity > 0,
    ) && piecesLeft(order, [...back, ...pieces]).every(({ quantity }) => quantity >= 0)
  );
}
