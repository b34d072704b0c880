import type { ColumnType, Generated } from "kysely";

export interface PromotionTables {
  promotion: {
    site: string;
    id: string;
    name: string;
    priority: number;
    type: string;
    content: ColumnType<unknown, string, string>;
    tags: string[];
    valid_from: Moment;
    valid_until: Moment;
  };
  content_version: { part: string; version: string; changed_at: Generated<Date> };
}

/** A moment, or the end of time (Infinity, -Infinity). */
type Moment = ColumnType<Date | number, Date | string | undefined, Date | string | undefined>;
