import type { FeedPicture, FeedProduct } from "../../commerce/product-feed.ts";

export interface Asset {
  id: string;
  updatedAt: string;
  source: string;
}

/** Selection of an asset. */
export const assetFields = "{ id updatedAt source }";

export const pictureOfAsset = ({ id, updatedAt, source }: Asset): FeedPicture => ({
  version: `${id}-${Date.parse(updatedAt).toString(36)}`,
  source: { url: source },
});

/** For products without a picture, and categories that have no product with one. */
export const noPicture: FeedPicture = { version: "none", source: null };

/** Returns the pictures of a product, the featured one first. */
export function picturesOf({
  featuredAsset,
  assets,
}: {
  featuredAsset: Asset | null;
  assets: Asset[];
}): FeedProduct["pictures"] {
  const all = [...(featuredAsset ? [featuredAsset] : []), ...assets];
  const [first = noPicture, ...others] = [
    ...new Map(all.map((asset) => [asset.id, asset])).values(),
  ].map(pictureOfAsset);
  return [first, ...others];
}
