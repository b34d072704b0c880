import type { Kysely, Transaction } from "kysely";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { readStoreStock, type StoreStockRow } from "./read-store-stock.ts";
import type { StoreRow } from "./read-stores.ts";
import type { StoresTables } from "./stores-tables.ts";

/** An engine whose stock by place is content of the shop. */
export interface StoreStockPorts {
  /** Returns the names of its products. */
  names(reading: ContentReading): Pick<ProductNames, "tcms"> | Promise<Pick<ProductNames, "tcms">>;
  /** Replaces the stock of all places, without what orders took since it was counted. */
  importPlaceStock(transaction: Transaction<StoresTables>, rows: StoreStockRow[]): Promise<void>;
}

/** Imports `shop/content/stock`: what stores have of articles. */
export const storeStockPart = (
  database: Kysely<StoresTables>,
  sites: Site[],
  stores: ContentPart<Transaction<StoresTables>, StoreRow[]>,
  { names, importPlaceStock }: StoreStockPorts,
): ContentPart<Transaction<StoresTables>, StoreStockRow[]> => ({
  folder: "stock",
  isEditable: true,
  async read(files, reading) {
    const known =
      reading.contentOf(stores) ??
      (await database.selectFrom("store").select(["market", "id"]).execute());
    const storesOf = (market: Market) =>
      known.filter((store) => store.market === market).map(({ id }) => id);
    const markets = new Set(sites.map(({ market }) => market));
    const { tcms } = await names(reading);
    return readStoreStock(files, { markets, storesOf, tcms }, reading.mistakes);
  },
  async write(transaction, rows) {
    await importPlaceStock(transaction, rows);
    return "noted";
  },
});
