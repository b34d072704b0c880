import type { OrderRefusal } from "../../../commerce/orders.ts";
import type { ReviewChange, ReviewLine } from "../checkout-contract.ts";
import { isStocked, piecesIn } from "../order-lines.ts";

/** Returns the differences between a review and the engine's refusal of its order, before the shop knows them itself. */
export function refusedChanges(refusal: OrderRefusal, lines: ReviewLine[]): ReviewChange[] {
  const stocked = lines.filter(isStocked);
  if (refusal.kind === "outOfStock")
    return [...Map.groupBy(stocked, ({ tcm }) => tcm)].flatMap(([tcm, same]) =>
      shortOf(same, refusal.available.get(tcm)),
    );
  if (refusal.kind !== "changed") return [];
  return stocked.flatMap(({ kind, tcm, title, price }): ReviewChange[] => {
    const now = refusal.prices.get(tcm) ?? price;
    return kind === "freeArticle" || now === price
      ? []
      : [{ kind: "price", title, before: price, now }];
  });
}

/** Returns the change of an article of which too few pieces are left. Free pieces stay in the cart, so they count first. */
function shortOf(lines: ReviewLine[], available = Infinity): ReviewChange[] {
  const free = lines.filter(({ kind }) => kind === "freeArticle");
  const { title } = lines.find(({ kind }) => kind !== "freeArticle") ?? lines[0]!;
  const now = free.length < lines.length ? available - piecesIn(free) : available;
  if (available >= piecesIn(lines)) return [];
  return [now > 0 ? { kind: "onlyLeft", title, now } : { kind: "soldOut", title }];
}
