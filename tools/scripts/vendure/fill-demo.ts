import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FeedOffer } from "../../../commerce/product-feed.ts";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { markets } from "../../../shop/sites/site-codes.ts";
import type { AdminApi } from "./admin-api.ts";
import { createShopAccount } from "./fill-account.ts";
import { fillChannels } from "./fill-channels.ts";
import { assignCollections } from "./fill-collections.ts";
import { sellInChannels } from "./fill-vendure.ts";

/** Worth of a euro by currency. */
const rates: Record<string, number> = { EUR: 1, CHF: 1.1, PLN: 4.3, CZK: 25, HUF: 390, TRY: 40 };

interface DemoCollection {
  name: string;
  parentName?: string;
  /** Files of its pictures, which products have as well. */
  assetPaths: string[];
  filters: { args: { facetValueNames: string[] } }[];
}

interface Imported {
  facets: { items: { id: string; values: { id: string; name: string }[] }[] };
  products: {
    items: {
      assets: { id: string; name: string }[];
      optionGroups: { id: string }[];
      variants: { id: string; priceWithTax: number }[];
    }[];
  };
  stockLocations: { items: { id: string; name: string }[] };
}

/** Fills an empty Vendure with its own demo products, in English; returns the key that the shop calls it with. */
export async function fillDemo(
  api: AdminApi,
  folder: string,
  report: (step: string) => void,
): Promise<string> {
  const { channels } = await fillChannels(api, {
    vocabulary: { attributes: [], dimensions: [], warnings: [] },
    types: [],
  });
  report("products");
  const content = await readFile(join(folder, "products.csv"));
  await api.upload(
    `mutation ($csvFile: Upload!) { importProducts(csvFile: $csvFile) { imported } }`,
    { csvFile: null },
    { csvFile: { name: "products.csv", type: "text/csv", content } },
  );
  const { facets, products, stockLocations } = await api.run<Imported>(`{
    facets { items { id values { id name } } }
    products(options: { take: 100 }) {
      items { assets { id name } optionGroups { id } variants { id priceWithTax } }
    }
    stockLocations { items { id name } }
  }`);
  // The import counts all pieces at the location that was there before.
  const places = stockLocations.items.filter(({ name }) => !markets.some((code) => code === name));
  for (const { id: channelId } of channels)
    await api.run(
      `mutation ($input: AssignStockLocationsToChannelInput!) {
        assignStockLocationsToChannel(input: $input) { id }
      }`,
      { input: { stockLocationIds: places.map(({ id }) => id), channelId } },
    );
  report("prices");
  await sellInChannels(api, channels, {
    facetIds: facets.items.map(({ id }) => id),
    products: products.items.map(({ assets, optionGroups, variants }) => ({
      assets: assets.map(({ id }) => id),
      optionGroups: optionGroups.map(({ id }) => id),
      variants: variants.map(({ id, priceWithTax }) => ({
        id,
        variant: { offers: offersOf(priceWithTax) },
      })),
    })),
  });
  report("categories");
  const { collections } = JSON.parse(await readFile(join(folder, "initial-data.json"), "utf8")) as {
    collections: DemoCollection[];
  };
  const values = facets.items.flatMap((facet) => facet.values);
  const assets = products.items.flatMap((product) => product.assets);
  const pictures = new Map(assets.map(({ name, id }) => [name, id]));
  const ids = new Map<string, string>();
  for (const { name, parentName = "", assetPaths, filters } of collections) {
    const named = filters.flatMap(({ args }) => args.facetValueNames);
    const facetValueIds = values.filter((value) => named.includes(value.name)).map(({ id }) => id);
    const { created } = await api.run<{ created: { id: string } }>(
      `mutation ($input: CreateCollectionInput!) {
        created: createCollection(input: $input) { id }
      }`,
      {
        input: {
          parentId: ids.get(parentName),
          featuredAssetId: pictures.get(assetPaths[0]!),
          filters: [
            {
              code: "facet-value-filter",
              arguments: [
                { name: "facetValueIds", value: JSON.stringify(facetValueIds) },
                { name: "containsAny", value: "false" },
                { name: "combineWithAnd", value: "true" },
              ],
            },
          ],
          translations: [{ languageCode: "de", name, slug: slugify(name, "de"), description: "" }],
        },
      },
    );
    ids.set(name, created.id);
  }
  await assignCollections(api, channels, [...ids.values()]);
  return createShopAccount(api, channels);
}

/** Returns prices in all channels, on the step of their currencies. */
const offersOf = (price: number): FeedOffer[] =>
  markets.map((market) => {
    const { code, step } = allSites[market].site.currency;
    return { channel: market, price: Math.round((price * rates[code]!) / step) * step, stock: 0 };
  });
