import { deepEqual, fail } from "node:assert/strict";
import type { EngineAdmin } from "../../commerce/conformance/engine-under-test.ts";
import { eventually } from "../../commerce/conformance/reading.ts";
import type { VendureIds } from "./vendure-ids.ts";
import { addProducts, slugOf } from "./vendure-products.ts";
import type { Staff } from "./vendure-staff.ts";
import { currencies, tokenOf, translated } from "./vendure-structure.ts";

interface Variant {
  id: string;
  productId: string;
  product: { facetValues: { id: string }[] };
  stockLevels: { stockLocationId: string; stockAllocated: number }[];
}

/** Changes a server that was filled with the fixture, by its admin API. */
export function vendureAdmin(staff: Staff, ids: VendureIds): EngineAdmin {
  async function variantOf(sku: string): Promise<Variant> {
    const { productVariants } = await staff<{ productVariants: { items: Variant[] } }>(
      `query ($sku: String!) { productVariants(options: { filter: { sku: { eq: $sku } } }) { items {
        id productId product { facetValues { id } } stockLevels { stockLocationId stockAllocated }
      } } }`,
      { sku },
    );
    return productVariants.items[0] ?? fail(`Vendure has no variant ${sku}.`);
  }
  const updateProduct = (input: object) =>
    staff(`mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }`, {
      input,
    });
  const updateVariant = (input: object, channel?: string) =>
    staff(
      `mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }`,
      { input: [input] },
      channel,
    );
  /** Vendure fills its collections later. */
  const isIn = (id: string, categories: string[]) =>
    eventually(async () => {
      const { product } = await staff<{ product: { collections: { id: string }[] } }>(
        `query ($id: ID!) { product(id: $id) { collections { id } } }`,
        { id },
      );
      deepEqual(
        product.collections.map((collection) => collection.id),
        categories.map((category) => ids.collections[category]),
      );
    });

  return {
    async addProduct(product) {
      const [id] = await addProducts(staff, ids, [product]);
      await isIn(id!, product.categories);
    },
    async deleteProduct(sku) {
      const { productId } = await variantOf(sku);
      await staff(`mutation ($id: ID!) { deleteProduct(id: $id) { result } }`, { id: productId });
    },
    async rename(sku, names) {
      const { productId: id } = await variantOf(sku);
      const translations = translated(names).map((each) => ({
        ...each,
        slug: slugOf(each.name!, each.languageCode),
      }));
      await updateProduct({ id, translations });
    },
    async setPrice(sku, channel, price) {
      const { id } = await variantOf(sku);
      const currencyCode = currencies[channel as keyof typeof currencies];
      const customFields = { was: null };
      await updateVariant(
        { id, prices: [{ currencyCode, price, customFields }] },
        tokenOf(channel),
      );
    },
    setPriceFrom: async () => fail("A price of Vendure begins at once."),
    async setStock(sku, channel, stock) {
      const { id, stockLevels } = await variantOf(sku);
      const stockLocationId = ids.locations[channel];
      const level = stockLevels.find((each) => each.stockLocationId === stockLocationId);
      const stockOnHand = stock + (level?.stockAllocated ?? 0);
      await updateVariant({ id, stockLevels: [{ stockLocationId, stockOnHand }] });
    },
    setPlaceStock: async () => fail("The stock of stores is not read from Vendure."),
    async withdraw(sku, channel) {
      const { id } = await variantOf(sku);
      await staff(
        `mutation ($ids: [ID!]!, $channel: ID!) {
          removeProductVariantsFromChannel(input: { productVariantIds: $ids, channelId: $channel }) { id }
        }`,
        { ids: [id], channel: ids.channels[channel] },
      );
    },
    async moveProduct(sku, category) {
      const { productId: id, product } = await variantOf(sku);
      const shelves = new Set(Object.values(ids.shelves));
      const others = product.facetValues
        .map((value) => value.id)
        .filter((each) => !shelves.has(each));
      await updateProduct({ id, facetValueIds: [...others, ids.shelves[category]] });
      await isIn(id, [category]);
    },
    renameCategory: async (category, names) =>
      void (await staff(
        `mutation ($input: UpdateCollectionInput!) { updateCollection(input: $input) { id } }`,
        { input: { id: ids.collections[category], translations: translated(names) } },
      )),
    moveCategory: async (category, parent) =>
      void (await staff(
        `mutation ($input: MoveCollectionInput!) { moveCollection(input: $input) { id } }`,
        {
          input: {
            collectionId: ids.collections[category],
            parentId: ids.collections[parent],
            index: 0,
          },
        },
      )),
  };
}
