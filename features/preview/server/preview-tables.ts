import type { SharedKeyTable } from "../../../database/shared-key.ts";

export interface PreviewTables {
  preview_key: SharedKeyTable;
}
