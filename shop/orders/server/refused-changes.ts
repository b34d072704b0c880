import type { OrderRefusal } from "../../../commerce/orders.ts";
import type { ReviewChange, ReviewLine } from "../checkout-contract.ts";
import { isStocked, piecesIn } from "../order-lines.ts";

/** Returns the differences between a review and what the engine said of its order, while the shop does not know them itself yet. */
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

/** Returns how many pieces of an article its shopper can have: those that are free are in the cart whatever is bought. */
function shortOf(lines: ReviewLine[], available = Infinity): ReviewChange[] {
  const free = lines.filter(({ kind }) => kind === "freeArticle");
  const { title } = lines.find(({ kind }) => kind !== "freeArticle") ?? lines[0]!;
  const now = free.length < lines.length ? available - piecesIn(free) : available;
  if (available >= piecesIn(lines)) return [];
  return [now > 0 ? { kind: "onlyLeft", title, now } : { kind: "soldOut", title }];
}
