import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { refusalOf } from "../order-prices.ts";
import type { EngineOrder, OrderDraft, EngineOrders } from "../orders.ts";
import { accepted, refused } from "../result.ts";
import { hasPieces, piecesLeft } from "../returned-pieces.ts";
import type { EngineId, Scope, VariantPieces } from "../scope.ts";
import { addStock, findVariant, offersAt, type StoredProduct } from "./stored-products.ts";

interface MemoryOrdersOptions {
  products: ReadonlyMap<EngineId, StoredProduct>;
  checkScope(scope: Scope): void;
  /** Called with the products whose stock an order has changed. */
  onSale(products: EngineId[]): void;
}

/** Keeps orders in memory. Nothing waits between check and sale, so that no piece is sold twice. */
export function createMemoryOrders({
  products,
  checkScope,
  onSale,
}: MemoryOrdersOptions): EngineOrders {
  const byKey = new Map<string, { draft: OrderDraft; order: EngineOrder }>();
  const byNumber = new Map<string, EngineOrder>();
  /** Pieces that came back, by the orders' numbers and their keys. */
  const backByKey = new Map<string, Map<string, VariantPieces[]>>();
  const backOf = (number: string) => [...(backByKey.get(number)?.values() ?? [])].flat();

  function addAll(
    pieces: VariantPieces[],
    order: Pick<EngineOrder, "channel" | "place">,
    sign: 1 | -1,
  ) {
    for (const { variant, quantity } of pieces) {
      const found = findVariant(products, variant);
      if (found) addStock(found, order, sign * quantity);
    }
    const sold = new Set(pieces.map(({ variant }) => variant));
    const changed = [...products.values()].filter(({ variants }) =>
      variants.some(({ id }) => sold.has(id)),
    );
    onSale(changed.map(({ id }) => id));
  }

  return {
    async place(scope, draft, key) {
      checkScope(scope);
      const before = byKey.get(key);
      if (before)
        return before.order.channel === scope.channel && isDeepStrictEqual(before.draft, draft)
          ? accepted(structuredClone(before.order))
          : refused({ kind: "keyReused" });
      const variants = draft.lines.map(({ variant }) => variant);
      const refusal = refusalOf(draft, offersAt(products, scope, variants));
      if (refusal) return refused(refusal);
      const order: EngineOrder = {
        ...structuredClone(draft),
        number: randomUUID(),
        channel: scope.channel,
        placedAt: scope.at,
        state: "placed",
      };
      byKey.set(key, { draft: structuredClone(draft), order });
      byNumber.set(order.number, order);
      backByKey.set(order.number, new Map());
      addAll(order.lines, order, -1);
      return accepted(structuredClone(order));
    },
    byKey: async (key) => structuredClone(byKey.get(key)?.order),
    byNumber: async (number) => structuredClone(byNumber.get(number)),
    async cancel(number) {
      const order = byNumber.get(number);
      if (!order) return refused("unknown");
      if (order.state === "placed") {
        order.state = "cancelled";
        addAll(piecesLeft(order, backOf(number)), order, 1);
      }
      return accepted(structuredClone(order));
    },
    async acceptReturn(number, pieces, key) {
      const order = byNumber.get(number);
      const back = backByKey.get(number);
      if (!order || !back) return refused("unknown");
      if (!back.has(key)) {
        if (order.state === "cancelled" || !hasPieces(order, backOf(number), pieces))
          return refused("notInOrder");
        back.set(key, structuredClone(pieces));
        addAll(pieces, order, 1);
      }
      return accepted(structuredClone(order));
    },
  };
}
