import type { Kysely } from "kysely";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { promotionEvents } from "./promotion-events.ts";
import { promotionContent } from "./import-promotions.ts";
import { promotionRoutes } from "./promotion-routes.ts";
import type { PromotionTables } from "./promotion-tables.ts";
import type { KnownToPromotions } from "./read-promotions.ts";
import { createPromotions, type PromotionPorts } from "./promotions.ts";

/** Promotions in the places of pages and border. */
export function promotionSlice(
  database: Kysely<PromotionTables>,
  {
    sites,
    known,
    ...ports
  }: PromotionPorts & {
    sites: Site[];
    known(reading: ContentReading): Promise<KnownToPromotions>;
  },
) {
  const promotions = createPromotions(database, ports);
  return Object.assign(promotions, {
    trackedEvents: promotionEvents,
    content: promotionContent(sites, known),
    routes: (app, tools) => promotionRoutes(app, { promotions, ...tools }),
  } satisfies Slice);
}
