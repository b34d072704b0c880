import type { ColumnType } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

/** A day in UTC, as "2026-11-21". */
type Day = ColumnType<string, string, never>;

export interface SearchTables {
  search_count: {
    day: Day;
    site: string;
    folded: string;
    spelling: string;
    found: number;
    visitors: number;
  };
  search_click: { day: Day; site: string; folded: string; visitors: number; late_visitors: number };
  search_visitor_key: { day: Day; key: Buffer };
  search_visitor: { day: Day; token: Buffer };
  search_synonym: { site: SiteCode; term: string; leads_to: string[]; replaces: boolean };
  search_exclusion: { site: string; pattern: string };
  seasonal_term: Validity & { site: string; position: number; term: string };
}
