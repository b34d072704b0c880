import { earliest } from "../../platform/content/validity.ts";
import {
  stockCount,
  type FeedAttribute,
  type FeedCatalogue,
  type FeedCategory,
  type FeedFacetValues,
  type FeedPicture,
  type FeedProduct,
  type FeedText,
  type FeedVariant,
  type FeedVocabulary,
} from "../../commerce/product-feed.ts";
import { mapValues } from "../../platform/shared/objects.ts";
import { slugify } from "../../platform/shared/texts/fold.ts";
import type { Language } from "../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import { facetValue } from "./facet-values.ts";
import { categoryPicture, productPicture, views } from "./picture-ids.ts";
import type { Rows } from "./staged-rows.ts";

/** A category or a product of a feed with the number that addresses name it by. */
export type WithNumber<Entry> = Entry & { number: number };

export interface NumberedCatalogue extends FeedCatalogue {
  categories: WithNumber<FeedCategory>[];
  products: WithNumber<FeedProduct>[];
}

type Languages = Pick<SiteSet, "languages">;

/** Returns the rows of a catalogue. What a language lacks is as in the feed's first one. */
export function rowsOf(
  { categories, vocabulary, types, products }: NumberedCatalogue,
  { languages }: Languages,
): Rows {
  const { picture, ...ofProducts } = productRowsOf(products, { languages });
  return {
    ...ofProducts,
    attribute: definitionsOf(vocabulary, languages).map(([key, definition], position) => ({
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
        description: textOf(category.descriptions, language),
      })),
    ),
    product_type: types.map(({ id, parent, names }) => ({
      id,
      parent_id: parent ?? null,
      names: JSON.stringify(inEach(languages, names)),
    })),
  };
}

/** Returns the rows of products. */
export const productRowsOf = (products: WithNumber<FeedProduct>[], { languages }: Languages) => ({
  picture: products.flatMap(picturesOf),
  product: products.map((product) => productRow(product, languages)),
  product_text: products.flatMap((product) =>
    languages.map((language) => ({
      product_id: product.number,
      language,
      ...namesIn(product, language),
      lead: textOf(product.leads, language),
      description: textOf(product.descriptions, language),
      ingredients: product.ingredients ? textOf(product.ingredients, language) : null,
    })),
  ),
  article: products.flatMap(({ number, variants }) =>
    variants.map((variant, position) => articleRow(variant, number, position, languages)),
  ),
  offer: products.flatMap(({ variants, availableUntil, goneFrom }) =>
    variants.flatMap((variant) => offerRows(variant, earliest([availableUntil, goneFrom]))),
  ),
  place_stock: products.flatMap(({ variants }) => variants.flatMap(placeRows)),
});

export const pictureRow = (id: string, { version, source }: FeedPicture) => ({
  id,
  version,
  drawing: JSON.stringify(source),
});

/** Returns the pictures of a product by its number and view, and those of variants by their own numbers. */
const picturesOf = ({ number, pictures, variants }: WithNumber<FeedProduct>) => [
  ...pictures.flatMap((picture, index) => {
    const view = picture.view ?? views[index];
    return view ? [pictureRow(productPicture(number, view), picture)] : [];
  }),
  ...variants.flatMap(({ sku, picture }) => (picture ? [pictureRow(sku, picture)] : [])),
];

const productRow = (product: WithNumber<FeedProduct>, languages: readonly Language[]) => ({
  id: product.number,
  category_id: product.categories[0]!,
  type_id: product.type ?? null,
  for_types: product.accessoryFor ?? [],
  kind: product.kind,
  popularity: product.popularity,
  since: product.availableFrom.toISOString().slice(0, 10),
  dimension: product.dimension ?? null,
  attributes: JSON.stringify(
    mapValues(product.attributes, (value) =>
      typeof value === "object" && !Array.isArray(value) ? inEach(languages, value) : value,
    ),
  ),
  warnings: product.warnings ?? [],
  facets: facetsOf(product.facets),
  gone_from: product.goneFrom ?? "infinity",
});

const articleRow = (
  variant: FeedVariant,
  product: number,
  position: number,
  languages: readonly Language[],
) => ({
  tcm: variant.sku,
  product_id: product,
  position,
  dimension_key: variant.dimensionKey ?? null,
  label: JSON.stringify(
    variant.labels === undefined ? null : textInEach(languages, variant.labels),
  ),
  grams: variant.grams ?? null,
  millilitres: variant.millilitres ?? null,
  picture_id: variant.picture ? variant.sku : null,
  facets: facetsOf(variant.facets),
});

/** Returns the offers of a variant, all of which end with the sale of its product. */
const offerRows = ({ sku, offers }: FeedVariant, end: Date | undefined) =>
  offers
    .filter(({ from }) => !from || !end || from < end)
    .map(({ channel, price, was, stock, from, until }) => ({
      market: channel,
      tcm: sku,
      price,
      was: was ?? null,
      stock: stockCount(stock),
      valid_from: from ?? "-infinity",
      valid_until: earliest([until, end]) ?? "infinity",
    }));

/** Returns what places have of a variant. Those that have none have no row. */
const placeRows = ({ sku, places = [] }: FeedVariant) =>
  places.flatMap(({ channel, place, stock }) => {
    const pieces = stockCount(stock);
    return pieces > 0 ? [{ market: channel, place, tcm: sku, stock: pieces }] : [];
  });

const facetsOf = (facets: FeedFacetValues) =>
  Object.entries(facets).flatMap(([facet, values]) =>
    values.map((value) => facetValue(facet, value)),
  );

const definitionsOf = (
  { attributes, dimensions, warnings }: FeedVocabulary,
  languages: readonly Language[],
) => [
  ...attributes.map(
    ({ id, ...definition }) => [id, attributeInEach(languages, definition)] as const,
  ),
  ...dimensions.map(
    ({ id, label }) =>
      [`dimension:${id}`, { kind: "dimension", label: inEach(languages, label) }] as const,
  ),
  ...warnings.map(
    ({ id, label }) =>
      [`warning:${id}`, { kind: "warning", label: inEach(languages, label) }] as const,
  ),
];

const attributeInEach = (
  languages: readonly Language[],
  definition: Omit<FeedAttribute, "id">,
) => ({
  ...definition,
  label: inEach(languages, definition.label),
  ...(definition.phrase && { phrase: inEach(languages, definition.phrase) }),
  ...(definition.words && {
    words: mapValues(definition.words, (text) => textInEach(languages, text)),
  }),
});

function namesIn({ names, slugs }: Pick<FeedCategory, "names" | "slugs">, language: Language) {
  const name = textOf(names, language);
  return { name, slug: slugs?.[language] ?? slugify(name, language) };
}

const textInEach = (languages: readonly Language[], text: FeedText) =>
  typeof text === "string" ? text : inEach(languages, text);

/** Returns a value for each language, in the order of the feed. */
function inEach<Value>(languages: readonly Language[], values: Record<string, Value>) {
  const [first] = Object.values(values) as [Value];
  const given = Object.keys(values).filter((language) => languages.includes(language));
  return Object.fromEntries(
    [...new Set([...given, ...languages])].map((language) => [language, values[language] ?? first]),
  );
}

const textOf = (texts: Record<string, string>, language: Language) =>
  texts[language] ?? Object.values(texts)[0]!;
