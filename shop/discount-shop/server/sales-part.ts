import type { Transaction } from "kysely";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { Sale } from "../discount-shop-contract.ts";
import { readSales } from "./read-sales.ts";
import type { SalesTables } from "./sales-tables.ts";

/** The content name noted by every rendering of sales, and by every change of theirs. */
export const salesName = "sales";

/** Imports `shop/content/sales` into the database. */
export const salesPart = (
  sites: SiteSet,
  /** Names in the catalogue, which is imported before. */
  known: (reading: ContentReading) => ProductNames | Promise<ProductNames>,
): ContentPart<Transaction<SalesTables>, Sale[]> => ({
  folder: "sales",
  isEditable: true,
  changes: salesName,
  read: async (files, reading) => readSales(files, sites, await known(reading), reading.mistakes),
  async write(transaction, sales) {
    await transaction.deleteFrom("sale").execute();
    if (sales.length > 0)
      await transaction
        .insertInto("sale")
        .values(sales.map(({ id, ...content }) => ({ id, content: JSON.stringify(content) })))
        .execute();
  },
});
