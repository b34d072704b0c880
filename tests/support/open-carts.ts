import type { Kysely } from "kysely";
import { batchCarts } from "../../border/cart/server/batch-carts.ts";
import { createBegunCarts } from "../../border/cart/server/cart-owner.ts";
import { createCartLimits } from "../../border/cart/server/cart-rate-limits.ts";
import { createCarts, type CartsOptions } from "../../border/cart/server/carts.ts";
import type { CartTables } from "../../border/cart/server/stored-carts/cart-tables.ts";
import { rememberCarts } from "../../border/cart/server/remember-carts.ts";
import { storedCarts } from "../../border/cart/server/stored-carts/stored-carts.ts";
import type { RateLimitTables } from "../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../platform/security/security-log.ts";

/** Opens the carts of a further process on a database, by default without campaigns and vouchers. */
export function openCarts(
  database: Kysely<CartTables & RateLimitTables>,
  {
    security = () => {},
    ...options
  }: Pick<CartsOptions, "catalogue"> & Partial<CartsOptions> & { security?: SecurityLog },
) {
  return createCarts({
    repository: rememberCarts(batchCarts(storedCarts(database))),
    extras: { at: async () => ({ campaigns: [], partnerProducts: [], vouchers: [] }) },
    personalVouchers: { withCodes: async () => [] },
    ...createBegunCarts(database),
    limits: createCartLimits(database, security),
    ...options,
  });
}
