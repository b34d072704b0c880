import { checkUnique } from "../../../platform/shared/content/content-checks.ts";
import { isBelowItself } from "./check-references.ts";
import type { CatalogueContent, EntryMistake } from "./catalogue-content.ts";

/** Checks the hierarchy of types, and that the types that products name exist. */
export function checkTypes({ types, products, mayHave }: CatalogueContent, mistake: EntryMistake) {
  checkUnique(types, "id", "type id", ({ id }) => [id], mistake);
  const byId = new Map(types.map((type) => [type.id, type]));
  const remedy = (type: string) => `there is no type "${type}"; correct it or add it to types.yaml`;
  const isMissing = (type: string) => !byId.has(type) && !mayHave(type);
  for (const type of types) {
    if (type.parent && isMissing(type.parent)) mistake(type, remedy(type.parent), "parent");
    if (isBelowItself(type, ({ parent = "" }) => byId.get(parent)))
      mistake(type, "it stands below itself; give it another parent", "parent");
  }
  for (const product of products) {
    if (isMissing(product.type)) mistake(product, remedy(product.type), "type");
    for (const type of product.for ?? [])
      if (isMissing(type)) mistake(product, remedy(type), "for");
  }
}
