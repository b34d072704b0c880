import type { AdminApi } from "./admin-api.ts";
import type { CoffeeCatalogue } from "./coffee-catalogue.ts";
import { createShopAccount } from "./fill-account.ts";
import { fillChannels, type FilledChannel } from "./fill-channels.ts";
import { fillCollections } from "./fill-collections.ts";
import { fillFacets } from "./fill-facets.ts";
import { fillPictures } from "./fill-pictures.ts";
import { fillPrices, type SoldProduct } from "./fill-prices.ts";
import { fillProducts } from "./fill-products.ts";
import { inParallel } from "./in-parallel.ts";

/** Fills an empty Vendure with a catalogue through its admin API; returns the key that the shop calls it with. */
export async function fillVendure(
  api: AdminApi,
  catalogue: CoffeeCatalogue,
  report: (step: string) => void,
): Promise<string> {
  const settings = await fillChannels(api, catalogue);
  const { channels } = settings;
  report("pictures");
  const pictures = await fillPictures(api, catalogue);
  const facets = await fillFacets(api, catalogue);
  report("products");
  const products = await fillProducts(api, catalogue, { settings, facets, pictures });
  report("prices");
  await sellInChannels(api, channels, { facetIds: facets.ids, products });
  report("categories");
  await fillCollections(api, catalogue, products, { channels, pictures });
  return createShopAccount(api, channels);
}

/** Assigns facets and products to all channels, with their prices. */
export const sellInChannels = (
  api: AdminApi,
  channels: FilledChannel[],
  { facetIds, products }: { facetIds: string[]; products: SoldProduct[] },
) =>
  inParallel(channels, 4, async (channel) => {
    await api.run(
      `mutation ($input: AssignFacetsToChannelInput!) {
        assignFacetsToChannel(input: $input) { id }
      }`,
      { input: { channelId: channel.id, facetIds } },
    );
    await fillPrices(api, channel, products);
  });
