import type { Kysely } from "kysely";
import type { ContentReading } from "../../platform/content/content.ts";
import type { Slice } from "../../platform/http/slice.ts";
import { namesInContent, namesInDatabase, type CatalogueNames } from "../own/content/catalogue-names.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createCatalogue, type CatalogueOptions } from "./catalogue.ts";
import { deleteOldOfferChanges } from "./offer-changes.ts";
import { catalogueContent, type CatalogueDrawings } from "../own/content/import-catalogue.ts";

export interface CataloguePorts extends CatalogueOptions {
  drawings: CatalogueDrawings;
}

/** Creates the slice of categories, products, articles, prices and stock. */
export function catalogueSlice(
  database: Kysely<CatalogueTables>,
  { drawings, ...options }: CataloguePorts,
) {
  const content = catalogueContent(drawings);
  /** Returns the names that other parts of the content may refer to while they are read. */
  const names = (reading: ContentReading): CatalogueNames | Promise<CatalogueNames> => {
    const read = reading.contentOf(content);
    return read ? namesInContent(read, drawings.heroes) : namesInDatabase(database);
  };
  return Object.assign(createCatalogue(database, options), { names }, {
    content,
    deleteExpired: (now) => deleteOldOfferChanges(database, now),
  } satisfies Slice);
}
