import type { Kysely } from "kysely";
import type { OrderRefusal } from "../../../commerce/orders.ts";
import type { Job } from "../../../platform/http/slice.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { Order } from "../order-contract.ts";
import {
  cartOf,
  createAttemptEnds,
  voucherOf,
  type CompleteAttemptOptions,
} from "./complete-attempt.ts";
import type { OrderAttempt } from "./order-attempts.ts";
import type { OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

export type AttemptOutcome =
  | { placed: Order }
  | { refusal: OrderRefusal }
  /** Another order has the voucher, or cart or stock have changed since they were read. */
  | { isVoucherTaken: true }
  | { isOutdated: true };

/** Milliseconds between two searches for attempts that no process continues. */
const staleEvery = 15_000;

/** Creates the functions that lead attempts to their ends. */
export function createAttemptPlacer(
  database: Kysely<OrderTables>,
  options: CompleteAttemptOptions & Pick<OrderPorts, "siteOf" | "onError" | "now">,
) {
  const { attempts, carts, engine, vouchers, siteOf, onError, now } = options;
  const { complete, follow, release } = createAttemptEnds(database, options);
  const viewpointOf = ({ order }: OrderAttempt, at: Date): Viewpoint => ({
    site: siteOf(order.site),
    now: at,
  });

  /** Completes an attempt whose order the engine has; returns undefined if it has none. */
  async function completeFound(
    attempt: OrderAttempt,
    moment: Date,
  ): Promise<AttemptOutcome | undefined> {
    const at = viewpointOf(attempt, moment);
    if (attempt.state === "placed") {
      await follow(attempt, at);
      return { placed: attempt.order };
    }
    const found = attempt.draft && (await engine.orders.byKey(attempt.order.number));
    if (found?.state !== "placed") return undefined;
    const order = await complete(attempt, at, found);
    return order ? { placed: order } : { isOutdated: true };
  }

  /** Ends an attempt without asking the engine to place it. */
  async function resolve(attempt: OrderAttempt, moment: Date): Promise<AttemptOutcome> {
    const outcome = await completeFound(attempt, moment);
    if (outcome) return outcome;
    await release(attempt, viewpointOf(attempt, moment));
    return { isOutdated: true };
  }

  /** Ends an attempt that no process continues; one that was released, for good. */
  async function settle(attempt: OrderAttempt): Promise<void> {
    if (attempt.state !== "released") {
      await resolve(attempt, now());
      return;
    }
    const late = attempt.draft && (await engine.orders.byKey(attempt.order.number));
    if (late?.state === "placed") await engine.orders.cancel(late.number);
    await release(attempt, viewpointOf(attempt, now()));
    await attempts.delete(attempt);
  }

  async function settleStale(): Promise<void> {
    let claimed: OrderAttempt[];
    do {
      claimed = await attempts.claimStale(now());
      for (const attempt of claimed)
        await settle(attempt).catch((error: unknown) =>
          onError(error, `order ${attempt.order.number} neither completed nor released`),
        );
    } while (claimed.length > 0);
  }

  return {
    resolve,
    completeFound,

    /**
     * Places the order of an attempt at the engine and completes it, or releases it when it is refused. Throws when the engine does not
     * answer: then the attempt stays, and is continued by the shopper's next press or by the job.
     */
    async place(attempt: OrderAttempt, moment: Date): Promise<AttemptOutcome> {
      const at = viewpointOf(attempt, moment);
      const { order, draft } = attempt;
      // An order that was completed since the cart was read has emptied it.
      const isCurrent = attempt.state === "open" && (await carts.isAsOrdered(cartOf(attempt), at));
      if (!isCurrent) return resolve(attempt, moment);
      const voucher = voucherOf(attempt, at);
      if (voucher && !(await vouchers.reserve(voucher))) {
        await release(attempt, at);
        return { isVoucherTaken: true };
      }
      const scope = { channel: at.site.market, at: at.now };
      const answer = draft && (await engine.orders.place(scope, draft, order.number));
      if (answer && !answer.ok) {
        await release(attempt, at);
        return { refusal: answer.refusal };
      }
      const completed = await complete(attempt, at, answer?.value);
      return completed ? { placed: completed } : { isOutdated: true };
    },

    /** Completes the order that a form has placed at the engine, if its process could not. */
    async completeOfKey(keyHash: string): Promise<void> {
      const attempt = await attempts.ofKey(keyHash);
      if (attempt) await completeFound(attempt, now());
    },

    jobs: [
      { name: "continue orders on their way", every: staleEvery, run: settleStale },
    ] satisfies Job[],
  };
}
