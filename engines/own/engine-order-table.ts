import type { ColumnType } from "kysely";
import type { EngineOrder, OrderDraft } from "../../commerce/orders.ts";
import type { VariantPieces } from "../../commerce/scope.ts";

/** A type, because an interface has no index of tables. */
export type EngineOrderTables = {
  engine_order: {
    key: string;
    number: string;
    channel: string;
    placed_at: Date;
    state: EngineOrder["state"];
    draft: ColumnType<OrderDraft, string, never>;
    /** Pieces that came back, by the keys of their returns. */
    taken_back: ColumnType<Record<string, VariantPieces[]>, never, string>;
    expires_at: Date;
  };
};
