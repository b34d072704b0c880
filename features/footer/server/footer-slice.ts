import type { Kysely } from "kysely";
import type { ContentReading } from "../../../database/content.ts";
import type { Slice } from "../../../http/slice.ts";
import type { KnownGroups } from "../../../shared/content-checks.ts";
import type { Site } from "../../../shared/site.ts";
import type { FooterTables } from "./footer-tables.ts";
import { createFooter, type FooterPorts } from "./footer.ts";
import { footerContent } from "./import-footer.ts";
import { logoRoute } from "./logo-route.ts";

/** What replaces sections of the built-in footers for a time, and the logos of all footers. */
export function footerSlice(
  database: Kysely<FooterTables>,
  {
    sites,
    groups,
    ...ports
  }: FooterPorts & {
    sites: Site[];
    groups(reading: ContentReading): Promise<KnownGroups>;
  },
) {
  return Object.assign(createFooter(database, ports), {
    content: footerContent(sites, groups),
    routes: logoRoute,
  } satisfies Slice);
}
