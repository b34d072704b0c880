import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { earliest } from "../../../platform/content/validity.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { textIn } from "../../../platform/shared/texts/words.ts";
import { leafletState, nextLeafletChange, type LeafletState } from "../leaflet-calendar.ts";
import type { Leaflet } from "../leaflets-contract.ts";
import { leafletsName } from "./leaflets-part.ts";
import type { LeafletsTables } from "./leaflets-tables.ts";

export interface LeafletsOptions {
  sites: Site[];
  /** Returns those of these products that a site sells. */
  soldProducts(at: Viewpoint, numbers: number[]): Promise<ReadonlySet<number>>;
}

/** A leaflet, and what it is at a moment. */
export interface LeafletThen {
  leaflet: Leaflet;
  state: LeafletState;
}

export type Leaflets = ReturnType<typeof createLeaflets>;

/** Reads the leaflets of a site at a moment. */
export function createLeaflets(
  database: Kysely<LeafletsTables>,
  { sites, soldProducts }: LeafletsOptions,
) {
  /** All leaflets of a site, for every moment: they are few. */
  const cached = createSiteCache<Leaflet[]>({
    async read(at) {
      at.reads?.add(leafletsName);
      const all = await readRows();
      return all.filter((leaflet) => leaflet.sites?.includes(at.site.code) ?? true);
    },
  });

  async function readRows(): Promise<Leaflet[]> {
    const rows = await database.selectFrom("leaflet").selectAll().orderBy("id").execute();
    return rows.map(({ id, content }) => ({ id, ...content }));
  }

  /** Returns the leaflets of a site, what they are at its moment. */
  async function list(at: Viewpoint): Promise<LeafletThen[]> {
    at.reads?.add(leafletsName);
    const all = await cached.get(at);
    return all.map((leaflet) => ({ leaflet, state: leafletState(leaflet, at.now, at.site) }));
  }

  return {
    list,

    /** Returns the valid leaflet: one that does not come back before those that do. */
    async valid(at: Viewpoint): Promise<LeafletThen | undefined> {
      const valid = (await list(at)).filter(({ state }) => state.kind === "valid");
      return valid.find(({ leaflet }) => leaflet.every === undefined) ?? valid[0];
    },

    /** Returns pages that a site leaves out, because it sells none of their products. */
    async problems(at: Viewpoint): Promise<string[]> {
      const all = (await list(at)).filter(({ state }) => state.kind !== "ended");
      const pages = all.flatMap(({ leaflet }) =>
        leaflet.pages.map(({ headline, products = [], instead = [] }) => ({
          name: `"${textIn(headline, at.site)}" of the leaflet ${leaflet.id}`,
          numbers: [...products, ...instead],
        })),
      );
      const sold = await soldProducts(at, [...new Set(pages.flatMap(({ numbers }) => numbers))]);
      return pages
        .filter(({ numbers }) => numbers.length > 0 && !numbers.some((one) => sold.has(one)))
        .map(
          ({ name }) =>
            `The page ${name} is not shown, because the site sells none of its products. Change it in leaflets/, or remove it.`,
        );
    },

    /** Returns the next moment after `now` at which a leaflet begins, ends, is announced or is no longer shown on a site. */
    async nextChange(now: Date): Promise<Date | undefined> {
      const all = await readRows();
      return earliest(
        all.flatMap((leaflet) => sites.map((site) => nextLeafletChange(leaflet, now, site))),
      );
    },

    invalidate: cached.invalidate,
  };
}
