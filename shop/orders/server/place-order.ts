import { randomInt } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { NotPlaced, ReviewSeen } from "../checkout-contract.ts";
import type { Order, OrderLine } from "../order-contract.ts";
import { orderStoredUntil } from "../order-rules.ts";
import { decodeShown, reviewChanges } from "../review-rules.ts";
import { ownerName } from "./checkouts.ts";
import type { OrderFinder } from "./find-orders.ts";
import { insertOrder } from "./order-records.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderOwner, OrderPorts, Pieces } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { OpenReview, ReadReview } from "./reviews.ts";

export const orderLimits = {
  /** Orders from one network: each takes stock, also of articles that are never paid. */
  orders: { times: 30, minutes: 60 },
  /** Orders of guests with one e-mail address, from any network: each sends mails to an address that may be another person's. */
  guestOrders: { times: 20, minutes: 60 },
} as const;

/**
 * An attempt fails only when cart or stock have changed since they were read, or when an article that is bought and free at once has
 * too few pieces for both.
 */
const maxAttempts = 5;

export interface PlaceOrderParts extends Pick<
  OrderPorts,
  "carts" | "stock" | "vouchers" | "payments" | "requestMail" | "recordPurchase" | "security"
> {
  readReview: ReadReview;
  secrets: ReturnType<typeof createOrderSecrets>;
  find: Pick<OrderFinder, "ofKey">;
}

/** The press of the button. */
export interface Press {
  seen: ReviewSeen;
  ip: string;
  /** Family of the browser (platform/http/browser-family.ts); empty where it is unknown. */
  browser: string;
}

export interface PlacedOrder {
  order: Order;
  /** At the end of the address of the order's page. */
  secret: string;
}

/** Rolls the transaction back: what was read is no longer true. */
class Outdated extends Error {}

/** Rolls the transaction back: another order has the voucher. */
class VoucherTaken extends Error {}

/**
 * Creates the function that places orders. It reads cart, prices and stock, compares them with what the shopper saw, and writes in
 * one transaction that takes effect only if cart, prices and stock are still as they were read; otherwise it reads again. So
 * nothing is locked during the decision, no piece is sold twice, and no change is accepted silently.
 */
export function createPlaceOrder(
  database: Kysely<OrderTables & RateLimitTables>,
  parts: PlaceOrderParts,
) {
  const { readReview, secrets, find, carts, stock, vouchers } = parts;
  const limits = createRateLimits(database, orderLimits, (limit, client) =>
    parts.security("limitReached", { limit, client }),
  );

  /** Places the order of a review once, however often its form is sent. */
  return async function place(
    owner: OrderOwner,
    at: Viewpoint,
    press: Press,
  ): Promise<PlacedOrder | NotPlaced> {
    const counted = { orders: sharesOf(press.ip) };
    const outcome = await limits.attempt(counted, at.now, async (attempt) => {
      const placed = await placeNew(owner, at, press);
      if ("problem" in placed) await attempt.takeBack("orders");
      return placed;
    });
    // The same form may have placed its order before, and emptied the cart.
    return "problem" in outcome ? ((await placedBefore(press.seen.key, at)) ?? outcome) : outcome;
  };

  async function placeNew(
    owner: OrderOwner,
    at: Viewpoint,
    { seen, browser }: Press,
  ): Promise<PlacedOrder | NotPlaced> {
    const isFormKey = await secrets.isFormKey(owner, at, seen.key);
    // The form of another owner: its shopper has logged in or out since.
    const shown = decodeShown(isFormKey ? seen.shown : "");
    for (let count = 0; count < maxAttempts; count++) {
      const review = await readReview(owner, at);
      const { problem } = review;
      if (problem?.problem === "emptyCart" || problem?.problem === "hasSubscriptions")
        return problem;
      const changes = reviewChanges(shown, review.shown);
      if (changes.length > 0) return { problem: "changed", changes };
      if (problem) return problem;
      const outcome = await writeCounted(owner, at, review, { key: seen.key, browser });
      if (outcome) return outcome;
      const repeated = await placedBefore(seen.key, at);
      if (repeated) return repeated;
    }
    return { problem: "cannotCheckOut" };
  }

  async function placedBefore(key: string, { site }: Viewpoint): Promise<PlacedOrder | undefined> {
    const order = await find.ofKey(key, site);
    return order && { order, secret: await secrets.secretOf(order.number) };
  }

  /** Writes the order of a review, unless there are too many of guests with its e-mail address. */
  async function writeCounted(
    ...[owner, at, review, form]: Parameters<typeof write>
  ): ReturnType<typeof write> {
    if ("customerId" in owner) return write(owner, at, review, form);
    // Hashed, because limits that were reached are logged.
    const counted = { guestOrders: hashOf(comparedEmail(review.checkout.email!)) };
    return limits.attempt(counted, at.now, async (attempt) => {
      const outcome = await write(owner, at, review, form);
      if (!outcome || "problem" in outcome) await attempt.takeBack("guestOrders");
      return outcome;
    });
  }

  /** Writes the order of a review; returns undefined, and has written nothing, if the review is outdated. */
  async function write(
    owner: OrderOwner,
    at: Viewpoint,
    review: OpenReview,
    { key, browser }: { key: string; browser: string },
  ): Promise<PlacedOrder | NotPlaced | undefined> {
    const order = newOrder(owner, at, review, parts.payments);
    const { number, voucher } = order;
    const used = voucher && { site: at.site, code: voucher.code, order: number, now: at.now };
    const redeemed = used && !(await vouchers.isForEverybody(used)) ? used : undefined;
    const secret = await secrets.secretOf(number);
    const keyHash = hashOf(key);
    const expiresAt = orderStoredUntil(at.now, at.site);
    try {
      await database.transaction().execute(async (transaction: Transaction<OrderTables>) => {
        const isEmptied = await carts.empty(transaction, owner, at, review.revision);
        if (!isEmptied) throw new Outdated();
        if (redeemed && !(await vouchers.redeem(transaction, redeemed))) throw new VoucherTaken();
        const stored = { order, keyHash, browser, expiresAt, checkout: ownerName(owner) };
        if (!(await insertOrder(transaction, stored))) throw new Outdated();
        const mail = { kind: "order-confirmation" as const, site: order.site, to: order.email };
        await parts.requestMail(transaction, { ...mail, data: { number } });
        await parts.recordPurchase(transaction, order, browser);
        // Last, because orders of the same article wait here for each other.
        const isTaken = await stock.take(transaction, at, piecesOf(order.lines));
        if (!isTaken) throw new Outdated();
      });
      return { order, secret };
    } catch (error) {
      if (error instanceof VoucherTaken)
        return { problem: "changed", changes: [{ kind: "voucherEnded", title: voucher!.title }] };
      if (error instanceof Outdated) return undefined;
      throw error;
    }
  }
}

/** Returns the order of a review that has no problem. */
function newOrder(
  owner: OrderOwner,
  { site, now }: Viewpoint,
  { lines, totals, voucher, checkout }: OpenReview,
  payments: OrderPorts["payments"],
): Order {
  const { email, delivery, billing, payment, giftMessage = "" } = checkout;
  // Random, so that it does not reveal the number of orders. Banks of two countries take ten digits as a reference.
  const number = String(randomInt(1_000_000_000, 10_000_000_000));
  const method = payments.find(({ kind }) => kind === payment)!;
  const payable = { site: site.code, number, amount: totals.total, placedAt: now };
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

/** Returns the pieces in the shop's own stock, each article once. A free one has no price. */
export function piecesOf(lines: OrderLine[]): Pieces[] {
  const stocked = lines.filter(({ kind }) => kind !== "partnerProduct");
  return [...Map.groupBy(stocked, ({ tcm }) => tcm)].map(([tcm, same]) => ({
    tcm,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    price: same.find(({ kind }) => kind !== "freeArticle")?.price,
  }));
}
