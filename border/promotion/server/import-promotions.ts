import type { Transaction } from "kysely";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { PromotionTables } from "./promotion-tables.ts";
import { promotionsName } from "./promotions.ts";
import { promotionRows, type KnownToPromotions, type PromotionRow } from "./read-promotions.ts";

/** Imports `shop/content/promotions` into the database: the promotions of all sites. */
export function promotionContent(
  sites: Site[],
  /** Content that promotions may refer to, which is imported before. */
  known: (reading: ContentReading) => Promise<KnownToPromotions>,
): ContentPart<Transaction<PromotionTables>, PromotionRow[]> {
  return {
    folder: "promotions",
    isEditable: true,
    files: sites.map(({ code }) => `${code}.yaml`),
    changes: promotionsName,
    read: async (files, reading) =>
      promotionRows(files, await known(reading), sites, reading.mistakes),
    async write(transaction, promotions) {
      await transaction.deleteFrom("promotion").execute();
      if (promotions.length > 0)
        await transaction
          .insertInto("promotion")
          .values(promotions.map((row) => ({ ...row, content: JSON.stringify(row.content) })))
          .execute();
    },
  };
}
