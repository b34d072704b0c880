import type { Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { ReviewSeen } from "../checkout-contract.ts";
import { isProvedBy, type ProofLevel } from "../hold-rules.ts";
import { ownerName } from "./checkouts.ts";
import { newOrder } from "./new-order.ts";
import { insertAttempt, type NewAttempt, type OrderAttempt } from "./order-attempts.ts";
import { engineDraft } from "./order-draft.ts";
import type { OrderHolders } from "./order-holders.ts";
import type { OrderOwner, OrderPorts, OrderSender } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { OpenReview } from "./reviews.ts";

/** The order needs a stronger proof; without `needed` no proof suffices. */
export interface NotProved {
  problem: "notProved";
  needed: ProofLevel | undefined;
}

/** A form that places an order, after its proof was checked. */
export interface ProvedForm extends OrderSender {
  seen: ReviewSeen;
  ip: string;
  level: ProofLevel;
}

/** Returns the hashes by which an attempt recognizes its form. */
export const formHashes = ({ key, shown }: ReviewSeen) => ({
  keyHash: hashOf(key),
  shownHash: hashOf(shown),
});

/** Creates the function that stores an order before the engine is asked for it. */
export function createBeginAttempt(
  database: Kysely<OrderTables>,
  { holders, payments, now }: Pick<OrderPorts, "payments" | "now"> & { holders: OrderHolders },
) {
  /**
   * Stores the order of a review as an attempt. Returns undefined if its shopper has another open attempt, or the form has placed
   * an order.
   */
  return async function begin(
    owner: OrderOwner,
    at: Viewpoint,
    review: OpenReview,
    { seen, browser, consent, ip, level }: ProvedForm,
  ): Promise<OrderAttempt | NotProved | undefined> {
    const order = newOrder(owner, at, review, payments);
    const attempt: NewAttempt = {
      order,
      draft: engineDraft(order, review.offers, at.site),
      ...formHashes(seen),
      checkout: ownerName(owner)!,
      revision: review.revision,
      sender: { browser, consent },
    };
    return database.transaction().execute(async (transaction) => {
      const held = await holders.check(transaction, { owner, ip }, order, review.stock);
      if (!held.needed || !isProvedBy(held.needed, level))
        return { problem: "notProved", needed: held.needed };
      const isBegun = await insertAttempt(transaction, attempt, {
        holders: held.holders,
        now: now(),
      });
      return isBegun ? { ...attempt, state: "open" } : undefined;
    });
  };
}
