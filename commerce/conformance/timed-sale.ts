import type { FeedProduct } from "../product-feed.ts";

/** Milliseconds. */
export const hour = 3_600_000;

export const hoursAfter = (moment: Date, hours: number) =>
  new Date(moment.getTime() + hours * hour);

/** Returns a product that each channel sells from one moment until the other. */
export const soldBetween = (product: FeedProduct, from: Date, until: Date): FeedProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    offers: variant.offers.map((offer) => ({ ...offer, from, until })),
  })),
});
