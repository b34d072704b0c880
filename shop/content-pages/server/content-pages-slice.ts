import type { Kysely } from "kysely";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import { createContentPages } from "./content-pages.ts";
import { contentPagesPart } from "./content-pages-part.ts";
import type { ContentPagesTables } from "./content-pages-tables.ts";
import type { KnownToPages, PagesSite } from "./read-content-pages.ts";

/** The pages that are made of blocks: guides, stories, campaigns. */
export function contentPagesSlice(
  database: Kysely<ContentPagesTables>,
  { sites, known }: { sites: PagesSite[]; known(reading: ContentReading): Promise<KnownToPages> },
) {
  return Object.assign(createContentPages(database), {
    content: contentPagesPart(sites, known),
  } satisfies Slice);
}
