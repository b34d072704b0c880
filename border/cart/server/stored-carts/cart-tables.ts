import type { ColumnType, Generated } from "kysely";
import type { SharedKeyTable } from "../../../../platform/security/shared-key.ts";
import type { CartEntryKind } from "../../cart-change.ts";

export interface CartTables {
  cart_key: SharedKeyTable;
  cart: {
    id: string;
    site: string;
    /** Null in a guest's cart. */
    customer_id: ColumnType<number | null, number | undefined>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    expires_at: Date;
    revision: Generated<number>;
  };
  cart_entry: {
    cart_id: string;
    kind: CartEntryKind;
    entry_key: string;
    product_id: string | null;
    tcm: string | null;
    quantity: number;
    interval_weeks: number | null;
    added_at: Generated<Date>;
  };
  cart_change: {
    cart_id: string;
    idempotency_key: string;
    request_hash: string;
    changed_at: Generated<Date>;
  };
}
