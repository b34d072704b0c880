import type { Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import { isProvedBy, type ProofLevel } from "../hold-rules.ts";
import { ownerName } from "./checkouts.ts";
import { newOrder } from "./new-order.ts";
import { insertAttempt, type NewAttempt, type OrderAttempt } from "./order-attempts.ts";
import { draftOf } from "./order-draft.ts";
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
export interface CheckedForm extends OrderSender {
  key: string;
  ip: string;
  level: ProofLevel;
}

/** Creates the function that stores an order before the engine is asked for it. */
export function createBeginAttempt(
  database: Kysely<OrderTables>,
  { holders, payments }: Pick<OrderPorts, "payments"> & { holders: OrderHolders },
) {
  /** Begins the order of a review; returns undefined if its shopper has another one on its way, or the form has placed one. */
  return async function begin(
    owner: OrderOwner,
    at: Viewpoint,
    review: OpenReview,
    { key, browser, consent, ip, level }: CheckedForm,
  ): Promise<OrderAttempt | NotProved | undefined> {
    const order = newOrder(owner, at, review, payments);
    const attempt: NewAttempt = {
      order,
      draft: draftOf(order, review.offers, at.site),
      keyHash: hashOf(key),
      checkout: ownerName(owner)!,
      revision: review.revision,
      sender: { browser, consent },
    };
    return database.transaction().execute(async (transaction) => {
      const held = await holders.check(transaction, { owner, ip }, order, review.stock);
      if (!held.needed || !isProvedBy(held.needed, level))
        return { problem: "notProved", needed: held.needed };
      const isBegun = await insertAttempt(transaction, attempt, held.holders);
      return isBegun ? { ...attempt, state: "open" } : undefined;
    });
  };
}
