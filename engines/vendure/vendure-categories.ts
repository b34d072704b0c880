import type { FeedCategory } from "../../commerce/product-feed.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import { readWholeList } from "./list-pages.ts";
import { assetFields, noPicture, pictureOfAsset, type Asset } from "./vendure-pictures.ts";
import { plainText, textsOf, type Translation } from "./vendure-texts.ts";

interface Collection {
  id: string;
  parentId: string;
  position: number;
  isPrivate: boolean;
  featuredAsset: Asset | null;
  languageCode: string;
  slug: string;
  translations: (Translation & { name: string; slug: string; description: string })[];
  customFields?: { code?: string | null; number?: number | null };
}

/** A category with the id of its collection. */
export interface ListedCategory {
  collection: string;
  category: FeedCategory;
}

const document = ({ Collection }: CustomFields) => `query ($options: CollectionListOptions) {
  list: collections(options: $options) {
    totalItems
    items {
      id slug parentId position isPrivate featuredAsset ${assetFields} languageCode
      translations { languageCode name slug description } ${Collection}
    }
  }
}`;

/** Returns the public collections, parents before their children, siblings by position. */
export async function readCategories(
  graphql: Graphql,
  fields: CustomFields,
): Promise<ListedCategory[]> {
  const collections = await readWholeList<Collection>(graphql, document(fields));
  const ids = new Set(collections.map(({ id }) => id));
  const children = Map.groupBy(
    collections
      .filter(({ isPrivate }) => !isPrivate)
      .toSorted((one, other) => one.position - other.position),
    ({ parentId }) => (ids.has(parentId) ? parentId : ""),
  );
  const below = (parent: Collection | undefined): ListedCategory[] =>
    (children.get(parent?.id ?? "") ?? []).flatMap((each) => [
      { collection: each.id, category: categoryOf(each, parent) },
      ...below(each),
    ]);
  return below(undefined);
}

/** The categories of a server as they were last read. */
export function createKnownCategories(graphql: Graphql, fields: () => Promise<CustomFields>) {
  let last: Promise<ListedCategory[]> | undefined;
  const read = (): Promise<ListedCategory[]> => {
    const reading = fields().then((custom) => readCategories(graphql, custom));
    last = reading;
    reading.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading;
  };
  return {
    read,
    /** Returns those that were read last, which a changed price does not wait for. */
    known: () => last ?? read(),
    /** Is called when some may have changed. */
    invalidate() {
      last = undefined;
    },
  };
}

export type KnownCategories = ReturnType<typeof createKnownCategories>;

/** A code of the shop's content, or the slug of the channel's language: both are of staff, and more lasting than names. */
const idOf = ({ id, slug, customFields }: Collection) =>
  [customFields?.code, slug].find((name) => name && isEngineId(name)) ?? id;

const isEngineId = (name: string) => /^[\w-]{1,64}$/.test(name);

const categoryOf = (collection: Collection, parent: Collection | undefined): FeedCategory => {
  const { featuredAsset, customFields } = collection;
  return {
    id: idOf(collection),
    ...(customFields?.number && { number: customFields.number }),
    ...(parent && { parent: idOf(parent) }),
    names: textsOf(collection, ({ name }) => name),
    slugs: textsOf(collection, ({ slug }) => slug),
    descriptions: textsOf(collection, ({ description }) => plainText(description)),
    picture: featuredAsset ? pictureOfAsset(featuredAsset) : noPicture,
  };
};

/** Returns the categories of a product in the order of the tree: those that it is in itself, without their parents. */
export function categoriesOf(
  collections: { id: string }[],
  categories: ListedCategory[],
): FeedCategory["id"][] {
  const listedIn = new Set(collections.map(({ id }) => id));
  const own = categories.filter(({ collection }) => listedIn.has(collection));
  const parents = new Set(own.map(({ category }) => category.parent));
  return own.flatMap(({ category: { id } }) => (parents.has(id) ? [] : [id]));
}
