import type { ColumnType, Generated } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";
import type { BlocksContent } from "./content-page.ts";

export interface ContentPagesTables {
  content_page: Validity & {
    site: string;
    id: string;
    /** In the order of lists. */
    place: number;
    number: number;
    path: string;
    content: ColumnType<BlocksContent, string, string>;
    modified: Generated<Date>;
  };
}
