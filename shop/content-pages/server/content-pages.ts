import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { formsOf, type ContentPage } from "./content-page.ts";
import { contentPagesName } from "./content-pages-part.ts";
import type { ContentPagesTables } from "./content-pages-tables.ts";

export type ContentPages = ReturnType<typeof createContentPages>;

/** Reads the content pages of a site at a moment. */
export function createContentPages(database: Kysely<ContentPagesTables>) {
  /** All pages of a site that are valid at a moment: a site has at most some hundreds. */
  const sites = createSiteCache<ContentPage[]>({ read: readRows, nextChange });

  async function readRows(at: Viewpoint): Promise<ContentPage[]> {
    at.reads?.add(contentPagesName);
    const rows = await database
      .selectFrom("content_page")
      .select(["id", "number", "path", "content", "modified", "valid_from"])
      .where("site", "=", at.site.code)
      .where("valid_from", "<=", at.now)
      .where("valid_until", ">", at.now)
      .orderBy("place")
      .execute();
    return rows.map(({ content, valid_from, modified, ...row }) => ({
      ...content,
      ...row,
      // A page that began later than it was imported is new from then on.
      modified: valid_from instanceof Date && valid_from > modified ? valid_from : modified,
    }));
  }

  function nextChange(now: Date) {
    return nextBound(database, { content_page: validityBounds }, now);
  }

  const findBy = async (at: Viewpoint, isIt: (page: ContentPage) => boolean) =>
    (await sites.get(at)).find(isIt);

  return {
    /** Returns the pages of a moment, in the order of their numbers. */
    list: sites.get,
    /** Returns the page with an id, if the site has it at the moment. */
    find: (at: Viewpoint, id: string) => findBy(at, (page) => page.id === id),
    /** Returns the page with the number in an address. */
    byNumber: (at: Viewpoint, number: number) => findBy(at, (page) => page.number === number),
    /** Returns the page that has the form of a campaign. */
    withForm: (at: Viewpoint, campaign: string) =>
      findBy(at, (page) => formsOf(page).includes(campaign)),
    nextChange,
    invalidate: sites.invalidate,
  };
}
