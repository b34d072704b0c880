import { type ColumnType, type Generated, sql } from "kysely";
import type { SharedKeyTable } from "../../../../platform/security/shared-key.ts";
import type { StoredEntry } from "../cart-entries.ts";

export interface CartTables {
  cart_key: SharedKeyTable;
  cart: {
    id: string;
    site: string;
    /** Null in a guest's cart. A bigint, which PostgreSQL compares with the digits of an id; no statement reads it. */
    customer_id: ColumnType<string | null, string | undefined>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    expires_at: Date;
    revision: Generated<number>;
  };
  cart_entry: StoredEntry & { cart_id: string; added_at: Generated<Date> };
  cart_change: {
    cart_id: string;
    idempotency_key: string;
    request_hash: string;
    changed_at: Generated<Date>;
  };
}

/** The revision of a cart that begins: later than those of an older cart of the same owner. */
export const firstRevision = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** The next revision of a cart. */
export const nextRevision = sql<number>`greatest(cart.revision + 1, ${firstRevision})`;
