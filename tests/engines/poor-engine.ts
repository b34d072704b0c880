import type { Capabilities, Capability } from "../../commerce/capabilities.ts";
import { everyCapability } from "../../commerce/capabilities.ts";
import { fixtureCatalogue } from "../../commerce/conformance/fixture.ts";
import type { Engine } from "../../commerce/engine.ts";
import { createMemoryEngine } from "../../commerce/memory/memory-engine.ts";
import type { FeedOffer, FeedProduct } from "../../commerce/product-feed.ts";
import { refused } from "../../commerce/result.ts";

/** Pieces of each variant. */
export const pieces = 3;

/** The fixture with few pieces, and names of variants that carts and orders of the shop know. */
const products = fixtureCatalogue.products.slice(0, 30).map((product) => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    id: variant.sku,
    offers: variant.offers.map((offer) => ({ ...offer, stock: pieces })),
  })),
}));

/** Returns an engine in memory that has everything. */
export const richEngine = (now: () => Date) =>
  createMemoryEngine({ ...fixtureCatalogue, products, now });

const capabilities = Object.fromEntries(
  Object.keys(everyCapability).map((name) => [name, { reason: "It is poor." }]),
) as Record<Capability, { reason: string }> satisfies Capabilities;

const withoutNumber = ({ was: _was, stock, ...offer }: FeedOffer): FeedOffer => ({
  ...offer,
  stock: stock === 0 ? "none" : "some",
});

const withoutDetails = ({
  type: _type,
  accessoryFor: _accessoryFor,
  ingredients: _ingredients,
  warnings: _warnings,
  ...product
}: FeedProduct): FeedProduct => ({
  ...product,
  attributes: {},
  facets: {},
  variants: product.variants.map((variant) => ({
    ...variant,
    facets: {},
    offers: variant.offers.map(withoutNumber),
  })),
});

/** Returns an engine that lacks every capability, and the one behind it, which has them. */
export function poorEngine(now: () => Date): {
  engine: Engine;
  behind: ReturnType<typeof richEngine>;
} {
  const behind = richEngine(now);
  const { products: feed, changes, offers, orders } = behind;
  return {
    behind,
    engine: {
      capabilities,
      products: {
        ...feed,
        vocabulary: async () => ({ ...(await feed.vocabulary()), attributes: [], warnings: [] }),
        types: async () => [],
        async *all(after) {
          for await (const batch of feed.all(after)) yield batch.map(withoutDetails);
        },
        byId: async (ids) => (await feed.byId(ids)).map(withoutDetails),
      },
      changes: {
        ...changes,
        // Of new products alone: neither deleted ones nor what was sold.
        async since(cursor, waitMs) {
          const next = await changes.since(cursor, waitMs);
          const found = await feed.byId(next.changes.map(({ id }) => id));
          const isNew = (id: string) => found.some((each) => each.id === id && !known.has(id));
          return { ...next, changes: next.changes.filter(({ id }) => isNew(id)) };
        },
      },
      offers: {
        async current(scope, variants) {
          const found = await offers.current(scope, variants);
          return new Map(
            [...found].map(([sku, { price, stock }]) => [
              sku,
              { price, stock: stock === 0 ? "none" : "some" },
            ]),
          );
        },
      },
      orders: {
        ...orders,
        // Each request is an order of its own, which is not found by its key.
        place: (scope, draft) => orders.place(scope, draft, crypto.randomUUID()),
        byKey: async () => undefined,
        cancel: async () => refused("tooLate"),
        acceptReturn: async () => refused("notInOrder"),
      },
    },
  };
}

const known = new Set(products.map(({ id }) => id));
