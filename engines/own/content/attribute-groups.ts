import type { FeedAttributeValue } from "../../../commerce/product-feed.ts";
import type {
  ArticleContent,
  AttributeDefinition,
  ProductContent,
  VocabularyContent,
} from "./content-schema.ts";

/** The attribute that articles may have, too. */
export const articleAttribute = "colour";

type Coloured = Pick<ArticleContent, "colour">;

/** Adds to a product's attributes the groups that contain its words and numbers, or the colours of its articles. */
export function withGroups(
  { attributes = {}, articles }: Pick<ProductContent, "attributes"> & { articles: Coloured[] },
  vocabulary: VocabularyContent,
): Record<string, FeedAttributeValue> {
  const grouped = Object.entries(vocabulary.attributes).flatMap(([key, { groups }]) => {
    if (!groups) return [];
    const own = [
      attributes[groups.of] ?? [],
      groups.of === articleAttribute ? articles.flatMap(({ colour }) => colour ?? []) : [],
    ].flat(2);
    const found = groupsWith(groups, own);
    return found.length > 0 ? [[key, found] as const] : [];
  });
  return { ...attributes, ...Object.fromEntries(grouped) };
}

/** Returns the groups that contain one of the words or numbers. */
export const groupsWith = (
  { words }: NonNullable<AttributeDefinition["groups"]>,
  given: unknown[],
): string[] =>
  Object.entries(words)
    .filter(([, group]) =>
      given.some((value) =>
        Array.isArray(group)
          ? group.some((word) => word === value)
          : typeof value === "number" && value >= group.from && value <= group.to,
      ),
    )
    .map(([group]) => group);
