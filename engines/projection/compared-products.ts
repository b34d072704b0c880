import type { Kysely } from "kysely";
import type { Attribute, ProductCard } from "../../commerce/catalogue-contract.ts";
import { deviceAttribute } from "./attributes.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Reads the attributes of products, by their numbers. */
export async function readAttributes(
  database: Kysely<CatalogueTables>,
  cards: ProductCard[],
): Promise<Map<number, Record<string, unknown>>> {
  if (cards.length === 0) return new Map();
  const rows = await database
    .selectFrom("product")
    .select(["id", "attributes"])
    .where(
      "id",
      "in",
      cards.map(({ number }) => number),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row.attributes]));
}

/** Reads electric devices with their described attributes, for a comparison. The number of their maker in a register compares nothing. */
export async function readCompared(
  database: Kysely<CatalogueTables>,
  cards: ProductCard[],
  describe: (attributes: Record<string, unknown>) => Attribute[],
): Promise<(ProductCard & { attributes: Attribute[] })[]> {
  const attributesOf = await readAttributes(database, cards);
  return cards.map((card) => {
    const { [deviceAttribute]: _register, ...attributes } = attributesOf.get(card.number) ?? {};
    return { ...card, attributes: describe(attributes) };
  });
}
