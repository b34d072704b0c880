import type { AdminApi } from "./admin-api.ts";
import type { CoffeeCatalogue } from "./coffee-catalogue.ts";
import type { FilledChannel } from "./fill-channels.ts";
import type { FilledProduct } from "./fill-products.ts";
import { inParallel } from "./in-parallel.ts";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import { languages } from "../../../shop/sites/site-codes.ts";

/** Creates the categories as collections, each with the products that it lists itself. */
export async function fillCollections(
  api: AdminApi,
  { categories }: CoffeeCatalogue,
  products: FilledProduct[],
  { channels, pictures }: { channels: FilledChannel[]; pictures: Map<string, string> },
): Promise<void> {
  const ids = new Map<string, string>();
  for (const { id, number, parent, names, descriptions, picture } of categories) {
    const listed = products.filter(({ product }) => product.categories.includes(id));
    const { created } = await api.run<{ created: { id: string } }>(
      `mutation ($input: CreateCollectionInput!) {
        created: createCollection(input: $input) { id }
      }`,
      {
        input: {
          parentId: parent && ids.get(parent),
          inheritFilters: false,
          customFields: { code: id, number },
          featuredAssetId: pictures.get(picture.version),
          assetIds: [pictures.get(picture.version)],
          filters: [
            {
              code: "product-id-filter",
              arguments: [
                { name: "productIds", value: JSON.stringify(listed.map((each) => each.id)) },
                { name: "combineWithAnd", value: "true" },
              ],
            },
          ],
          translations: languages.map((languageCode) => ({
            languageCode,
            name: names[languageCode],
            slug: slugify(names[languageCode]!, languageCode),
            description: descriptions[languageCode],
          })),
        },
      },
    );
    ids.set(id, created.id);
  }
  await assignCollections(api, channels, [...ids.values()]);
}

/** Shows collections in all channels. */
export const assignCollections = (
  api: AdminApi,
  channels: FilledChannel[],
  collectionIds: string[],
) =>
  inParallel(channels, 4, ({ id: channelId }) =>
    api.run(
      `mutation ($input: AssignCollectionsToChannelInput!) {
        assignCollectionsToChannel(input: $input) { id }
      }`,
      { input: { channelId, collectionIds } },
    ),
  );
