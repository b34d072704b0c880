import { fixtureCategories } from "../../commerce/conformance/fixture.ts";
import type { FeedProduct } from "../../commerce/product-feed.ts";
import type { VendureIds } from "./vendure-ids.ts";
import type { Staff } from "./vendure-staff.ts";
import { channelCodes, currencies, tokenOf } from "./vendure-structure.ts";

type Created<Name extends string> = Record<Name, { id: string }>;

/** Adds products with their variants, stock and prices in each channel; returns their ids. */
export async function addProducts(
  staff: Staff,
  ids: VendureIds,
  products: FeedProduct[],
): Promise<string[]> {
  const created = await Promise.all(products.map((product) => addProduct(staff, ids, product)));
  const variants = created.flatMap(({ variants: all }) => all);
  for (const code of channelCodes) {
    await staff(
      `mutation ($ids: [ID!]!, $channel: ID!) { assignProductsToChannel(input: { productIds: $ids, channelId: $channel }) { id } }`,
      { ids: created.map(({ id }) => id), channel: ids.channels[code] },
    );
    const prices = variants.flatMap(({ id, offers }) => {
      const offer = offers.find(({ channel }) => channel === code);
      return offer
        ? [
            {
              id,
              prices: [
                {
                  currencyCode: currencies[code],
                  price: offer.price,
                  customFields: { was: offer.was ?? null },
                },
              ],
            },
          ]
        : [];
    });
    await staff(
      `mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }`,
      { input: prices },
      tokenOf(code),
    );
  }
  return created.map(({ id }) => id);
}

/** Returns the slug of a product, which no other text of a product may have. */
export const slugOf = (name: string, language: string) =>
  `${name}-${language}`.toLowerCase().replaceAll(" ", "-");

async function addProduct(staff: Staff, ids: VendureIds, product: FeedProduct) {
  const { glaze, ...attributes } = product.attributes;
  const { type, accessoryFor, warnings } = product;
  const { createProduct } = await staff<Created<"createProduct">>(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }`,
    {
      input: {
        featuredAssetId: ids.assets[0],
        assetIds: ids.assets.slice(0, product.pictures.length),
        facetValueIds: [
          ...(glaze as string[]).map((word) => ids.glazes[word]),
          ...product.categories.map((category) => ids.shelves[category]),
        ],
        translations: Object.entries(product.names).map(([languageCode, name]) => ({
          languageCode,
          name,
          slug: slugOf(name, languageCode),
          description: product.descriptions[languageCode],
          customFields: {
            lead: product.leads[languageCode],
            ingredients: product.ingredients?.[languageCode],
          },
        })),
        customFields: {
          kind: product.kind,
          popularity: product.popularity,
          availableFrom: product.availableFrom.toISOString(),
          details: JSON.stringify({ type, accessoryFor, warnings, attributes }),
        },
      },
    },
  );
  const { id } = createProduct;
  if (product.dimension)
    await staff(
      `mutation ($id: ID!, $group: ID!) { addOptionGroupToProduct(productId: $id, optionGroupId: $group) { id } }`,
      { id, group: ids.group },
    );
  const { createProductVariants } = await staff<{
    createProductVariants: { id: string; sku: string }[];
  }>(
    `mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id sku } }`,
    {
      input: product.variants.map((variant, index) => ({
        productId: id,
        sku: variant.sku,
        trackInventory: "TRUE",
        taxCategoryId: ids.category,
        price: 100,
        translations: [{ languageCode: "de", name: variant.sku }],
        ...(product.dimension && { optionIds: [ids.options[index]] }),
        ...(variant.picture && { featuredAssetId: ids.assets[2] }),
        stockLevels: variant.offers.map(({ channel, stock }) => ({
          stockLocationId: ids.locations[channel],
          stockOnHand: stock,
        })),
      })),
    },
  );
  return {
    id,
    variants: product.variants.map(({ sku, offers }) => ({
      id: createProductVariants.find((each) => each.sku === sku)!.id,
      offers,
    })),
  };
}

/** Creates the categories: last, because Vendure looks at all of them for each product that changes. */
export async function addCategories(staff: Staff, { assets, shelves }: VendureIds): Promise<void> {
  const collections: Record<string, string> = {};
  for (const { id, parent, names, descriptions } of fixtureCategories) {
    const { createCollection } = await staff<Created<"createCollection">>(
      `mutation ($input: CreateCollectionInput!) { createCollection(input: $input) { id } }`,
      {
        input: {
          featuredAssetId: assets[1],
          ...(parent && { parentId: collections[parent] }),
          inheritFilters: false,
          filters: [
            {
              code: "facet-value-filter",
              arguments: [
                { name: "facetValueIds", value: JSON.stringify([shelves[id]]) },
                { name: "containsAny", value: "false" },
                { name: "combineWithAnd", value: "true" },
              ],
            },
          ],
          translations: Object.entries(names).map(([languageCode, name]) => ({
            languageCode,
            name,
            slug: `${id}-${languageCode}`,
            description: descriptions[languageCode],
          })),
          customFields: { code: id },
        },
      },
    );
    collections[id] = createCollection.id;
  }
}
