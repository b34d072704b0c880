import type { FeedFacetValues } from "../../../commerce/product-feed.ts";
import { facetName, rangeWord } from "../../projection/facet-values.ts";
import { articleAttribute, groupsWith } from "./attribute-groups.ts";
import type {
  ArticleContent,
  AttributeDefinition,
  ProductContent,
  VocabularyContent,
} from "./content-schema.ts";

/** Returns the facet values by which lists find a product, except those of its articles. */
export const productFacets = (
  { attributes = {} }: Pick<ProductContent, "attributes">,
  vocabulary: VocabularyContent,
): FeedFacetValues => facetsOf(attributes, vocabulary);

/** Returns the facet values by which lists find a product while this article is in stock. */
export const articleFacets = (
  { colour }: Pick<ArticleContent, "colour">,
  vocabulary: VocabularyContent,
): FeedFacetValues => (colour ? facetsOf({ [articleAttribute]: [colour] }, vocabulary) : {});

const facetsOf = (
  attributes: Record<string, unknown>,
  vocabulary: VocabularyContent,
): FeedFacetValues =>
  Object.fromEntries(
    Object.entries(vocabulary.attributes).flatMap(([key, definition]) => {
      const words = definition.facet ? wordsOf(key, definition, attributes) : [];
      return words.length > 0 ? [[facetName(key, definition), words]] : [];
    }),
  );

function wordsOf(
  key: string,
  { kind, facet, groups }: AttributeDefinition,
  attributes: Record<string, unknown>,
): string[] {
  const given = [attributes[groups?.of ?? key] ?? []].flat();
  if (groups) return groupsWith(groups, given);
  if (kind !== "number") return given.map(String);
  return (facet?.ranges ?? [])
    .filter(([from, to]) => given.some((number) => Number(number) >= from && Number(number) <= to))
    .map(rangeWord);
}
