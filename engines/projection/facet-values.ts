import { articleAttribute, groupsWith } from "./attributes.ts";
import type {
  ArticleContent,
  AttributeDefinition,
  ProductContent,
  VocabularyContent,
} from "../own/content/content-schema.ts";

/** Encodes a facet value for the database: "roast:dark". */
export const facetValue = (facet: string, word: string) => `${facet}:${word}`;

/** Returns the parameter of an attribute in addresses. */
export const facetName = (key: string, { facet }: AttributeDefinition) => facet?.name ?? key;

/** Returns the word for a range of numbers: "5-6". */
export const rangeWord = ([from, to]: [number, number]) => `${from}-${to}`;

/** Returns the facet values by which lists find a product, except those of its articles. */
export const productFacets = (
  { attributes = {} }: Pick<ProductContent, "attributes">,
  vocabulary: VocabularyContent,
): string[] => facetsOf(attributes, vocabulary);

/** Returns the facet values by which lists find a product while this article is in stock. */
export const articleFacets = (
  { colour }: Pick<ArticleContent, "colour">,
  vocabulary: VocabularyContent,
): string[] => (colour ? facetsOf({ [articleAttribute]: [colour] }, vocabulary) : []);

function facetsOf(attributes: Record<string, unknown>, vocabulary: VocabularyContent): string[] {
  return Object.entries(vocabulary.attributes).flatMap(([key, definition]) =>
    definition.facet
      ? wordsOf(key, definition, attributes).map((word) =>
          facetValue(facetName(key, definition), word),
        )
      : [],
  );
}

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
