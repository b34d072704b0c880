import {
  stockCount,
  type FeedAttribute,
  type FeedAttributeValue,
  type FeedCatalogue,
  type FeedCategory,
  type FeedFacetValues,
  type FeedPicture,
  type FeedProduct,
  type FeedText,
  type FeedVariant,
  type FeedVocabulary,
} from "../../commerce/product-feed.ts";
import { slugify } from "../../platform/shared/fold.ts";
import { inEveryLanguage, languages, type Language } from "../../platform/shared/site.ts";
import { facetValue } from "./facet-values.ts";
import { categoryPicture, productPicture, views } from "./picture-ids.ts";
import type { Rows } from "./staged-rows.ts";

/** A category or a product of a feed with the number that addresses name it by. */
export type WithNumber<Entry> = Entry & { number: number };

export interface NumberedCatalogue extends FeedCatalogue {
  categories: WithNumber<FeedCategory>[];
  products: WithNumber<FeedProduct>[];
}

/** Returns the rows of a catalogue. What a language lacks is as in the feed's first one. */
export function rowsOf({ categories, vocabulary, types, products }: NumberedCatalogue): Rows {
  const { picture, ...ofProducts } = productRowsOf(products);
  return {
    ...ofProducts,
    attribute: definitionsOf(vocabulary).map(([key, definition], position) => ({
      key,
      position,
      definition: JSON.stringify(definition),
    })),
    picture: [
      ...categories.map((category) => pictureRow(categoryPicture(category.id), category.picture)),
      ...picture,
    ],
    category: categories.map(({ id, number, parent }, position) => ({
      id,
      number,
      parent_id: parent ?? null,
      position,
      picture_id: categoryPicture(id),
    })),
    category_text: categories.flatMap((category) =>
      languages.map((language) => ({
        category_id: category.id,
        language,
        ...namesIn(category, language),
        description: inAll(category.descriptions)[language],
      })),
    ),
    product_type: types.map(({ id, parent, names }) => ({
      id,
      parent_id: parent ?? null,
      names: JSON.stringify(inAll(names)),
    })),
  };
}

/** Returns the rows of products. */
export const productRowsOf = (products: WithNumber<FeedProduct>[]) => ({
  picture: products.flatMap(picturesOf),
  product: products.map(productRow),
  product_text: products.flatMap((product) =>
    languages.map((language) => ({
      product_id: product.number,
      language,
      ...namesIn(product, language),
      lead: inAll(product.leads)[language],
      description: inAll(product.descriptions)[language],
      ingredients: product.ingredients ? inAll(product.ingredients)[language] : null,
    })),
  ),
  article: products.flatMap(({ number, variants }) =>
    variants.map((variant, position) => articleRow(variant, number, position)),
  ),
  offer: products.flatMap(({ variants }) => variants.flatMap(offerRows)),
});

export const pictureRow = (id: string, { version, source }: FeedPicture) => ({
  id,
  version,
  drawing: JSON.stringify(source),
});

/** Variants with a picture of their own name it by their number. */
const picturesOf = ({ number, pictures, variants }: WithNumber<FeedProduct>) => [
  ...views.flatMap((view, index) => {
    const picture = pictures[index];
    return picture ? [pictureRow(productPicture(number, view), picture)] : [];
  }),
  ...variants.flatMap(({ sku, picture }) => (picture ? [pictureRow(sku, picture)] : [])),
];

const productRow = (product: WithNumber<FeedProduct>) => ({
  id: product.number,
  category_id: product.categories[0]!,
  type_id: product.type ?? null,
  for_types: product.accessoryFor ?? [],
  kind: product.kind,
  popularity: product.popularity,
  since: product.availableFrom.toISOString().slice(0, 10),
  dimension: product.dimension ?? null,
  attributes: JSON.stringify(mapValues(product.attributes, valueInAll)),
  warnings: product.warnings ?? [],
  facets: facetsOf(product.facets),
});

const articleRow = (variant: FeedVariant, product: number, position: number) => ({
  tcm: variant.sku,
  product_id: product,
  position,
  dimension_key: variant.dimensionKey ?? null,
  label: JSON.stringify(variant.labels === undefined ? null : textInAll(variant.labels)),
  grams: variant.grams ?? null,
  millilitres: variant.millilitres ?? null,
  picture_id: variant.picture ? variant.sku : null,
  facets: facetsOf(variant.facets),
});

const offerRows = ({ sku, offers }: FeedVariant) =>
  offers.map(({ channel, price, was, stock, from, until }) => ({
    market: channel,
    tcm: sku,
    price,
    was: was ?? null,
    stock: stockCount(stock),
    valid_from: from ?? "-infinity",
    valid_until: until ?? "infinity",
  }));

const facetsOf = (facets: FeedFacetValues) =>
  Object.entries(facets).flatMap(([facet, values]) =>
    values.map((value) => facetValue(facet, value)),
  );

const definitionsOf = ({ attributes, dimensions, warnings }: FeedVocabulary) => [
  ...attributes.map(({ id, ...definition }) => [id, attributeInAll(definition)] as const),
  ...dimensions.map(
    ({ id, label }) => [`dimension:${id}`, { kind: "dimension", label: inAll(label) }] as const,
  ),
  ...warnings.map(
    ({ id, label }) => [`warning:${id}`, { kind: "warning", label: inAll(label) }] as const,
  ),
];

const attributeInAll = (definition: Omit<FeedAttribute, "id">) => ({
  ...definition,
  label: inAll(definition.label),
  ...(definition.phrase && { phrase: inAll(definition.phrase) }),
  ...(definition.words && { words: mapValues(definition.words, textInAll) }),
});

function namesIn({ names, slugs }: Pick<FeedCategory, "names" | "slugs">, language: Language) {
  const name = inAll(names)[language];
  return { name, slug: slugs?.[language] ?? slugify(name, language) };
}

const valueInAll = (value: FeedAttributeValue) =>
  typeof value === "object" && !Array.isArray(value) ? inAll(value) : value;

const textInAll = (text: FeedText) => (typeof text === "string" ? text : inAll(text));

const mapValues = <From, To>(values: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** Returns a value for each language. */
function inAll<Value>(values: Record<string, Value>): Record<Language, Value> {
  const [first] = Object.values(values) as [Value];
  return { ...values, ...inEveryLanguage((language) => values[language] ?? first) };
}
