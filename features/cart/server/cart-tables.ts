import type { ColumnType, Generated } from "kysely";

export interface CartTables {
  cart: {
    id: string;
    site: string;
    /** Null in a guest's cart. */
    customer_id: ColumnType<number | null, number | undefined>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    expires_at: Date;
  };
  cart_entry: {
    cart_id: string;
    kind: string;
    entry_key: string;
    product_id: string;
    tcm: string | null;
    quantity: number;
    campaign_id: string | null;
    added_at: Generated<Date>;
  };
  cart_change: {
    cart_id: string;
    idempotency_key: string;
    request_hash: string;
    changed_at: Generated<Date>;
  };
}
