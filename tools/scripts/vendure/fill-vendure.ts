import type { AdminApi } from "./admin-api.ts";
import type { CoffeeCatalogue } from "./coffee-catalogue.ts";
import { createShopAccount } from "./fill-account.ts";
import { fillChannels } from "./fill-channels.ts";
import { fillCollections } from "./fill-collections.ts";
import { fillFacets } from "./fill-facets.ts";
import { fillPictures } from "./fill-pictures.ts";
import { fillPrices } from "./fill-prices.ts";
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
  await inParallel(channels, 4, async (channel) => {
    await api.run(
      `mutation ($input: AssignFacetsToChannelInput!) {
        assignFacetsToChannel(input: $input) { id }
      }`,
      { input: { channelId: channel.id, facetIds: facets.ids } },
    );
    await fillPrices(api, channel, products);
  });
  report("categories");
  await fillCollections(api, catalogue, products, { channels, pictures });
  return createShopAccount(api, channels);
}
