import type { FeedPicture } from "../../commerce/product-feed.ts";

export interface Asset {
  id: string;
  updatedAt: string;
  source: string;
}

/** Selection of an asset. */
export const assetFields = "{ id updatedAt source }";

export const pictureOf = ({ id, updatedAt, source }: Asset): FeedPicture => ({
  version: `${id}-${Date.parse(updatedAt).toString(36)}`,
  source: { address: source },
});

/** For categories that have no picture, and no product with one. */
export const noPicture: FeedPicture = { version: "none", source: { address: "" } };

/** Returns the pictures of a product or a variant, the featured one first. */
export function picturesOf({
  featuredAsset,
  assets,
}: {
  featuredAsset: Asset | null;
  assets: Asset[];
}): FeedPicture[] {
  const all = [...(featuredAsset ? [featuredAsset] : []), ...assets];
  return [...new Map(all.map((asset) => [asset.id, asset])).values()].map(pictureOf);
}
