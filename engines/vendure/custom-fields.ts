import type { Graphql } from "./graphql-client.ts";

/**
 * Custom fields that carry what Vendure has no field for. Each is optional: a server is asked once which of them it has
 * (its README says what each holds).
 */
const wanted = {
  Product: ["kind", "number", "popularity", "availableFrom", "details"],
  ProductTranslation: ["lead", "ingredients"],
  ProductVariant: ["grams", "millilitres"],
  ProductVariantPrice: ["was"],
  Collection: ["code", "number"],
  GlobalSettings: ["details"],
} as const;

type Entity = keyof typeof wanted;

/** Selections of custom fields by entity: `customFields { kind }`, or nothing. */
export type CustomFields = Record<Entity, string>;

/** Asks a server for those of its custom fields that the shop reads. */
export async function readCustomFields(graphql: Graphql): Promise<CustomFields> {
  const entities = Object.keys(wanted) as Entity[];
  const types = await graphql<Record<Entity, { fields: { name: string }[] } | null>>(
    `{ ${entities.map((entity) => `${entity}: __type(name: "${entity}CustomFields") { fields { name } }`).join(" ")} }`,
  );
  return Object.fromEntries(
    entities.map((entity) => {
      const names = new Set(types[entity]?.fields.map(({ name }) => name));
      const found = wanted[entity].filter((name) => names.has(name));
      return [entity, found.length > 0 ? `customFields { ${found.join(" ")} }` : ""];
    }),
  ) as CustomFields;
}
