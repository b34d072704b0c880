import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CompleteCheckout, NotPlaced, Review, ReviewSeen } from "../checkout-contract.ts";
import { isProvedBy } from "../hold-rules.ts";
import type { Order, OrderLine } from "../order-contract.ts";
import { ownerName } from "./checkouts.ts";
import { insertAttempt, type OrderAttempt } from "./order-attempts.ts";
import { engineDraft } from "./order-draft.ts";
import type { OrderHolders } from "./order-holders.ts";
import type { OrderProofs, ProvedSubmission } from "./order-proofs.ts";
import type { OrderOwner, OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Returns the hashes by which an attempt recognizes its form. */
export const formHashes = ({ key, shown }: ReviewSeen) => ({
  keyHash: hashOf(key),
  shownHash: hashOf(shown),
});

export interface BeginAttemptOptions extends Pick<OrderPorts, "payments" | "now"> {
  holders: OrderHolders;
  proofs: Pick<OrderProofs, "wanted">;
}

/** Creates the function that stores an order before the engine is asked for it. */
export const createBeginAttempt =
  (database: Kysely<OrderTables>, { holders, payments, proofs, now }: BeginAttemptOptions) =>
  /**
   * Stores the order of a review as an attempt. Returns undefined if its shopper has another open attempt, or the form has placed
   * an order.
   */
  async (
    { owner, at, seen, browser, consent, ip, proof }: ProvedSubmission,
    review: Review,
  ): Promise<OrderAttempt | NotPlaced | undefined> => {
    const order = newOrder(owner, at, review, payments);
    const attempt: OrderAttempt = {
      order,
      draft: engineDraft(order, review.offers, at.site),
      ...formHashes(seen),
      checkout: ownerName(owner)!,
      revision: review.revision,
      sender: { browser, consent },
      state: "open",
    };
    const begun = await database.transaction().execute(async (transaction) => {
      const held = await holders.check(transaction, { owner, ip }, order, review.stock);
      if (!held.needed || !isProvedBy(held.needed, proof.level)) return held;
      const isBegun = await insertAttempt(transaction, attempt, held.holders, now());
      return isBegun ? attempt : undefined;
    });
    if (!begun || "order" in begun) return begun;
    const { needed } = begun;
    return needed === undefined || needed === "none"
      ? { problem: "tooLarge" }
      : proofs.wanted(at, seen.key, needed, proof);
  };

/** Returns the order of a review that has no problem. */
export function newOrder(
  owner: OrderOwner,
  { site, now }: Viewpoint,
  { lines, subscriptions, totals, voucher, checkout, stockShare, collection }: Review,
  payments: OrderPorts["payments"],
): Order {
  const { email, delivery, billing, payment, giftMessage = "" } = checkout as CompleteCheckout;
  // Random, so that it does not reveal the number of orders. Banks of two countries take ten digits as a reference.
  const number = String(randomInt(1_000_000_000, 10_000_000_000));
  const method = payments.find(({ kind }) => kind === payment)!;
  const payable = { site: site.code, number, amount: totals.total, placedAt: now, stockShare };
  return {
    number,
    site: site.code,
    placedAt: now,
    state: "placed",
    email,
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
    ...(subscriptions.length > 0 && { subscriptions }),
    totals,
    ...(voucher && { voucher }),
    delivery: delivery.kind === "store" && collection ? { ...delivery, collection } : delivery,
    ...(billing && { billing }),
    payment,
    dueAt: method.dueAt(payable),
    giftMessage,
    history: [{ state: "placed", at: now, note: "" }],
  };
}
