import type { ColumnType } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";

export interface PromotionTables {
  promotion: Validity & {
    site: string;
    id: string;
    name: string;
    priority: number;
    type: string;
    content: ColumnType<unknown, string, string>;
    tags: string[];
    /** Both or neither: the group of an A/B test that it is for. */
    test: string | null;
    test_group: string | null;
  };
}
