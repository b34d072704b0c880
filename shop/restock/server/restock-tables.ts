import type { SharedKeyTable } from "../../../platform/security/shared-key.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

export interface RestockTables {
  restock_key: SharedKeyTable;
  restock_request: {
    id: string;
    site: SiteCode;
    tcm: string;
    /** As its owner typed it. */
    email: string;
    requested_at: Date;
    confirmed_at: Date | null;
  };
}
