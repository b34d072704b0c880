import { sql, type QueryExecutorProvider } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

/** Assigns a guest's order to the account with its e-mail address, in the transaction that creates the account. */
export const assignGuestOrder = (
  transaction: QueryExecutorProvider,
  order: { number: string; site: SiteCode; email: string; customerId: string },
) =>
  sql`update placed_order set customer_id = ${order.customerId}::bigint where number = ${order.number}
    and site = ${order.site} and customer_id is null and lower(email) = lower(${order.email})`.execute(
    transaction,
  );
