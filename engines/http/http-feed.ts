import type { Static } from "typebox";
import Type from "typebox";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import type { FeedOffer, FeedProduct, ProductFeed } from "../../commerce/product-feed.ts";
import { mistakeIn, type Read } from "./engine-calls.ts";
import { SentCategory, SentProduct, SentProductType, SentVocabulary } from "./product-schema.ts";

const batch = 100;

export const Categories = Type.Object({ categories: Type.Array(SentCategory) });
export const Types = Type.Object({ types: Type.Array(SentProductType) });
/** Each is checked alone. */
const Products = Type.Object({ products: Type.Array(Type.Unknown()) });

interface FeedCalls {
  read: Read;
  lines(path: string, query: Record<string, string | undefined>): Promise<unknown[]>;
  /** Is told of each product that is left out, with the reason. */
  onError(error: Error): void;
}

/** Reads the products of an engine. One wrong product holds up no other; where most are wrong, the whole feed is. */
export function httpFeed({ read, lines, onError }: FeedCalls): ProductFeed {
  function usable(values: unknown[]) {
    const products: FeedProduct[] = [];
    const mistakes: Error[] = [];
    for (const value of values) {
      const mistake = mistakeIn(SentProduct, value);
      if (mistake === undefined) products.push(productOf(value as Static<typeof SentProduct>));
      else {
        const { id } = Object(value) as { id?: unknown };
        mistakes.push(
          new Error(`The product ${String(id)} of the commerce system is left out: ${mistake}.`),
        );
      }
    }
    mistakes.forEach(onError);
    return { products, mistakes };
  }

  return {
    categories: async () => (await read(Categories, { path: "/v1/categories" })).categories,
    vocabulary: () => read(SentVocabulary, { path: "/v1/vocabulary" }),
    types: async () => (await read(Types, { path: "/v1/types" })).types,
    async *all(after) {
      const values = await lines("/v1/products", { after });
      const { products, mistakes } = usable(values);
      if (products.length < values.length / 2)
        throw new EngineUnavailableError(
          `Most products of the commerce system are wrong (${mistakes.length} of ${values.length}). ${mistakes[0]?.message}`,
          { maybeDone: false },
        );
      for (let at = 0; at < products.length; at += batch) yield products.slice(at, at + batch);
    },
    async byId(ids) {
      const { products } = await read(Products, { path: "/v1/products/by-id", body: { ids } });
      return usable(products).products;
    },
  };
}

/** Returns a product as it was sent, with moments as dates. The number of a variant is its id. */
export const productOf = ({
  availableFrom,
  availableUntil,
  goneFrom,
  variants,
  pictures: [first, ...others],
  ...product
}: Static<typeof SentProduct>): FeedProduct => ({
  ...product,
  pictures: [first!, ...others],
  availableFrom: new Date(availableFrom),
  ...(availableUntil !== undefined && { availableUntil: new Date(availableUntil) }),
  ...(goneFrom !== undefined && { goneFrom: new Date(goneFrom) }),
  variants: variants.map(({ offers, ...variant }) => ({
    ...variant,
    id: variant.sku,
    offers: offers.map(offerOf),
  })),
});

const offerOf = ({
  from,
  until,
  ...offer
}: Static<typeof SentProduct>["variants"][number]["offers"][number]): FeedOffer => ({
  ...offer,
  ...(from !== undefined && { from: new Date(from) }),
  ...(until !== undefined && { until: new Date(until) }),
});
