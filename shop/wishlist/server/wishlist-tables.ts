import type { Amount } from "../../../platform/shared/money.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

export interface WishlistTables {
  wish_list: {
    owner: string;
    site: SiteCode;
    share_code: string | null;
    changed_at: Date;
  };
  wish: {
    owner: string;
    product: number;
    price: Amount;
    added_at: Date;
  };
}
