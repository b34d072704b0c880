import type { Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type Counted,
  type RateLimitTables,
} from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { NotPlaced, OrderProof, ReviewSeen } from "../checkout-contract.ts";
import { decodeShown, reviewChanges } from "../review-rules.ts";
import type { OrderFinder } from "./find-orders.ts";
import { orderLimits } from "./order-limits.ts";
import type { CheckedProof, OrderProofs } from "./order-proofs.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderOwner, OrderPorts, OrderSender } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { ReadReview } from "./reviews.ts";
import {
  createWriteOrder,
  type NotProved,
  type PlacedOrder,
  type WriteOrderParts,
} from "./write-order.ts";

/**
 * An attempt fails only when cart or stock have changed since they were read, or when an article that is bought and free at once has
 * too few pieces for both.
 */
const maxAttempts = 5;

export interface PlaceOrderParts extends WriteOrderParts, Pick<OrderPorts, "security"> {
  readReview: ReadReview;
  secrets: ReturnType<typeof createOrderSecrets>;
  find: Pick<OrderFinder, "ofKey">;
  proofs: Pick<OrderProofs, "check" | "wanted">;
}

/** The press of the button. */
export interface Press extends OrderProof, OrderSender {
  seen: ReviewSeen;
  ip: string;
}

/**
 * Creates the function that places orders. It reads cart, prices and stock, compares them with what the shopper saw, and writes in
 * one transaction that takes effect only if cart, prices and stock are still as they were read; otherwise it reads again. So
 * nothing is locked during the decision, no piece is sold twice, and no change is accepted silently.
 */
export function createPlaceOrder(
  database: Kysely<OrderTables & RateLimitTables>,
  parts: PlaceOrderParts,
) {
  const { readReview, secrets, find, proofs } = parts;
  const write = createWriteOrder(database, parts);
  const limits = createRateLimits(database, orderLimits, (limit, client) =>
    parts.security("limitReached", { limit, client }),
  );

  /** Places the order of a review once, however often its form is sent. */
  return async function place(
    owner: OrderOwner,
    at: Viewpoint,
    press: Press,
  ): Promise<PlacedOrder | NotPlaced> {
    const { key } = press.seen;
    const proof = await proofs.check(owner, at, key, press);
    const counted = countedFor(owner, proof, press.ip);
    const outcome = await limits.attempt(counted, at.now, async (attempt) => {
      const placed = await placeNew(owner, at, press, proof);
      if ("problem" in placed) await attempt.takeBack(...(Object.keys(counted) as LimitName[]));
      return placed;
    });
    if (!("problem" in outcome)) return outcome;
    // The same form may have placed its order before, and emptied the cart.
    const before = await placedBefore(key, at);
    return before ?? (await refusal(at, key, proof, outcome));
  };

  /** Returns why nothing was placed; a stronger proof passes the limits of a weaker one. */
  async function refusal(
    at: Viewpoint,
    key: string,
    proof: CheckedProof,
    outcome: NotPlaced | NotProved,
  ): Promise<NotPlaced> {
    if (outcome.problem === "tooMany" && proof.level !== "address")
      return proofs.wanted(at, key, proof.level === "none" ? "work" : "address", proof);
    if (outcome.problem !== "notProved") return outcome;
    const { needed } = outcome;
    if (needed === undefined || needed === "none") return { problem: "tooLarge" };
    return proofs.wanted(at, key, needed, proof);
  }

  async function placeNew(
    owner: OrderOwner,
    at: Viewpoint,
    { seen, browser, consent, ip }: Press,
    proof: CheckedProof,
  ): Promise<PlacedOrder | NotPlaced | NotProved> {
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
      // Another address was entered after the code of this one was checked.
      if (proof.email !== undefined && proof.email !== review.checkout.email)
        return { problem: "changed", changes: [{ kind: "entered" }] };
      const form = { key: seen.key, browser, consent, ip, level: proof.level };
      const outcome = await writeCounted(owner, at, review, form);
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

  /** Writes the order of a review, unless there are too many with its e-mail address, which is not confirmed. */
  async function writeCounted(
    ...[owner, at, review, form]: Parameters<typeof write>
  ): ReturnType<typeof write> {
    if (form.level === "address") return write(owner, at, review, form);
    // Hashed, because limits that were reached are logged.
    const counted = { guestOrders: hashOf(comparedEmail(review.checkout.email!)) };
    const outcome = await limits.attempt(counted, at.now, async (attempt) => {
      const outcome = await write(owner, at, review, form);
      if (!outcome || "problem" in outcome) await attempt.takeBack("guestOrders");
      return outcome;
    });
    // Only the owner of the address decides that more mails are sent to it.
    return outcome && "problem" in outcome && outcome.problem === "tooMany"
      ? { problem: "notProved", needed: "address" }
      : outcome;
  }
}

type LimitName = keyof typeof orderLimits;

/** Returns the limits that a press counts for. */
function countedFor(
  owner: OrderOwner,
  { level, email }: CheckedProof,
  ip: string,
): Partial<Record<LimitName, Counted>> {
  const network = sharesOf(ip);
  if (level === "none") return { orders: network };
  if (level === "work") return { solvedOrders: network };
  const own = "customerId" in owner ? String(owner.customerId) : comparedEmail(email!);
  return { confirmedOrders: hashOf(own), confirmedOrdersOfNetwork: network };
}
