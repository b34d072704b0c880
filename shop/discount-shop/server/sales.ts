import type { Kysely } from "kysely";
import type { ProductSelection } from "../../../commerce/catalogue-contract.ts";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { earliest } from "../../../platform/content/validity.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Sale } from "../discount-shop-contract.ts";
import { nextSaleChange, saleState, type SaleIssue } from "../sale-calendar.ts";
import { salesName } from "./sales-part.ts";
import type { SalesTables } from "./sales-tables.ts";

export interface SalesOptions {
  sites: Site[];
  /** Returns the number of reduced products in stock that a site has of a selection; of all without one. */
  countReduced(at: Viewpoint, only?: ProductSelection): Promise<number>;
}

/** A sale, and one of the times at which it is open. */
export interface SaleThen {
  sale: Sale;
  issue: SaleIssue;
}

/** The sales of a site around a moment. */
export interface SalesThen {
  /** The one that is open: of several, the one that opened last. */
  open?: SaleThen;
  /** The next one that is announced. */
  next?: SaleThen;
  /** The last one that ended within some days. */
  last?: SaleThen;
}

export type Sales = ReturnType<typeof createSales>;

/** Returns which of the reduced products a sale has; undefined if it has all. */
export const selectionOf = ({ categories, products }: Sale): ProductSelection | undefined =>
  categories || products ? { categories, products } : undefined;

/** Reads the sales of a site at a moment. */
export function createSales(database: Kysely<SalesTables>, { sites, countReduced }: SalesOptions) {
  /** All sales of a site, for every moment: they are few. */
  const cached = createSiteCache<Sale[]>({
    async read(at) {
      at.reads?.add(salesName);
      const all = await readRows();
      return all.filter((sale) => sale.sites?.includes(at.site.code) ?? true);
    },
  });

  async function readRows(): Promise<Sale[]> {
    const rows = await database.selectFrom("sale").selectAll().orderBy("id").execute();
    return rows.map(({ id, content }) => ({ id, ...content }));
  }

  /** Returns the sales around the moment of a viewpoint. */
  async function around(at: Viewpoint): Promise<SalesThen> {
    at.reads?.add(salesName);
    const states = (await cached.get(at)).map((sale) => ({
      sale,
      state: saleState(sale, at.now, at.site),
    }));
    const then = (kind: "open" | "next" | "last", by: "from" | "until") =>
      states
        .flatMap(({ sale, state: { [kind]: issue } }) => (issue ? [{ sale, issue }] : []))
        .toSorted((one, other) => one.issue[by].getTime() - other.issue[by].getTime());
    return {
      open: then("open", "from").at(-1),
      next: then("next", "from")[0],
      last: then("last", "until").at(-1),
    };
  }

  return {
    around,

    /** Returns what a site shows otherwise than the team meant: a sale without products. */
    async problems(at: Viewpoint): Promise<string[]> {
      const { open } = await around(at);
      if (!open || (await countReduced(at, selectionOf(open.sale))) > 0) return [];
      return [
        `The sale ${open.sale.id} is open without products, because none of its products is reduced and in stock. Reduce some, or change it in sales/.`,
      ];
    },

    /** Returns the next moment after `now` at which a sale is announced, opens, ends or is forgotten on a site. */
    async nextChange(now: Date): Promise<Date | undefined> {
      const all = await readRows();
      return earliest(all.flatMap((sale) => sites.map((site) => nextSaleChange(sale, now, site))));
    },

    invalidate: cached.invalidate,
  };
}
