import Type from "typebox";
import type { Kysely } from "kysely";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { promotionContent } from "./import-promotions.ts";
import { promotionRoutes } from "./promotion-routes.ts";
import type { PromotionTables } from "./promotion-tables.ts";
import type { KnownToPromotions } from "./read-promotions.ts";
import { createPromotions, type PromotionPorts } from "./promotions.ts";

const Text = Type.String({ maxLength: 300 });

/** Tracked events of promotions, as `PromotionClick` has them. */
const promotionEvents = {
  promotion_click: Type.Object(
    { event_type: Text, click_type: Text, click_target: Text, specification: Text },
    { additionalProperties: false },
  ),
};

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
