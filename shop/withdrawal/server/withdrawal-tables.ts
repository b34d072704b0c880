import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Declaration } from "../withdrawal-contract.ts";

export interface WithdrawalTables {
  withdrawal: Declaration & {
    number: string;
    receipt_hash: string;
    site: SiteCode;
    received_at: Date;
    expires_at: Date;
    is_mailed: boolean;
  };
}
