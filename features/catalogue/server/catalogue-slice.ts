import type { Kysely } from "kysely";
import type { Slice } from "../../../http/slice.ts";
import type { Site } from "../../../shared/site.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createCatalogue } from "./catalogue.ts";
import { catalogueContent, type CatalogueDrawings } from "./import-catalogue.ts";

export interface CataloguePorts {
  /** Words for attributes that are true or false. */
  yesNo(site: Site): { yes: string; no: string };
  drawings: CatalogueDrawings;
}

/** Categories, products, articles, prices and stock. */
export function catalogueSlice(
  database: Kysely<CatalogueTables>,
  { yesNo, drawings }: CataloguePorts,
) {
  return Object.assign(createCatalogue(database, yesNo), {
    content: catalogueContent(drawings),
  } satisfies Slice);
}
