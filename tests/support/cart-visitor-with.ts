import { expect } from "vitest";
import type { CartChange } from "../../border/cart/cart-schema.ts";
import { cartVisitor } from "./cart-visitor.ts";
import type { TestShop } from "./shop.ts";

/** Creates a visitor whose cart accepted all of these changes. */
export async function visitorWith(shop: TestShop, site: string, changes: CartChange[]) {
  const visitor = cartVisitor(shop, site);
  for (const change of changes)
    expect((await visitor.change(change)).statusCode, JSON.stringify(change)).toBe(200);
  return visitor;
}

export const setArticle = (
  article: { productId: string; tcm?: string },
  quantity: number,
): CartChange => ({ setArticle: { ...article, quantity } });
