import type {
  FeedCategory,
  FeedOffer,
  FeedProduct,
  ProductFeed,
} from "../../commerce/product-feed.ts";
import type { EngineId } from "../../commerce/scope.ts";
import type { Channel, Settings, SettingsReader } from "./channels.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import { compareIds, readWholeList } from "./list-pages.ts";
import { productFields, productOfAnswer, type ProductAnswer } from "./product-of-answer.ts";
import { categoriesOf, type KnownCategories, type ListedCategory } from "./vendure-categories.ts";
import { noPicture } from "./vendure-pictures.ts";
import { offerFields, offerOf, type OfferedVariant } from "./vendure-variants.ts";
import { readTypes, readVendureVocabulary } from "./vendure-vocabulary.ts";

export interface VendureFeedOptions {
  graphql: Graphql;
  settings: SettingsReader;
  fields(): Promise<CustomFields>;
  categories: KnownCategories;
}

const productsPerRequest = 50;

/** Reads products of the default channel, and their offers in each channel of the shop. */
export function vendureFeed({
  graphql,
  settings,
  fields,
  categories,
}: VendureFeedOptions): ProductFeed {
  async function read(
    ids: EngineId[],
    listed: ListedCategory[] | Promise<ListedCategory[]>,
  ): Promise<FeedProduct[]> {
    if (ids.length === 0) return [];
    const [custom, all] = await Promise.all([fields(), settings.read()]);
    const [products, known, ...offers] = await Promise.all([
      readWholeList<ProductAnswer>(
        graphql,
        `query ($options: ProductListOptions) {
          list: products(options: $options) { totalItems items { ${productFields(custom)} } }
        }`,
        { filter: { id: { in: ids } }, take: productsPerRequest },
      ),
      listed,
      ...all.channels.map((channel) => readOffers(ids, channel, all, custom)),
    ]);
    const isListed = new Set(known.map(({ collection }) => collection));
    const isNew = products.some(({ collections }) =>
      collections.some(({ id }) => !isListed.has(id)),
    );
    const tree = isNew ? await categories.read() : known;
    const bySku = new Map<string, FeedOffer[]>();
    for (const { sku, offer } of offers.flat()) bySku.set(sku, [...(bySku.get(sku) ?? []), offer]);
    return products
      .filter(({ enabled }) => enabled)
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((product) =>
        productOfAnswer(product, {
          categories: categoriesOf(product.collections, tree),
          offers: bySku,
        }),
      );
  }

  async function readOffers(
    ids: EngineId[],
    channel: Channel,
    all: Settings,
    custom: CustomFields,
  ): Promise<{ sku: string; offer: FeedOffer }[]> {
    const variants = await readWholeList<OfferedVariant>(
      graphql,
      `query ($options: ProductVariantListOptions) {
        list: productVariants(options: $options) { totalItems items { ${offerFields(custom)} } }
      }`,
      { filter: { productId: { in: ids } }, take: 500 },
      { channel: channel.token },
    );
    return variants.flatMap((variant) => {
      const offer = offerOf(variant, channel, all);
      return offer ? [{ sku: variant.sku, offer: { channel: channel.code, ...offer } }] : [];
    });
  }

  return {
    categories: async () => withPictures(await categories.read()),
    vocabulary: async () => readVendureVocabulary(graphql, await fields()),
    types: async () => readTypes(graphql, await fields()),
    async *all(after) {
      const ids = await readIds(graphql);
      const start = after === undefined ? 0 : ids.findIndex((id) => compareIds(id, after) > 0);
      if (start < 0) return;
      const tree = await categories.read();
      for (let at = start; at < ids.length; at += productsPerRequest)
        yield read(ids.slice(at, at + productsPerRequest), tree);
    },
    byId: (ids) =>
      read(
        ids.filter((id) => /^[\w-]{1,64}$/.test(id)),
        categories.known(),
      ),
  };
}

async function readIds(graphql: Graphql): Promise<EngineId[]> {
  const products = await readWholeList<{ id: EngineId }>(
    graphql,
    `query ($options: ProductListOptions) {
      list: products(options: $options) { totalItems items { id } }
    }`,
    { take: 1_000 },
  );
  return products.map(({ id }) => id).toSorted(compareIds);
}

/** Categories without a picture have that of their parent. */
function withPictures(listed: ListedCategory[]): FeedCategory[] {
  const pictures = new Map<string, FeedCategory["picture"]>();
  return listed.map(({ category }) => {
    const own = category.picture === noPicture ? undefined : category.picture;
    const picture = own ?? pictures.get(category.parent ?? "") ?? noPicture;
    pictures.set(category.id, picture);
    return { ...category, picture };
  });
}
