import type { ColumnType } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";
import type { AbTestGroup } from "../ab-tests-contract.ts";

export interface AbTestTables {
  ab_test: Validity & {
    site: string;
    name: string;
    groups: ColumnType<AbTestGroup[], string, string>;
  };
}
