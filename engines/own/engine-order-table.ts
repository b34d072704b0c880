import type { ColumnType } from "kysely";
import type { EngineOrder, OrderDraft } from "../../commerce/orders.ts";

/** A type, because an interface has no index of tables. */
export type EngineOrderTables = {
  engine_order: {
    key: string;
    number: string;
    channel: string;
    placed_at: Date;
    state: EngineOrder["state"];
    draft: ColumnType<OrderDraft, string, never>;
    expires_at: Date;
  };
};
