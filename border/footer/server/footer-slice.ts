import type { Kysely } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { FooterTables } from "./footer-tables.ts";
import { desktopViewRoute } from "./desktop-view-route.ts";
import { createFooter, type FooterPorts } from "./footer.ts";
import { footerContent } from "./import-footer.ts";
import { logoRoute } from "./logo-route.ts";
import { emblemRoutes } from "./emblem-routes.ts";

/** Temporary replacements of footer sections, and the logos and flags of all footers. */
export function footerSlice(
  database: Kysely<FooterTables>,
  { sites, ...ports }: FooterPorts & { sites: Site[] },
) {
  return Object.assign(createFooter(database, ports), {
    content: footerContent(sites),
    routes(app) {
      void app.register(emblemRoutes, { markets: new Set(sites.map(({ market }) => market)) });
      logoRoute(app);
      desktopViewRoute(app);
    },
  } satisfies Slice);
}
