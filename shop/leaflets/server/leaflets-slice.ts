import type { Kysely } from "kysely";
import Type from "typebox";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { createLeaflets, type LeafletsOptions } from "./leaflets.ts";
import { leafletsPart } from "./leaflets-part.ts";
import type { LeafletsTables } from "./leaflets-tables.ts";

/** Tracked when a shopper sees a page of a leaflet for the first time since it was opened. */
const leafletEvents = {
  leaflet_page: Type.Object(
    { leaflet: Type.String({ maxLength: 60 }), page: Type.Integer({ minimum: 1, maximum: 100 }) },
    { additionalProperties: false },
  ),
};

/** Leaflets: brochures with products, valid for a time. */
export function leafletsSlice(
  database: Kysely<LeafletsTables>,
  {
    set,
    known,
    ...options
  }: LeafletsOptions & {
    set: SiteSet;
    known(reading: ContentReading): ProductNames | Promise<ProductNames>;
  },
) {
  return Object.assign(createLeaflets(database, options), {
    content: leafletsPart(set, known),
    trackedEvents: leafletEvents,
  } satisfies Slice);
}
