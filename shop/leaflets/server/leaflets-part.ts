import type { Transaction } from "kysely";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { Leaflet } from "../leaflets-contract.ts";
import type { LeafletsTables } from "./leaflets-tables.ts";
import { readLeaflets } from "./read-leaflets.ts";

/** The content name noted by every rendering of leaflets, and by every change of theirs. */
export const leafletsName = "leaflets";

/** Imports `shop/content/leaflets` into the database. */
export const leafletsPart = (
  sites: SiteSet,
  /** Names in the catalogue, which is imported before. */
  known: (reading: ContentReading) => ProductNames | Promise<ProductNames>,
): ContentPart<Transaction<LeafletsTables>, Leaflet[]> => ({
  folder: "leaflets",
  isEditable: true,
  changes: leafletsName,
  read: async (files, reading) =>
    readLeaflets(files, sites, await known(reading), reading.mistakes),
  async write(transaction, leaflets) {
    await transaction.deleteFrom("leaflet").execute();
    if (leaflets.length > 0)
      await transaction
        .insertInto("leaflet")
        .values(leaflets.map(({ id, ...content }) => ({ id, content: JSON.stringify(content) })))
        .execute();
  },
});
