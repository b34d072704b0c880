import type { Generated } from "kysely";

export interface PreviewTables {
  preview_key: { is_only_row: Generated<boolean>; key: Buffer };
}
