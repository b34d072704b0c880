import type { SharedKeyTable } from "../../../security/shared-key.ts";

export interface PreviewTables {
  preview_key: SharedKeyTable;
}
