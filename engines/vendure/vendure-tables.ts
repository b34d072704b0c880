import type { ColumnType } from "kysely";
import type { OrderDraft } from "../../commerce/orders.ts";
import type { VariantPieces } from "../../commerce/scope.ts";

/** Pieces that came back, by the keys of their returns. */
export type Returns = Record<string, { pieces: VariantPieces[]; isDone: boolean }>;

/** A type, because an interface has no index of tables. */
export type VendureTables = {
  vendure_order: {
    key: string;
    order_id: string;
    number: string;
    channel: string;
    placed_at: Date;
    state: "begun" | "placed" | "cancelled";
    draft: ColumnType<OrderDraft, string, string>;
    returned: ColumnType<Returns, never, string>;
    expires_at: Date;
  };
  vendure_lease: { name: string; owner: string; until: Date };
};
