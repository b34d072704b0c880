import { randomInt } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { NotPlaced } from "../checkout-contract.ts";
import { isProvedBy, type ProofLevel } from "../hold-rules.ts";
import type { Order, OrderLine } from "../order-contract.ts";
import { piecesOf } from "../order-lines.ts";
import { orderStoredUntil } from "../order-rules.ts";
import { ownerName } from "./checkouts.ts";
import type { OrderHolders } from "./order-holders.ts";
import { insertOrder } from "./order-records.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderOwner, OrderPorts, OrderSender } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { OpenReview } from "./reviews.ts";

export interface PlacedOrder {
  order: Order;
  /** At the end of the address of the order's page. */
  secret: string;
}

/** The order needs a stronger proof; without `needed` no proof suffices. */
export interface NotProved {
  problem: "notProved";
  needed: ProofLevel | undefined;
}

/** A form that places an order, after its proof was checked. */
interface CheckedForm extends OrderSender {
  key: string;
  ip: string;
  level: ProofLevel;
}

export interface WriteOrderParts extends Pick<
  OrderPorts,
  "carts" | "stock" | "vouchers" | "payments" | "requestMail" | "recordPurchase"
> {
  secrets: Pick<ReturnType<typeof createOrderSecrets>, "secretOf">;
  holders: OrderHolders;
}

/** Rolls the transaction back: what was read is no longer true. */
class Outdated extends Error {}

/** Rolls the transaction back: another order has the voucher. */
class VoucherTaken extends Error {}

/** Rolls the transaction back: the order needs a stronger proof, or none suffices. */
class Unproved extends Error {
  readonly needed: ProofLevel | undefined;
  constructor(needed: ProofLevel | undefined) {
    super();
    this.needed = needed;
  }
}

/** Creates the function that writes an order in one transaction, with all that belongs to it. */
export function createWriteOrder(
  database: Kysely<OrderTables>,
  { secrets, holders, carts, stock, vouchers, ...parts }: WriteOrderParts,
) {
  /** Writes the order of a review; returns undefined, and has written nothing, if the review is outdated. */
  return async function write(
    owner: OrderOwner,
    at: Viewpoint,
    review: OpenReview,
    { key, browser, consent, ip, level }: CheckedForm,
  ): Promise<PlacedOrder | NotPlaced | NotProved | undefined> {
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
        const held = await holders.check(transaction, { owner, ip }, order, review.stock);
        if (!held.needed || !isProvedBy(held.needed, level)) throw new Unproved(held.needed);
        const stored = { order, keyHash, browser, expiresAt, checkout: ownerName(owner) };
        if (!(await insertOrder(transaction, stored))) throw new Outdated();
        await held.add();
        const mail = { kind: "order-confirmation" as const, site: order.site, to: order.email };
        await parts.requestMail(transaction, { ...mail, data: { number } });
        await parts.recordPurchase(transaction, order, { browser, consent });
        // Last, because orders of the same article wait here for each other.
        const isTaken = await stock.take(transaction, at, piecesOf(order.lines));
        if (!isTaken) throw new Outdated();
      });
      return { order, secret };
    } catch (error) {
      if (error instanceof VoucherTaken)
        return { problem: "changed", changes: [{ kind: "voucherEnded", title: voucher!.title }] };
      if (error instanceof Unproved) return { problem: "notProved", needed: error.needed };
      if (error instanceof Outdated) return undefined;
      throw error;
    }
  };
}

/** Returns the order of a review that has no problem. */
function newOrder(
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
