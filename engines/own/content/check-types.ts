import { checkUnique } from "../../../platform/shared/content/content-checks.ts";
import { isBelowItself } from "./check-references.ts";
import type { CatalogueContent, EntryMistake } from "./catalogue-content.ts";

/** Checks the hierarchy of types, and that the types that products name exist. */
export function checkTypes({ types, products, mayHave }: CatalogueContent, report: EntryMistake) {
  checkUnique(types, "id", "type id", ({ id }) => [id], report);
  const byId = new Map(types.map((type) => [type.id, type]));
  const remedy = (type: string) => `there is no type "${type}"; correct it or add it to types.yaml`;
  const isMissing = (type: string) => !byId.has(type) && !mayHave(type);
  for (const type of types) {
    if (type.parent && isMissing(type.parent)) report(type, remedy(type.parent), "parent");
    if (isBelowItself(type, ({ parent = "" }) => byId.get(parent)))
      report(type, "it stands below itself; give it another parent", "parent");
  }
  for (const product of products) {
    if (isMissing(product.type)) report(product, remedy(product.type), "type");
    for (const type of product.for ?? []) if (isMissing(type)) report(product, remedy(type), "for");
  }
}
