import type { Kysely } from "kysely";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { WithdrawalTables } from "./withdrawal-tables.ts";
import { createWithdrawals, type WithdrawalPorts } from "./withdrawals.ts";

/**
 * Creates the slice of declarations by which shoppers withdraw from contracts. Their pages and forms are in `shop/pages/withdrawal`.
 */
export function withdrawalSlice(
  database: Kysely<WithdrawalTables & RateLimitTables>,
  ports: WithdrawalPorts,
) {
  return createWithdrawals(database, ports) satisfies Slice;
}
