import type { Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type Counted,
  type RateLimitTables,
} from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { NotPlaced, OrderProof, ReviewChange, ReviewSeen } from "../checkout-contract.ts";
import type { Order } from "../order-contract.ts";
import { decodeShown, reviewChanges } from "../review-rules.ts";
import type { OrderFinder } from "./find-orders.ts";
import { orderLimits } from "./order-limits.ts";
import type { CheckedProof, OrderProofs } from "./order-proofs.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderOwner, OrderPorts, OrderSender } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import { createBeginAttempt, formHashes, type NotProved } from "./begin-attempt.ts";
import { ownerName } from "./checkouts.ts";
import type { createOrderAttempts, OrderAttempt } from "./order-attempts.ts";
import type { OrderHolders } from "./order-holders.ts";
import type { AttemptOutcome, createAttemptPlacer } from "./place-attempt.ts";
import { refusedChanges } from "./refused-changes.ts";
import type { OpenReview, ReadReview } from "./reviews.ts";

/** An order is retried only when cart, prices or stock have changed since they were read. */
const maxAttempts = 5;

export interface PlaceOrderOptions extends Pick<OrderPorts, "payments" | "security" | "now"> {
  readReview: ReadReview;
  secrets: ReturnType<typeof createOrderSecrets>;
  find: Pick<OrderFinder, "ofKey">;
  proofs: Pick<OrderProofs, "check" | "wanted">;
  holders: OrderHolders;
  attempts: Pick<ReturnType<typeof createOrderAttempts>, "ofCheckout">;
  placer: Pick<ReturnType<typeof createAttemptPlacer>, "place" | "resolve" | "completeFound">;
}

export interface PlacedOrder {
  order: Order;
  /** At the end of the address of the order's page. */
  secret: string;
}

/** The submitted form of a review. */
export interface OrderSubmission extends OrderProof, OrderSender {
  seen: ReviewSeen;
  ip: string;
  /** The review as it is now, if the caller has just read it. */
  review?: OpenReview;
}

/**
 * Creates the function that places orders. It reads cart, prices and stock, compares them with what the shopper saw, and stores the
 * order as an attempt, which the engine then places only if prices and stock are still as they were read; otherwise it reads again. So
 * nothing is locked during the decision, no piece is sold twice, and no change is accepted silently.
 */
export function createPlaceOrder(
  database: Kysely<OrderTables & RateLimitTables>,
  options: PlaceOrderOptions,
) {
  const { readReview, secrets, find, proofs, attempts, placer } = options;
  const begin = createBeginAttempt(database, options);
  const limits = createRateLimits(database, orderLimits, (limit, client) =>
    options.security("limitReached", { limit, client }),
  );

  /** Places the order of a review once, however often its form is sent. */
  return async function place(
    owner: OrderOwner,
    at: Viewpoint,
    submission: OrderSubmission,
  ): Promise<PlacedOrder | NotPlaced> {
    const { seen } = submission;
    const { key } = seen;
    const proof = await proofs.check(owner, at, key, submission);
    const counted = countedFor(owner, proof, submission.ip);
    const outcome = await limits.attempt(counted, at.now, async (attempt) => {
      const placed = await placeNew(owner, at, submission, proof);
      if ("problem" in placed) await attempt.refund(...(Object.keys(counted) as LimitName[]));
      return placed;
    });
    if (!("problem" in outcome)) return outcome;
    // The same form may have placed its order before, and emptied the cart.
    await continueAttempt(owner, at, seen, placer.completeFound);
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
    { seen, browser, consent, ip, review: given }: OrderSubmission,
    proof: CheckedProof,
  ): Promise<PlacedOrder | NotPlaced | NotProved> {
    const isFormKey = await secrets.isFormKey(owner, at, seen.key);
    // The form of another owner: its shopper has logged in or out since.
    const shown = decodeShown(isFormKey ? seen.shown : "");
    let refusal: ReviewChange[] = [];
    for (let count = 0; count < maxAttempts; count++) {
      const review = (count === 0 && given) || (await readReview(owner, at));
      const { problem } = review;
      if (problem?.problem === "emptyCart" || problem?.problem === "hasSubscriptions")
        return problem;
      const changes = reviewChanges(shown, review.shown);
      if (changes.length > 0) return { problem: "changed", changes };
      if (problem) return problem;
      // Another address was entered after the code of this one was checked.
      if (proof.email !== undefined && proof.email !== review.checkout.email)
        return { problem: "changed", changes: [{ kind: "entered" }] };
      const form = { seen, browser, consent, ip, level: proof.level };
      const outcome = await placeCounted(owner, at, review, form);
      if ("problem" in outcome) return outcome;
      if ("placed" in outcome) return withSecret(outcome.placed);
      if ("isVoucherTaken" in outcome) {
        const { title = "" } = review.voucher ?? {};
        return { problem: "changed", changes: [{ kind: "voucherEnded", title }] };
      }
      if ("refusal" in outcome) refusal = refusedChanges(outcome.refusal, review.lines);
      else {
        const repeated = await placedBefore(seen.key, at);
        if (repeated) return repeated;
      }
    }
    return refusal.length > 0
      ? { problem: "changed", changes: refusal }
      : { problem: "cannotCheckOut" };
  }

  async function withSecret(order: Order): Promise<PlacedOrder> {
    return { order, secret: await secrets.secretOf(order.number) };
  }

  async function placedBefore(key: string, { site }: Viewpoint): Promise<PlacedOrder | undefined> {
    const order = await find.ofKey(key, site);
    return order && withSecret(order);
  }

  /**
   * Continues an earlier submission of the shopper, of any tab: repeats it if its form is the same, otherwise asks the engine for
   * its order.
   */
  async function continueAttempt(
    owner: OrderOwner,
    { site, now }: Viewpoint,
    seen: ReviewSeen,
    otherwise: (attempt: OrderAttempt, now: Date) => Promise<unknown>,
  ): Promise<void> {
    const checkout = ownerName(owner);
    if (checkout === undefined) return;
    const begun = await attempts.ofCheckout({ site: site.code, checkout });
    if (!begun) return;
    const { keyHash, shownHash } = formHashes(seen);
    const isRepeated = begun.keyHash === keyHash && begun.shownHash === shownHash;
    await (isRepeated ? placer.place(begun, now) : otherwise(begun, now));
  }

  /** Places the order of a review, unless an earlier one of its shopper is on its way. */
  async function placeBegun(...[owner, at, review, form]: Parameters<typeof begin>) {
    const begun = await begin(owner, at, review, form);
    if (begun) return "problem" in begun ? begun : placer.place(begun, at.now);
    await continueAttempt(owner, at, form.seen, placer.resolve);
    return { isOutdated: true } as const;
  }

  /** Places the order of a review, unless there are too many with its e-mail address, which is not confirmed. */
  async function placeCounted(
    ...[owner, at, review, form]: Parameters<typeof begin>
  ): Promise<AttemptOutcome | NotProved> {
    if (form.level === "address") return placeBegun(owner, at, review, form);
    // Hashed, because limits that were reached are logged.
    const counted = { guestOrders: hashOf(comparedEmail(review.checkout.email!)) };
    const outcome = await limits.attempt(counted, at.now, async (attempt) => {
      const outcome = await placeBegun(owner, at, review, form);
      if (!("placed" in outcome)) await attempt.refund("guestOrders");
      return outcome;
    });
    // Only the owner of the address decides that more mails are sent to it.
    return "problem" in outcome && outcome.problem === "tooMany"
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
  const own = "customerId" in owner ? owner.customerId : comparedEmail(email!);
  return { confirmedOrders: hashOf(own), confirmedOrdersOfNetwork: network };
}
