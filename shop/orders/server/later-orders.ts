import { sql, type Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { NotPlaced, Review } from "../checkout-contract.ts";
import { orderedEntries } from "../order-lines.ts";
import { newOrder } from "./begin-attempt.ts";
import { ownerName } from "./checkouts.ts";
import type { ProvedSubmission } from "./order-proofs.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

export type LaterOrderOptions = Pick<
  OrderPorts,
  "carts" | "onStored" | "payments" | "subscriptions"
>;

/** Returns the number under which the form of a review opens subscriptions: the same for each repetition, and never that of an order. */
const openingNumber = (key: string) => `S${hashOf(key).slice(0, 20)}`;

/** Places what is only subscriptions that begin on another day: the engine has nothing to do with it yet. */
export function createLaterOrders(
  database: Kysely<OrderTables>,
  { carts, onStored, payments, subscriptions }: LaterOrderOptions,
) {
  /** Opens the subscriptions of a review, and takes them out of the cart. A repetition after a crash does what is left. */
  async function open(
    { owner, at, seen }: ProvedSubmission,
    review: Review,
  ): Promise<NotPlaced | { isOutdated: true }> {
    if (!("customerId" in owner)) throw new Error("A guest cannot begin a subscription.");
    const cart = { owner: { customerId: owner.customerId }, revision: review.revision };
    if (!(await carts.isAsOrdered(cart, at))) return { isOutdated: true };
    const order = { ...newOrder(owner, at, review, payments), number: openingNumber(seen.key) };
    await database.transaction().execute(async (transaction) => {
      await onStored(transaction, order);
      await sql`delete from checkout where site = ${at.site.code} and owner = ${ownerName(owner)!}`.execute(
        transaction,
      );
    });
    await carts.removeOrdered(cart, at, { order: order.number, entries: orderedEntries(order) });
    return { problem: "beginsLater" };
  }
  return Object.assign(open, {
    /** Reports whether a form has opened its subscriptions before. */
    isDone: async ({ owner, at, seen }: ProvedSubmission) =>
      "customerId" in owner &&
      (await subscriptions.hasOpened(owner.customerId, openingNumber(seen.key), at)),
  });
}
