import { sql, type Kysely } from "kysely";
import type { Attribute, ProductChoice } from "../../commerce/catalogue-contract.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type { Category } from "./categories.ts";
import { readAttributes } from "./compared-products.ts";
import { readCards } from "./product-cards.ts";

/** Products with one value of the first attribute are one choice on their pages, and differ in the second. */
const choiceAttributes = { of: "coffee", by: "grind" };

const maxProducts = 6;

/** Reads the products that are one choice with a product of these attributes; null where the site sells no other. */
export async function readChoice(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  categories: Category[],
  attributes: Record<string, unknown>,
  describe: (attributes: Record<string, unknown>) => Attribute[],
): Promise<ProductChoice | null> {
  const { of, by } = choiceAttributes;
  const value = attributes[of];
  if (typeof value !== "string") return null;
  const cards = await readCards(database, at, categories, {
    // The name is written out for the index "product_coffee".
    where: sql`p.attributes ->> 'coffee' = ${value}`,
    order: sql`p.id`,
    limit: maxProducts,
  });
  if (cards.length < 2) return null;
  const attributesOf = await readAttributes(database, cards);
  const described = cards.flatMap(({ number, url }) => {
    const { [by]: given } = attributesOf.get(number)?.attributes ?? {};
    const [attribute] = given === undefined ? [] : describe({ [by]: given });
    return attribute ? [{ number, url, ...attribute }] : [];
  });
  const [first] = described;
  if (!first || described.length < 2) return null;
  return {
    label: first.label,
    options: described.map(({ number, url, value: label }) => ({ number, url, label })),
  };
}
