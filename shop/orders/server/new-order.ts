import { randomInt } from "node:crypto";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Order, OrderLine } from "../order-contract.ts";
import type { OrderOwner, OrderPorts } from "./orders-ports.ts";
import type { OpenReview } from "./reviews.ts";

/** Returns the order of a review that has no problem. */
export function newOrder(
  owner: OrderOwner,
  { site, now }: Viewpoint,
  { lines, totals, voucher, checkout, stockShare }: OpenReview,
  payments: OrderPorts["payments"],
): Order {
  const { email, delivery, billing, payment, giftMessage = "" } = checkout;
  // Random, so that it does not reveal the number of orders. Banks of two countries take ten digits as a reference.
  const number = String(randomInt(1_000_000_000, 10_000_000_000));
  const method = payments.find(({ kind }) => kind === payment)!;
  const payable = { site: site.code, number, amount: totals.total, placedAt: now, stockShare };
  return {
    number,
    site: site.code,
    placedAt: now,
    state: "placed",
    email: email!,
    ...("customerId" in owner && { customerId: owner.customerId }),
    lines: lines.map(
      ({
        available: _available,
        was: _was,
        grams: _grams,
        millilitres: _millilitres,
        ...line
      }): OrderLine => line,
    ),
    totals,
    ...(voucher && { voucher }),
    delivery: delivery!,
    ...(billing && { billing }),
    payment: payment!,
    dueAt: method.dueAt(payable),
    giftMessage,
    history: [{ state: "placed", at: now, note: "" }],
  };
}
