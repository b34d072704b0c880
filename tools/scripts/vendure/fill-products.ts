import {
  isOfferedAt,
  type FeedProduct,
  type FeedVariant,
  type FeedVocabulary,
} from "../../../commerce/product-feed.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { slugify } from "../../../platform/shared/texts/fold.ts";
import { languages } from "../../../shop/sites/site-codes.ts";
import type { AdminApi } from "./admin-api.ts";
import type { CoffeeCatalogue } from "./coffee-catalogue.ts";
import type { FilledSettings } from "./fill-channels.ts";
import { plainAttributes, type FilledFacets } from "./fill-facets.ts";
import type { SoldProduct } from "./fill-prices.ts";
import { inParallel } from "./in-parallel.ts";
import { translated } from "./translated.ts";

export interface FilledProduct extends SoldProduct {
  id: string;
  product: FeedProduct;
  variants: { id: string; variant: FeedVariant }[];
}

interface FilledParts {
  settings: FilledSettings;
  facets: FilledFacets;
  /** Ids of assets by version. */
  pictures: Map<string, string>;
}

/** Creates the products with their variants in the default channel. */
export const fillProducts = (
  api: AdminApi,
  { products, vocabulary }: CoffeeCatalogue,
  { settings, facets, pictures }: FilledParts,
): Promise<FilledProduct[]> =>
  inParallel(products, 6, async (product) => {
    const { kind, popularity, availableFrom, names, leads, descriptions, ingredients } = product;
    const assetIds = product.pictures.map(({ version }) => pictures.get(version)!);
    const { created } = await api.run<{ created: { id: string } }>(
      `mutation ($input: CreateProductInput!) { created: createProduct(input: $input) { id } }`,
      {
        input: {
          enabled: true,
          assetIds,
          featuredAssetId: assetIds[0],
          facetValueIds: facets.valuesOf(product.facets),
          translations: languages.map((languageCode) => ({
            languageCode,
            name: names[languageCode],
            slug: slugify(names[languageCode]!, languageCode),
            description: descriptions[languageCode],
            customFields: {
              lead: leads[languageCode],
              ingredients: ingredients?.[languageCode],
            },
          })),
          customFields: {
            kind,
            number: product.number,
            popularity,
            availableFrom,
            details: JSON.stringify(detailsOf(product, vocabulary)),
          },
        },
      },
    );
    const label = vocabulary.dimensions.find(({ id }) => id === product.dimension)?.label;
    const options = label && (await createOptions(api, created.id, product, label));
    const { variants } = await api.run<{ variants: { id: string; sku: string }[] }>(
      `mutation ($input: [CreateProductVariantInput!]!) {
        variants: createProductVariants(input: $input) { id sku }
      }`,
      {
        input: product.variants.map((variant, at) => {
          const picture = variant.picture && pictures.get(variant.picture.version);
          const offers = variant.offers.filter((offer) => isOfferedAt(offer, new Date()));
          return {
            productId: created.id,
            sku: variant.sku,
            taxCategoryId: valueAt(settings.taxCategories, kind),
            price: offers.find(({ channel }) => channel === "DE")?.price ?? offers[0]?.price ?? 0,
            trackInventory: "TRUE",
            stockLevels: settings.channels.map(({ code, stockLocation }) => ({
              stockLocationId: stockLocation,
              stockOnHand: offers.find(({ channel }) => channel === code)?.stock ?? 0,
            })),
            optionIds: options ? [options.ids[at]!] : [],
            facetValueIds: facets.valuesOf(variant.facets),
            ...(picture && { assetIds: [picture], featuredAssetId: picture }),
            translations: translated({ name: names }),
            customFields: { grams: variant.grams, millilitres: variant.millilitres },
          };
        }),
      },
    );
    return {
      id: created.id,
      product,
      optionGroups: options ? [options.group] : [],
      assets: [
        ...assetIds,
        ...product.variants.flatMap(({ picture }) => pictures.get(picture?.version ?? "") ?? []),
      ],
      // Vendure answers in an order of its own.
      variants: product.variants.map((variant) => ({
        id: variants.find(({ sku }) => sku === variant.sku)!.id,
        variant,
      })),
    };
  });

/** Returns what stands in a custom field as JSON: the properties that have no place in Vendure. */
const detailsOf = (
  { type, accessoryFor, warnings, attributes }: FeedProduct,
  vocabulary: FeedVocabulary,
) => ({
  type,
  accessoryFor,
  warnings,
  attributes: Object.fromEntries(
    plainAttributes(vocabulary)
      .filter(({ id }) => Object.hasOwn(attributes, id))
      .map(({ id }) => [id, attributes[id]]),
  ),
});

/** Creates the option group of a product; its options are in the order of the variants. */
async function createOptions(
  api: AdminApi,
  productId: string,
  { dimension, variants }: FeedProduct,
  label: Record<string, string>,
): Promise<{ group: string; ids: string[] }> {
  const codeOf = ({ dimensionKey, sku }: FeedVariant) => dimensionKey ?? sku;
  const { group } = await api.run<{
    group: { id: string; options: { id: string; code: string }[] };
  }>(
    `mutation ($input: CreateProductOptionGroupInput!) {
      group: createProductOptionGroup(input: $input) { id options { id code } }
    }`,
    {
      input: {
        code: dimension,
        translations: translated({ name: label }),
        options: variants.map((variant) => ({
          code: codeOf(variant),
          translations: translated({ name: variant.labels ?? variant.sku }),
        })),
      },
    },
  );
  await api.run(
    `mutation ($product: ID!, $group: ID!) {
      addOptionGroupToProduct(productId: $product, optionGroupId: $group) { id }
    }`,
    { product: productId, group: group.id },
  );
  const ids = variants.map(
    (variant) => group.options.find(({ code }) => code === codeOf(variant))!.id,
  );
  return { group: group.id, ids };
}
