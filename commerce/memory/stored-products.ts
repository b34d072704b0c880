import type { CurrentOffer } from "../offers.ts";
import {
  isOfferedAt,
  stockCount,
  type FeedOffer,
  type FeedPlaceStock,
  type FeedProduct,
  type FeedVariant,
} from "../product-feed.ts";
import type { EngineId, PlaceId, Scope } from "../scope.ts";

/** A product with stock as a number: the engine in memory counts pieces. */
export type StoredProduct = Omit<FeedProduct, "variants"> & { variants: StoredVariant[] };
export type StoredVariant = Omit<FeedVariant, "offers" | "places"> & {
  offers: StoredOffer[];
  places?: StoredPlace[];
};
export type StoredPlace = FeedPlaceStock & { stock: number };
export type StoredOffer = FeedOffer & { stock: number };

/** Returns copies of products by id. Stock that is no number counts as many pieces, or none. */
export const productsOf = (products: FeedProduct[]): Map<EngineId, StoredProduct> =>
  new Map(
    structuredClone(products).map((product) => [
      product.id,
      { ...product, variants: product.variants.map(withPieces) },
    ]),
  );

const withPieces = ({ offers, places, ...variant }: FeedVariant): StoredVariant => ({
  ...variant,
  offers: offers.map(({ stock, ...offer }) => ({ ...offer, stock: stockCount(stock) })),
  ...(places && {
    places: places.map(({ stock, ...place }) => ({ ...place, stock: stockCount(stock) })),
  }),
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
      const variant = findVariant(products, id);
      const offer = variant?.offers.find(
        (each) => each.channel === channel && isOfferedAt(each, at),
      );
      if (!variant || !offer) return [];
      const { price, stock, was } = offer;
      const places = placesIn(variant, channel);
      return [[id, { price, stock, ...(was !== undefined && { was }), ...(places && { places }) }]];
    }),
  );

/** Returns what the places of a channel have of a variant; undefined when none has any. */
function placesIn({ places = [] }: StoredVariant, channel: string): CurrentOffer["places"] {
  const some = places.filter((each) => each.channel === channel && each.stock > 0);
  return some.length === 0
    ? undefined
    : Object.fromEntries(some.map(({ place, stock }) => [place, stock]));
}

/** Adds to the stock of a variant in a channel, whose later prices have the same stock; or in a place of it. */
export function addStock(
  { offers, places = [] }: StoredVariant,
  { channel, place }: { channel: string; place?: PlaceId },
  pieces: number,
): void {
  const all: (StoredOffer | StoredPlace)[] =
    place === undefined ? offers : places.filter((each) => each.place === place);
  for (const each of all) if (each.channel === channel) each.stock += pieces;
}
