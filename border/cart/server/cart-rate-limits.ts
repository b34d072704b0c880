import type { Kysely } from "kysely";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";

/** Limits the wrong voucher codes per network, so that vouchers cannot be guessed. */
export const cartRateLimits = { wrongVoucherCodes: { times: 10, minutes: 1 } } as const;

export type CartLimits = Pick<ReturnType<typeof createCartLimits>, "attempt">;

export const createCartLimits = (database: Kysely<RateLimitTables>, security: SecurityLog) =>
  createRateLimits(database, cartRateLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
