import { isOfferedAt, type FeedOffer } from "../../../commerce/product-feed.ts";
import type { AdminApi } from "./admin-api.ts";
import type { FilledChannel } from "./fill-channels.ts";
import { chunksOf } from "./in-parallel.ts";

/** A product with everything that a channel needs to sell it. */
export interface SoldProduct {
  optionGroups: string[];
  assets: string[];
  variants: { id: string; variant: { offers: FeedOffer[] } }[];
}

interface Sale {
  /** Id of the variant. */
  id: string;
  offer: FeedOffer;
}

/** Sells the products in a channel at its prices. */
export async function fillPrices(
  api: AdminApi,
  { id: channelId, code, currency: currencyCode }: FilledChannel,
  products: SoldProduct[],
): Promise<void> {
  const now = new Date();
  const assign = (kind: string, ids: object) =>
    api.run(
      `mutation ($input: Assign${kind}ToChannelInput!) {
        assign${kind}ToChannel(input: $input) { id }
      }`,
      { input: { channelId, ...ids } },
    );
  for (const group of chunksOf(products, 20)) {
    const sales = group
      .flatMap(({ variants }) => variants)
      .flatMap(({ id, variant }): Sale[] => {
        const offer = variant.offers.find(
          (each) => each.channel === code && isOfferedAt(each, now),
        );
        return offer ? [{ id, offer }] : [];
      });
    // Not by their products, which takes Vendure a hundred times as long for texts in seven languages.
    await assign("ProductVariants", { productVariantIds: sales.map(({ id }) => id) });
    await assign("ProductOptionGroups", {
      productOptionGroupIds: group.flatMap(({ optionGroups }) => optionGroups),
    });
    await assign("Assets", { assetIds: group.flatMap(({ assets }) => assets) });
    await api.run(
      `mutation ($input: [UpdateProductVariantInput!]!) {
        updateProductVariants(input: $input) { id }
      }`,
      {
        input: sales.map(({ id, offer: { price, was } }) => ({
          id,
          prices: [{ currencyCode, price, customFields: { was } }],
        })),
      },
      code,
    );
  }
}
