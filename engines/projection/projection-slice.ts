import type { Kysely } from "kysely";
import type { Slice } from "../../platform/http/slice.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createCatalogue, type CatalogueOptions } from "./catalogue.ts";
import { deleteOldOfferChanges } from "./offer-changes.ts";

/** Creates the slice of categories, products, articles, prices and stock, whichever engine they come from. */
export const projectionSlice = (database: Kysely<CatalogueTables>, options: CatalogueOptions) =>
  Object.assign(createCatalogue(database, options), {
    deleteExpired: (now) => deleteOldOfferChanges(database, now),
  } satisfies Slice);
