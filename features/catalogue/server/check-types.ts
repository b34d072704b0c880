import type { ProductContent, TypeContent } from "./content-schema.ts";

/** Where a type or a product stands, and what is wrong there. */
type Mistake = (entry: TypeContent | ProductContent, property: string, what: string) => never;

/** Checks the hierarchy of types, and that the types that products name exist. */
export function checkTypes(types: TypeContent[], products: ProductContent[], mistake: Mistake) {
  const byId = new Map<string, TypeContent>();
  for (const type of types) {
    if (byId.has(type.id)) mistake(type, "id", "this type is there twice; remove one");
    byId.set(type.id, type);
  }
  for (const type of types) {
    const path = new Set<TypeContent>();
    for (let at: TypeContent | undefined = type; at;) {
      if (path.has(at)) mistake(at, "parent", "it stands below itself; give it another parent");
      path.add(at);
      const { parent }: TypeContent = at;
      if (parent && !byId.has(parent))
        mistake(at, "parent", `there is no type "${parent}"; correct it or add it to types.yaml`);
      at = parent ? byId.get(parent) : undefined;
    }
  }
  for (const product of products) {
    for (const type of [product.type, ...(product.for ?? [])])
      if (!byId.has(type))
        mistake(
          product,
          type === product.type ? "type" : "for",
          `there is no type "${type}"; correct it or add it to types.yaml`,
        );
  }
}
