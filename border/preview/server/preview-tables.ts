import type { SharedKeyTable } from "../../../platform/security/shared-key.ts";

export interface PreviewTables {
  preview_key: SharedKeyTable;
}
