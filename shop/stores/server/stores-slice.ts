import type { Kysely } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { createStores } from "./stores.ts";
import { storesPart } from "./stores-part.ts";
import type { StoresTables } from "./stores-tables.ts";

/** The stores: where they are, when they are open, what they offer. */
export function storesSlice(
  database: Kysely<StoresTables>,
  { sites, pictures }: { sites: Site[]; pictures(): Promise<ReadonlySet<string>> },
) {
  return Object.assign(createStores(database), {
    content: storesPart(sites, pictures),
  } satisfies Slice);
}
