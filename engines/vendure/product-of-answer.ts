import type { FeedOffer, FeedProduct, FeedVariant } from "../../commerce/product-feed.ts";
import { fieldsOf, parsed } from "../../platform/shared/foreign.ts";
import type { CustomFields } from "./custom-fields.ts";
import { compareIds } from "./list-pages.ts";
import { assetFields, picturesOf, pictureOfAsset, type Asset } from "./vendure-pictures.ts";
import { firstSentence, plainText, textsOf, type Translation } from "./vendure-texts.ts";
import { isUsableSku } from "./vendure-variants.ts";
import { facetValueFields, facetValuesBy, type AssignedFacetValue } from "./vendure-vocabulary.ts";

interface Option {
  code: string;
  languageCode: string;
  translations: (Translation & { name: string })[];
}

interface Variant {
  id: string;
  sku: string;
  featuredAsset: Asset | null;
  options: Option[];
  facetValues: AssignedFacetValue[];
  customFields?: { grams?: number | null; millilitres?: number | null };
}

/** A product as the default channel has it. */
export interface ProductAnswer {
  id: string;
  createdAt: string;
  enabled: boolean;
  languageCode: string;
  featuredAsset: Asset | null;
  assets: Asset[];
  facetValues: AssignedFacetValue[];
  optionGroups: { code: string }[];
  collections: { id: string }[];
  translations: (Translation & {
    name: string;
    slug: string;
    description: string;
    customFields?: { lead?: string | null; ingredients?: string | null };
  })[];
  variants: Variant[];
  customFields?: {
    kind?: string | null;
    number?: number | null;
    popularity?: number | null;
    availableFrom?: string | null;
    details?: string | null;
  };
}

/** Selection of a product, without its offers. */
export const productFields = ({ Product, ProductTranslation, ProductVariant }: CustomFields) => `
  id createdAt enabled languageCode featuredAsset ${assetFields} assets ${assetFields}
  facetValues ${facetValueFields} optionGroups { code } collections { id }
  translations { languageCode name slug description ${ProductTranslation} } ${Product}
  variants {
    id sku featuredAsset ${assetFields} facetValues ${facetValueFields}
    options { code languageCode translations { languageCode name } } ${ProductVariant}
  }`;

const usualPopularity = 50;

type Details = Pick<FeedProduct, "type" | "accessoryFor" | "attributes" | "warnings"> & {
  pictures: FeedProduct["pictures"];
};

export interface ProductContext {
  categories: string[];
  offers: ReadonlyMap<string, FeedOffer[]>;
}

/** Returns a product of the feed. */
export function productOfAnswer(
  response: ProductAnswer,
  { categories, offers }: ProductContext,
): FeedProduct {
  const custom = response.customFields ?? {};
  const { attributes, pictures, type, accessoryFor, warnings } = fieldsOf<Details>(
    parsed(custom.details),
  ) as Partial<Details>;
  const [group, ...others] = response.optionGroups;
  const texts = (textOf: Parameters<typeof textsOf<ProductAnswer["translations"][number]>>[1]) =>
    textsOf(response, textOf);
  const ingredients = texts(({ customFields }) => customFields?.ingredients || undefined);
  return {
    id: response.id,
    kind: custom.kind || "goods",
    ...(custom.number && { number: custom.number }),
    names: texts(({ name }) => name),
    slugs: texts(({ slug }) => slug),
    leads: texts(
      ({ customFields, description }) =>
        customFields?.lead || firstSentence(plainText(description)),
    ),
    descriptions: texts(({ description }) => plainText(description)),
    ...(Object.keys(ingredients).length > 0 && { ingredients }),
    categories,
    ...(type !== undefined && { type }),
    ...(accessoryFor !== undefined && { accessoryFor }),
    ...(warnings !== undefined && { warnings }),
    attributes: { ...facetValuesBy(response.facetValues, "attribute"), ...attributes },
    facets: facetValuesBy(response.facetValues, "name"),
    pictures: pictures ?? picturesOf(response),
    availableFrom: new Date(custom.availableFrom ?? response.createdAt),
    popularity: custom.popularity ?? usualPopularity,
    ...(group && others.length === 0 && { dimension: group.code }),
    variants: response.variants
      .filter(({ sku }) => isUsableSku(sku))
      // They have no position.
      .toSorted((one, other) => compareIds(one.id, other.id))
      .map((variant) => variantOf(variant, offers.get(variant.sku) ?? [])),
  };
}

const variantOf = (
  { sku, featuredAsset, options, facetValues, customFields }: Variant,
  offers: FeedOffer[],
): FeedVariant => ({
  id: sku,
  sku,
  ...(options.length > 0 && {
    labels: labelsOf(options),
    dimensionKey: options.map(({ code }) => code).join("-"),
  }),
  ...(customFields?.grams && { grams: customFields.grams }),
  ...(customFields?.millilitres && { millilitres: customFields.millilitres }),
  ...(featuredAsset && { picture: pictureOfAsset(featuredAsset) }),
  facets: facetValuesBy(facetValues, "name"),
  offers,
});

/** Returns the names of all options of a variant: "red, XL". */
function labelsOf(options: Option[]) {
  const texts = options.map((option) => textsOf(option, ({ name }) => name));
  const languages = new Set(texts.flatMap((names) => Object.keys(names)));
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      texts.map((names) => names[language] ?? Object.values(names)[0]!).join(", "),
    ]),
  );
}
