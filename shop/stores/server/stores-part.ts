import type { Transaction } from "kysely";
import type { ContentPart } from "../../../platform/content/content.ts";
import { validRow } from "../../../platform/content/validity.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { readStores, type StoreRow } from "./read-stores.ts";
import type { StoresTables } from "./stores-tables.ts";

/** The content name noted by every rendering with stores, and by every change of theirs. */
export const storesName = "stores";

/** Imports `shop/content/stores` into the database. */
export const storesPart = (
  sites: Site[],
  pictures: () => Promise<ReadonlySet<string>>,
): ContentPart<Transaction<StoresTables>, StoreRow[]> => ({
  folder: "stores",
  isEditable: true,
  files: [...new Set(sites.map(({ market }) => `${market}.yaml`))],
  changes: storesName,
  read: async (files, { mistakes }) => readStores(files, sites, await pictures(), mistakes),
  async write(transaction, rows) {
    await transaction.deleteFrom("store").execute();
    if (rows.length > 0) await transaction.insertInto("store").values(rows.map(validRow)).execute();
  },
});
