import type { Kysely } from "kysely";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { createSales, type SalesOptions } from "./sales.ts";
import { salesPart } from "./sales-part.ts";
import type { SalesTables } from "./sales-tables.ts";

/** The sales of the discount shop: when it opens, and with which of the reduced products. */
export function discountShopSlice(
  database: Kysely<SalesTables>,
  {
    set,
    known,
    ...options
  }: SalesOptions & {
    set: SiteSet;
    known(reading: ContentReading): ProductNames | Promise<ProductNames>;
  },
) {
  return Object.assign(createSales(database, options), {
    content: salesPart(set, known),
  } satisfies Slice);
}
