import type { CurrentOffer } from "../offers.ts";
import type { FeedOffer, FeedProduct, FeedVariant } from "../product-feed.ts";
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
  offers: offers.map(({ stock, ...offer }) => ({ ...offer, stock: piecesOf(stock) })),
});

const piecesOf = (stock: FeedOffer["stock"]) =>
  typeof stock === "number" ? stock : { some: 1_000, none: 0 }[stock];

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

/** Returns the offer of a variant in a channel at a moment. */
export function offerAt(
  { offers }: StoredVariant,
  { channel, at }: Pick<Scope, "channel" | "at">,
): (CurrentOffer & { stock: number }) | undefined {
  const offer = offers.find(
    ({ channel: sold, from, until }) =>
      sold === channel && (!from || from <= at) && (!until || until > at),
  );
  return offer && { price: offer.price, stock: offer.stock, ...(offer.was && { was: offer.was }) };
}

/** Adds to the stock of a variant in a channel; its later prices have the same stock. */
export function addStock({ offers }: StoredVariant, channel: string, pieces: number): void {
  for (const offer of offers) if (offer.channel === channel) offer.stock += pieces;
}
