import type {
  FeedAttribute,
  FeedFacetValues,
  FeedVocabulary,
} from "../../../commerce/product-feed.ts";
import { facetName } from "../../../engines/projection/facet-values.ts";
import { displayNames } from "../../../platform/shared/texts/formats.ts";
import { languages } from "../../../shop/sites/site-codes.ts";
import type { AdminApi } from "./admin-api.ts";
import type { CoffeeCatalogue } from "./coffee-catalogue.ts";
import { translated } from "./translated.ts";

export interface FilledFacets {
  ids: string[];
  /** Returns the ids of the values of a product or variant. */
  valuesOf(facets: FeedFacetValues): string[];
}

interface CreatedFacet {
  facet: { id: string; values: { id: string; code: string }[] };
}

/** Returns the attributes that Vendure has no facet for. */
export const plainAttributes = ({ attributes }: FeedVocabulary) =>
  attributes.filter(({ facet }) => !facet);

/** Creates the facets with all values that products have. */
export async function fillFacets(
  api: AdminApi,
  { vocabulary, products }: CoffeeCatalogue,
): Promise<FilledFacets> {
  const used = [...products, ...products.flatMap(({ variants }) => variants)];
  const ids: string[] = [];
  const valueIds = new Map<string, string>();
  for (const attribute of vocabulary.attributes) {
    if (!attribute.facet) continue;
    const code = facetName(attribute.id, attribute);
    const values = [...new Set(used.flatMap(({ facets }) => facets[code] ?? []))];
    const { facet } = await api.run<CreatedFacet>(
      `mutation ($input: CreateFacetInput!) {
        facet: createFacet(input: $input) { id values { id code } }
      }`,
      {
        input: {
          code,
          isPrivate: false,
          translations: translated({ name: attribute.label }),
          values: values.toSorted(order(attribute)).map((value) => ({
            code: value,
            translations: languages.map((languageCode) => ({
              languageCode,
              name: nameOf(attribute, value, languageCode),
            })),
          })),
        },
      },
    );
    ids.push(facet.id);
    for (const value of facet.values) valueIds.set(`${code}:${value.code}`, value.id);
  }
  return {
    ids,
    valuesOf: (facets) =>
      Object.entries(facets).flatMap(([code, values]) =>
        values.map((value) => valueIds.get(`${code}:${value}`)!),
      ),
  };
}

/** Sorts the values as their vocabulary has them. */
const order = ({ words = {}, facet }: FeedAttribute) => {
  const all = [...Object.keys(words), ...(facet?.ranges ?? []).map((range) => range.join("-"))];
  return (a: string, b: string) => all.indexOf(a) - all.indexOf(b);
};

function nameOf({ kind, words, unit }: FeedAttribute, value: string, language: string): string {
  const word = words?.[value];
  if (word) return typeof word === "string" ? word : word[language]!;
  if (kind === "countries") return displayNames(language, { type: "region" }).of(value)!;
  if (kind === "number") return [value.replace("-", "–"), unit].filter(Boolean).join(" ");
  return value;
}
