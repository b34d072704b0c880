import type { CartEntryKind } from "../cart-change.ts";
import { cartLimits } from "../cart-limits.ts";
import { isCounted, isSame, type StoredEntry } from "./cart-entries.ts";

/** Resolution by kind when the customer already has an entry of the guest. */
const onDuplicate: Record<CartEntryKind, "add up" | "keep the customer's"> = {
  article: "add up",
  freeArticle: "keep the customer's",
  giftCard: "keep the customer's",
  partnerProduct: "keep the customer's",
  subscription: "keep the customer's",
  voucher: "keep the customer's",
};

/**
 * Returns what changes in a customer's cart when a guest's is merged into it. Quantities of the same article add up, within the limits
 * and the stock, but never to less than the customer had.
 */
export function mergeEntries(
  present: StoredEntry[],
  given: StoredEntry[],
  /** Pieces by article; articles that are not sold are missing. */
  stock: Map<string, number>,
): { put: StoredEntry[]; remove: StoredEntry[] } {
  const { entriesPerCart, piecesPerArticle } = cartLimits;
  let room = entriesPerCart - present.filter(isCounted).length;
  const put = given.flatMap((entry) => {
    const same = present.find((other) => isSame(entry, other));
    if (!same && isCounted(entry) && room-- <= 0) return [];
    if (onDuplicate[entry.kind] !== "add up") return same ? [] : [entry];
    const had = same?.quantity ?? 0;
    const inStock = stock.get(entry.entry_key) ?? piecesPerArticle;
    // A sold-out article stays in the cart, marked as sold out.
    const max = Math.max(1, Math.min(piecesPerArticle, inStock));
    return [{ ...entry, quantity: Math.max(had, Math.min(had + entry.quantity, max)) }];
  });
  // A cart has one voucher at a time: the one entered last wins.
  const isReplaced = put.some(({ kind }) => kind === "voucher");
  return { put, remove: isReplaced ? present.filter(({ kind }) => kind === "voucher") : [] };
}
