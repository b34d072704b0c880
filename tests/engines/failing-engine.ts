import { expect, vi } from "vitest";
import type { Shopper } from "../../commerce/conformance/shop-under-test.ts";
import { fixtureProducts } from "../../commerce/conformance/fixture.ts";
import type { TestShop } from "../support/shop.ts";
import { shopOnEngine } from "./shop-on-engine.ts";

/** A shopper in front of the button. */
interface ReadyShopper {
  shopper: Shopper;
  /** The page with the button, as it was shown. */
  review: Awaited<ReturnType<Shopper["review"]>>;
  /** How many orders the engine had. */
  ordersBefore: number;
}

const [product] = fixtureProducts.slice(7);
const { sku } = product!.variants[0]!;

/** Returns the actions of shoppers in a shop whose engine fails, and checks of what they see. */
export function shopOnFailingEngine(shop: TestShop, countOrders: () => Promise<number>) {
  const { shopper: open, list, search } = shopOnEngine(shop);
  return {
    async readyShopper(): Promise<ReadyShopper> {
      const ordersBefore = await countOrders();
      const shopper = open();
      expect(await shopper.set(sku, 1)).toMatchObject({ isDone: true });
      await shopper.enter();
      return { shopper, review: await shopper.review(), ordersBefore };
    },
    /** The button answers that orders are not possible now, and the cart stays as it is. */
    async isUnavailable({ shopper, review }: ReadyShopper): Promise<void> {
      await expect(shopper.order(review)).rejects.toMatchObject({ statusCode: 503 });
      expect((await shopper.cart()).lines).toMatchObject([{ sku, quantity: 1 }]);
    },
    /** The shop goes on from its own tables. */
    async showsAll(): Promise<void> {
      const { count } = await list("DE", { category: "cups" });
      expect(count).toBe(fixtureProducts.filter(({ categories: [id] }) => id === "cups").length);
      const name = product!.names["de"]!;
      // The index may still be built, from the shop's own tables.
      await expect.poll(() => search("DE", name), { timeout: 60_000 }).toContain(name);
      expect(await open().set(sku, 1)).toMatchObject({ isDone: true });
    },
    /** Presses the button, with what was typed before, until the engine answers; reports whether there is one order then. */
    async isOrderedOnce({ shopper, review, ordersBefore }: ReadyShopper): Promise<boolean> {
      const order = await vi.waitFor(() => shopper.order(review), {
        timeout: 60_000,
        interval: 500,
      });
      expect(await shopper.order(review)).toEqual(order);
      return "number" in order && (await countOrders()) === ordersBefore + 1;
    },
  };
}
