import type { Kysely } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import { changesRoute } from "./changes-route.ts";
import { previewRoutes } from "./preview-routes.ts";
import type { PreviewTables } from "./preview-tables.ts";
import { createPreviews, type PreviewPorts } from "./previews.ts";

/** Previews: staff see the shop at another moment, or as a group of an A/B test. */
export function previewSlice(database: Kysely<PreviewTables>, ports: PreviewPorts) {
  const previews = createPreviews(database, ports);
  return Object.assign(previews, {
    personalRoutes: (app, tools) => {
      previewRoutes(app, { previews, ...tools });
      changesRoute(app, { previews, ...tools });
    },
  } satisfies Slice);
}
