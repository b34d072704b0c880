import type { Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import type { Counted } from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { NotPlaced, Review, ReviewChange, ReviewSnapshot } from "../checkout-contract.ts";
import type { Order } from "../order-contract.ts";
import { decodeShown, refusedChanges, reviewChanges } from "../review-rules.ts";
import { createBeginAttempt, formHashes, type BeginAttemptOptions } from "./begin-attempt.ts";
import { ownerName } from "./checkouts.ts";
import { createLaterOrders, type LaterOrderOptions } from "./later-orders.ts";
import type { OrderFinder } from "./find-orders.ts";
import type { createOrderAttempts, OrderAttempt } from "./order-attempts.ts";
import type {
  OrderLimitName,
  OrderLimits,
  OrderProofs,
  OrderSubmission,
  ProvedSubmission,
} from "./order-proofs.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderOwner } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { AttemptOutcome, createAttemptPlacer } from "./place-attempt.ts";
import type { ReadReview } from "./reviews.ts";

/** An order is retried only when cart, prices or stock have changed since they were read. */
const maxAttempts = 5;

export interface PlaceOrderOptions extends BeginAttemptOptions, LaterOrderOptions {
  limits: OrderLimits;
  readReview: ReadReview;
  secrets: Pick<ReturnType<typeof createOrderSecrets>, "isFormKey">;
  find: Pick<OrderFinder, "ofKey">;
  proofs: Pick<OrderProofs, "check" | "wanted">;
  attempts: Pick<ReturnType<typeof createOrderAttempts>, "ofCheckout">;
  placer: Pick<ReturnType<typeof createAttemptPlacer>, "place" | "resolve" | "completeFound">;
}

/** Options of all functions below, and the one that begins an attempt. */
interface Context extends PlaceOrderOptions {
  begin: ReturnType<typeof createBeginAttempt>;
  later: ReturnType<typeof createLaterOrders>;
}

/**
 * Creates the function that places orders. It reads cart, prices and stock, compares them with what the shopper saw, and stores the
 * order as an attempt, which the engine then places only if prices and stock are still as they were read; otherwise it reads again. So
 * nothing is locked during the decision, no piece is sold twice, and no change is accepted silently.
 */
export function createPlaceOrder(database: Kysely<OrderTables>, options: PlaceOrderOptions) {
  const context: Context = {
    ...options,
    begin: createBeginAttempt(database, options),
    later: createLaterOrders(database, options),
  };
  /** Places the order of a review once, even if its form is sent repeatedly. */
  return async (
    owner: OrderOwner,
    at: Viewpoint,
    submission: OrderSubmission,
  ): Promise<Order | NotPlaced> => {
    const proof = await options.proofs.check(owner, at, submission.seen.key, submission);
    return placeOnce(context, { ...submission, owner, at, proof });
  };
}

async function placeOnce(
  context: Context,
  submission: ProvedSubmission,
): Promise<Order | NotPlaced> {
  const { limits, find, proofs, placer, later } = context;
  const { at, seen, proof } = submission;
  const counted = countedFor(submission);
  const outcome = await limits.attempt(counted, at.now, async (attempt) => {
    const placed = await placeNew(context, submission);
    if ("problem" in placed && !isLater(placed))
      await attempt.refund(...(Object.keys(counted) as OrderLimitName[]));
    return placed;
  });
  if (!("problem" in outcome) || isLater(outcome)) return outcome;
  if (outcome.problem === "emptyCart" && (await later.isDone(submission)))
    return { problem: "beginsLater" };
  // The same form may have placed its order before, and emptied the cart.
  await continueAttempt(context, submission, placer.completeFound);
  const before = await find.ofKey(seen.key, at.site);
  if (before || outcome.problem !== "tooMany" || proof.level === "address")
    return before ?? outcome;
  // A stronger proof passes the limits of a weaker one.
  return proofs.wanted(at, seen.key, proof.level === "none" ? "work" : "address", proof);
}

const isLater = (outcome: object) => "problem" in outcome && outcome.problem === "beginsLater";

/** Places the order of the cart if it is as the shopper saw it; reads it again after the engine has refused it. */
async function placeNew(
  context: Context,
  submission: ProvedSubmission,
): Promise<Order | NotPlaced> {
  const { readReview, secrets, find } = context;
  const { owner, at, seen } = submission;
  const isFormKey = await secrets.isFormKey(owner, at, seen.key);
  // The form of another owner: its shopper has logged in or out since.
  const shown = decodeShown(isFormKey ? seen.shown : "");
  let refusal: ReviewChange[] = [];
  for (let count = 0; count < maxAttempts; count++) {
    const review = (count === 0 && submission.review) || (await readReview(owner, at));
    const problem = problemOf(review, shown, submission);
    if (problem) return problem;
    const outcome = await placeCounted(context, submission, review);
    if ("problem" in outcome) return outcome;
    if ("placed" in outcome) return outcome.placed;
    if ("isVoucherTaken" in outcome)
      return changed({ kind: "voucherEnded", title: review.voucher?.title ?? "" });
    if ("refusal" in outcome) refusal = refusedChanges(outcome.refusal, review.lines);
    else {
      const repeated = await find.ofKey(seen.key, at.site);
      if (repeated) return repeated;
    }
  }
  return refusal.length > 0 ? changed(...refusal) : { problem: "cannotCheckOut" };
}

const changed = (...changes: ReviewChange[]): NotPlaced => ({ problem: "changed", changes });

/** Returns why a review cannot be ordered, or is not what its shopper saw and proved. */
function problemOf(
  review: Review,
  shown: ReviewSnapshot,
  { proof }: ProvedSubmission,
): NotPlaced | undefined {
  const { problem, snapshot, checkout } = review;
  if (problem?.problem === "emptyCart" || problem?.problem === "hasSubscriptions") return problem;
  const changes = reviewChanges(shown, snapshot);
  if (changes.length > 0) return changed(...changes);
  if (problem) return problem;
  // Another address was entered after the code of this one was checked.
  const isOther = proof.email !== undefined && proof.email !== checkout.email;
  return isOther ? changed({ kind: "entered" }) : undefined;
}

/** Places the order of a review, unless there are too many with its e-mail address, which is not confirmed. */
async function placeCounted(
  context: Context,
  submission: ProvedSubmission,
  review: Review,
): Promise<AttemptOutcome | NotPlaced> {
  const { at, seen, proof } = submission;
  if (proof.level === "address") return placeBegun(context, submission, review);
  // Hashed, because limits that were reached are logged.
  const counted = { guestOrders: hashOf(comparedEmail(review.checkout.email!)) };
  const outcome = await context.limits.attempt(counted, at.now, async (attempt) => {
    const begun = await placeBegun(context, submission, review);
    if (!("placed" in begun || isLater(begun))) await attempt.refund("guestOrders");
    return begun;
  });
  // Only the owner of the address decides that more mails are sent to it.
  return "problem" in outcome && outcome.problem === "tooMany"
    ? context.proofs.wanted(at, seen.key, "address", proof)
    : outcome;
}

/** Places the order of a review, unless an earlier one of its shopper is on its way. */
async function placeBegun(
  context: Context,
  submission: ProvedSubmission,
  review: Review,
): Promise<AttemptOutcome | NotPlaced> {
  const { begin, placer, later } = context;
  // Nothing of it is due today.
  if (review.lines.length === 0) return later(submission, review);
  const begun = await begin(submission, review);
  if (begun) return "problem" in begun ? begun : placer.place(begun, submission.at.now);
  await continueAttempt(context, submission, placer.resolve);
  return { isOutdated: true };
}

/**
 * Continues an earlier submission of the shopper, of any tab: repeats it if its form is the same, otherwise asks the engine for
 * its order.
 */
async function continueAttempt(
  { attempts, placer }: Context,
  { owner, at: { site, now }, seen }: ProvedSubmission,
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

/** Returns the limits that a submission counts for. */
function countedFor({
  owner,
  proof: { level, email },
  ip,
}: ProvedSubmission): Partial<Record<OrderLimitName, Counted>> {
  const network = sharesOf(ip);
  if (level === "none") return { orders: network };
  if (level === "work") return { solvedOrders: network };
  const own = "customerId" in owner ? owner.customerId : comparedEmail(email!);
  return { confirmedOrders: hashOf(own), confirmedOrdersOfNetwork: network };
}
