import type { Kysely, Selectable } from "kysely";
import type { EngineOrder } from "../../commerce/orders.ts";
import type { CatalogueTables } from "../projection/catalogue-tables.ts";
import type { EngineOrderTables } from "./engine-order-table.ts";

/** The tables that the own engine reads and writes. */
export type OwnTables = CatalogueTables & EngineOrderTables;

export type EngineOrderRow = Selectable<EngineOrderTables["engine_order"]>;

/** Reads the order with a key or a number. */
export async function findEngineOrder(
  executor: Kysely<OwnTables>,
  name: Partial<Pick<EngineOrderRow, "key" | "number">>,
): Promise<EngineOrder | undefined> {
  const row = await executor
    .selectFrom("engine_order")
    .selectAll()
    .where((each) => each.and(name))
    .executeTakeFirst();
  return row && engineOrderOf(row);
}

export const engineOrderOf = ({
  number,
  channel,
  placed_at: placedAt,
  state,
  draft,
}: EngineOrderRow): EngineOrder => ({ ...draft, number, channel, placedAt, state });
