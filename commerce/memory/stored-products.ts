import type { CurrentOffer } from "../offers.ts";
import {
  isOfferedAt,
  stockCount,
  type FeedOffer,
  type FeedProduct,
  type FeedVariant,
} from "../product-feed.ts";
import type { EngineId, Scope } from "../scope.ts";

/** A product with stock as a number: the engine in memory counts pieces. */
export type StoredProduct = Omit<FeedProduct, "variants"> & { variants: StoredVariant[] };
export type StoredVariant = Omit<FeedVariant, "offers"> & { offers: StoredOffer[] };
export type StoredOffer = FeedOffer & { stock: number };

/** Returns copies of products by id. Stock that is no number counts as many pieces, or none. */
export const productsOf = (products: FeedProduct[]): Map<EngineId, StoredProduct> =>
  new Map(
    structuredClone(products).map((product) => [
      product.id,
      { ...product, variants: product.variants.map(withPieces) },
    ]),
  );

const withPieces = ({ offers, ...variant }: FeedVariant): StoredVariant => ({
  ...variant,
  offers: offers.map(({ stock, ...offer }) => ({ ...offer, stock: stockCount(stock) })),
});

export function findVariant(
  products: ReadonlyMap<EngineId, StoredProduct>,
  id: EngineId,
): StoredVariant | undefined {
  for (const { variants } of products.values()) {
    const found = variants.find((variant) => variant.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the offers of variants in a channel at a moment; omits those that it does not sell. */
export const offersAt = (
  products: ReadonlyMap<EngineId, StoredProduct>,
  { channel, at }: Pick<Scope, "channel" | "at">,
  variants: EngineId[],
): Map<EngineId, CurrentOffer> =>
  new Map(
    variants.flatMap((id) => {
      const offer = findVariant(products, id)?.offers.find(
        (each) => each.channel === channel && isOfferedAt(each, at),
      );
      if (!offer) return [];
      const { price, stock, was } = offer;
      return [[id, { price, stock, ...(was !== undefined && { was }) }]];
    }),
  );

/** Adds to the stock of a variant in a channel; its later prices have the same stock. */
export function addStock({ offers }: StoredVariant, channel: string, pieces: number): void {
  for (const offer of offers) if (offer.channel === channel) offer.stock += pieces;
}
