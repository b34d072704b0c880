import type { Amount } from "../platform/shared/money.ts";
import type { OrderDraft, OrderRefusal } from "./orders.ts";
import type { CurrentOffer } from "./offers.ts";
import type { EngineId } from "./scope.ts";

/** Returns what a draft costs at these prices of its variants. */
export const totalAt = (
  { lines, discount, shipping }: Pick<OrderDraft, "lines" | "discount" | "shipping">,
  priceOf: (variant: EngineId) => Amount,
): Amount =>
  lines.reduce((sum, { variant, quantity }) => sum + priceOf(variant) * quantity, 0) -
  discount +
  shipping;

/** Returns why a draft cannot be ordered at these offers; undefined if it can. */
export function refusalOf(
  draft: OrderDraft,
  offers: ReadonlyMap<EngineId, CurrentOffer>,
): OrderRefusal | undefined {
  const wanted = new Map<EngineId, number>();
  for (const { variant, quantity } of draft.lines)
    wanted.set(variant, (wanted.get(variant) ?? 0) + quantity);
  const left = [...wanted.keys()].map(
    (variant) => [variant, piecesIn(offers.get(variant))] as const,
  );
  if (left.some(([variant, pieces]) => pieces < wanted.get(variant)!))
    return { kind: "outOfStock", available: new Map(left) };
  const prices = new Map(
    [...wanted.keys()].map((variant) => [variant, offers.get(variant)!.price]),
  );
  const total = totalAt(draft, (variant) => prices.get(variant)!);
  const isChanged =
    total !== draft.total ||
    draft.lines.some(({ variant, price }) => prices.get(variant) !== price);
  return isChanged ? { kind: "changed", prices, total } : undefined;
}

/** Returns the pieces of an offer; one without a number has as many as anybody orders. */
function piecesIn(offer: CurrentOffer | undefined): number {
  const stock = offer?.stock ?? "none";
  if (stock === "none") return 0;
  return stock === "some" ? Infinity : stock;
}
