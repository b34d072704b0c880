import type { Language, SiteCode } from "../../platform/shared/sites/site.ts";

type Texts = Record<Language, string>;

/** A sale of the discount shop, which may come back. Its moments are local times of each site: "2026-12-04T09:00". */
export interface Sale {
  /** The name of its file. */
  id: string;
  from: string;
  until: string;
  /** From then on members of the customer card see its products. */
  membersFrom?: string;
  /** Comes back after so many weeks, again and again. */
  every?: number;
  /** All sites if missing. */
  sites?: SiteCode[];
  title: Texts;
  lead: Texts;
  /** Id of the large picture of its banner. */
  picture?: string;
  /** Which reduced products it has: those of these categories, by their ids, and these products. All without either. */
  categories?: string[];
  products?: number[];
}
