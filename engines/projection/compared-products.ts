import type { Kysely } from "kysely";
import type { Attribute, ProductCard } from "../../commerce/catalogue-contract.ts";
import { deviceAttribute } from "./attributes.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Reads types and attributes of products, by their numbers. */
export async function readAttributes(database: Kysely<CatalogueTables>, cards: ProductCard[]) {
  if (cards.length === 0) return new Map<number, never>();
  const rows = await database
    .selectFrom("product")
    .select(["id", "type_id", "attributes"])
    .where(
      "id",
      "in",
      cards.map(({ number }) => number),
    )
    .execute();
  return new Map(rows.map(({ id, type_id, attributes }) => [id, { type_id, attributes }]));
}

const maxCompared = 4;

/**
 * Reads an electric device and those of the same type among others, with their described attributes; nothing where there is no other one.
 * The number of their maker in a register compares nothing.
 */
export async function readCompared(
  database: Kysely<CatalogueTables>,
  device: ProductCard,
  others: ProductCard[],
  describe: (attributes: Record<string, unknown>) => Attribute[],
): Promise<(ProductCard & { attributes: Attribute[] })[]> {
  const all = [device, ...others];
  const found = await readAttributes(database, all);
  const type = found.get(device.number)?.type_id;
  const compared = all.flatMap((card) => {
    const { type_id, attributes } = found.get(card.number) ?? {};
    if (!attributes || type_id !== type) return [];
    const { [deviceAttribute]: _register, ...shown } = attributes;
    return [{ ...card, attributes: describe(shown) }];
  });
  return compared.length > 1 ? compared.slice(0, maxCompared) : [];
}
