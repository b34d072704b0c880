import type { OrderRefusal } from "../../../commerce/orders.ts";
import type { ReviewChange, ReviewLine } from "../checkout-contract.ts";
import { isStocked } from "../order-lines.ts";

/** Returns the differences between a review and what the engine said of its order, while the shop does not know them itself yet. */
export const refusedChanges = (refusal: OrderRefusal, lines: ReviewLine[]): ReviewChange[] =>
  lines.filter(isStocked).flatMap((line): ReviewChange[] => {
    const { kind, tcm, title, quantity } = line;
    if (refusal.kind === "outOfStock") {
      const left = refusal.available.get(tcm) ?? quantity;
      if (left >= quantity) return [];
      return [left > 0 ? { kind: "onlyLeft", title, now: left } : { kind: "soldOut", title }];
    }
    if (refusal.kind !== "changed" || kind === "freeArticle") return [];
    const now = refusal.prices.get(tcm) ?? line.price;
    return now === line.price ? [] : [{ kind: "price", title, before: line.price, now }];
  });
