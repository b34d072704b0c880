import type { ColumnType } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";

export interface FooterTables {
  footer_content: Validity & {
    site: string;
    name: string;
    /** The sections that replace those of the code. */
    content: ColumnType<unknown, string, string>;
  };
}
