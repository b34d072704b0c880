import type { CatalogueContent, EntryMistake } from "./catalogue-content.ts";
import type { AttributeDefinition, ProductContent } from "./content-schema.ts";

/** Checks that products have the attributes that the law wants of what they are: by their type, and by other attributes. */
export function checkNeeds(content: CatalogueContent, report: EntryMistake) {
  const { products, types, vocabulary } = content;
  const remedy = (key: string) =>
    `there is no attribute "${key}" in attributes.yaml; correct it or add it`;
  for (const type of types)
    for (const key of type.needs ?? [])
      if (!vocabulary.attributes[key]) report(type, remedy(key), "needs");
  for (const product of products) {
    const { attributes = {} } = product;
    const sold = new Set(product.articles.flatMap(({ prices }) => Object.keys(prices)));
    for (const [key, why] of neededOf(product, content)) {
      const definition = vocabulary.attributes[key];
      const isOfMarket = definition?.markets?.some((market) => sold.has(market)) ?? true;
      if (definition && isOfMarket && !Object.hasOwn(attributes, key))
        report(
          product,
          `${why} needs the attribute "${key}", which the law wants beside it; add it`,
          "attributes",
        );
    }
  }
}

/** Returns the attributes that a product needs, with the reason. */
function neededOf(
  { type, attributes = {} }: ProductContent,
  { types, vocabulary }: CatalogueContent,
): Map<string, string> {
  const needed = new Map<string, string>();
  const byId = new Map(types.map((each) => [each.id, each]));
  const path = new Set<string>();
  for (
    let above = byId.get(type);
    above && !path.has(above.id);
    above = byId.get(above.parent ?? "")
  ) {
    path.add(above.id);
    for (const key of above.needs ?? []) needed.set(key, `a product of the type "${above.id}"`);
  }
  for (const [key, value] of Object.entries(attributes))
    for (const [reason, needs] of needsOf(key, value, vocabulary.attributes[key]))
      for (const need of needs) needed.set(need, `a product with ${reason}`);
  return needed;
}

/** Returns what an attribute needs, or each of its words, beside what needs it. */
function needsOf(
  key: string,
  value: unknown,
  { needs = [] }: Pick<AttributeDefinition, "needs"> = {},
): [reason: string, needs: string[]][] {
  if (Array.isArray(needs)) return [[`"${key}"`, needs]];
  return [value].flat().map((word) => [`"${key}: ${String(word)}"`, needs[String(word)] ?? []]);
}
