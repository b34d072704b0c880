import Type, { type Static } from "typebox";
import { AnySite } from "../../platform/shared/sites/site-format.ts";
import { cartLimits } from "./cart-limits.ts";

/** Schemas of the endpoints for vouchers of orders. */

export const VoucherOrderBody = Type.Object(
  {
    site: AnySite,
    /** As shown in the cart. */
    code: Type.String({ minLength: 1, maxLength: cartLimits.voucherCode }),
    order: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: "^[!-~]+$",
      description: "The order's number at the host",
    }),
  },
  { additionalProperties: false },
);
export type VoucherOrderBody = Static<typeof VoucherOrderBody>;

export const VoucherOrder = Type.Object({
  code: Type.String(),
  order: Type.String(),
  state: Type.Enum(["reserved", "redeemed", "released"], { type: "string" }),
  reservedUntil: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
});
export type VoucherOrder = Static<typeof VoucherOrder>;

export const VoucherProblem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  error: Type.Enum(["VOUCHER_UNKNOWN", "VOUCHER_RESERVED", "VOUCHER_REDEEMED"], { type: "string" }),
});
export type VoucherProblem = Static<typeof VoucherProblem>;
