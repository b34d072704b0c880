import type { Kysely } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { createStores } from "./stores.ts";
import { storesPart } from "./stores-part.ts";
import { storeStockPart, type StoreStockPorts } from "./store-stock-part.ts";
import type { StoresTables } from "./stores-tables.ts";

/** The stores: where they are, when they are open, what they offer. */
export function storesSlice(
  database: Kysely<StoresTables>,
  {
    sites,
    pictures,
    stock,
  }: {
    sites: Site[];
    pictures(): Promise<ReadonlySet<string>>;
    /** Missing where the commerce system counts the stock of stores itself, or counts none. */
    stock?: StoreStockPorts;
  },
) {
  const stores = storesPart(sites, pictures);
  return Object.assign(createStores(database), {
    content: [stores, ...(stock ? [storeStockPart(database, sites, stores, stock)] : [])],
  } satisfies Slice);
}
