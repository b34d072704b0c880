import type { Kysely } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import { createOrders } from "./orders.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Creates the slice of orders. Their pages and forms are in `shop/pages/checkout` and `shop/pages/orders`. */
export function ordersSlice(database: Kysely<OrderTables & RateLimitTables>, ports: OrderPorts) {
  const orders = createOrders(database, ports);
  return Object.assign(orders, {
    accountHooks: { onRemoved: ({ id }) => orders.endAttemptsOf(id) },
  } satisfies Slice);
}
