import type { TestShop } from "../support/shop.ts";

/** Returns the public number of a variant's product, as pages and forms of the shop name it. */
export async function productNumberOf(
  { database }: Pick<TestShop["services"], "database">,
  sku: string,
): Promise<number | undefined> {
  const row = await database.sql
    .selectFrom("article")
    .select("product_id")
    .where("tcm", "=", sku)
    .executeTakeFirst();
  return row?.product_id;
}
