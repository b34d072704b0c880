import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import { isValidAt, type Span } from "../../../platform/shared/sites/audience.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { FooterContent } from "../footer-contract.ts";
import { withoutMissingPages, withSections } from "../footer-sections.ts";
import type { FooterSections } from "./footer-content.ts";
import type { FooterTables } from "./footer-tables.ts";
import { usableSections } from "./usable-sections.ts";

export interface FooterPorts {
  /** Returns a function that reports whether a link leads to a page that the site does not have. */
  leadsNowhere(at: Viewpoint): Promise<(url: string) => boolean>;
  /** Called when something cannot be read or shown. */
  warn(message: string): void;
}

/** The content name noted by every rendering with a footer, and by every change of footer content. */
export const footerName = "footer";

/** Milliseconds before a failed read is retried. */
const retryAfter = 10_000;

export type FooterLoader = ReturnType<typeof createFooter>;

/** Reads the replacements of footer sections, on one site at one moment. */
export function createFooter(database: Kysely<FooterTables>, { leadsNowhere, warn }: FooterPorts) {
  /** All content of a site, for every moment: it is little. */
  const sites = createSiteCache<Row[]>({ read: readRows });

  async function readRows(at: Viewpoint): Promise<Row[]> {
    at.reads?.add(footerName);
    const rows = await database
      .selectFrom("footer_content")
      .selectAll()
      .where("site", "=", at.site.code)
      .orderBy("name")
      .execute();
    return rows.map(({ name, content, valid_from, valid_until }) => ({
      sections: usableSections(content, (what) =>
        warn(`Footer content ${at.site.code} ${name}: ${what}`),
      ),
      from: Number(valid_from),
      until: Number(valid_until),
    }));
  }

  return {
    /**
     * Returns the footer of a site with its replaced sections. When they cannot be read, it is the built-in footer, marked as
     * incomplete, to be rendered again soon.
     */
    async show(
      at: Viewpoint,
      builtIn: FooterContent,
    ): Promise<{ content: FooterContent; isWhole: boolean }> {
      at.reads?.add(footerName);
      try {
        const valid = (await sites.get(at)).filter((row) => isValidAt(row, at.now));
        const content = valid.reduce(
          (content, { sections }) => withSections(content, sections),
          builtIn,
        );
        return {
          content: withoutMissingPages(content, await leadsNowhere(at)),
          isWhole: true,
        };
      } catch (error) {
        warn(`The footer's content cannot be read, so the built-in one is shown: ${String(error)}`);
        return { content: builtIn, isWhole: false };
      }
    },

    /** Returns the next moment at which content of any site's footer begins or ends; soon when it cannot be read at present. */
    async nextChange(now: Date): Promise<Date | undefined> {
      try {
        return await nextBound(database, { footer_content: validityBounds }, now);
      } catch (error) {
        warn(`The validity of the footer's content cannot be read: ${String(error)}`);
        return new Date(now.getTime() + retryAfter);
      }
    },

    invalidate: sites.invalidate,
  };
}

interface Row extends Span {
  sections: FooterSections;
}
