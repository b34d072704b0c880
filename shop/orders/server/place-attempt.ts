import type { Kysely } from "kysely";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import type { OrderRefusal } from "../../../commerce/orders.ts";
import type { Job } from "../../../platform/http/slice.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
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

/** Milliseconds after which an order is released although the engine never answered: less than any payment term. */
const givenUpAfter = 86_400_000;

/** Creates the functions that lead attempts to their ends. */
export function createAttemptPlacer(
  database: Kysely<OrderTables>,
  options: CompleteAttemptOptions & Pick<OrderPorts, "siteOf" | "now">,
) {
  const { attempts, carts, engine, vouchers, siteOf, onError, now } = options;
  const { complete, follow, release, discard, settle } = createAttemptEnds(database, options);
  const viewpointOf = ({ site }: Pick<Order, "site">, at: Date): Viewpoint => ({
    site: siteOf(site),
    now: at,
  });

  /** Completes an attempt whose order the engine has; returns undefined if it has none. */
  async function completeFound(
    attempt: OrderAttempt,
    moment: Date,
  ): Promise<AttemptOutcome | undefined> {
    const at = viewpointOf(attempt.order, moment);
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
    await discard(attempt, viewpointOf(attempt.order, moment));
    return { isOutdated: true };
  }

  /** Ends an attempt that no process continues; after a day even if the engine is silent. */
  async function resolveStale(attempt: OrderAttempt): Promise<void> {
    const { number, site, placedAt } = attempt.order;
    try {
      await resolve(attempt, now());
    } catch (error) {
      const isRecent = now().getTime() - placedAt.getTime() < givenUpAfter;
      const isSilent = error instanceof EngineUnavailableError;
      if (isRecent || !isSilent || attempt.state === "placed") throw error;
      await release(attempt, viewpointOf({ site }, now()));
      onError(error, `order ${number} given up: look for it at the engine, by this key`);
    }
  }

  /** Works on claimed attempts until there are none, or the engine does not answer: it is asked for the others later. */
  async function eachClaimed<Claimed>(
    claim: () => Promise<Claimed[]>,
    numberOf: (claimed: Claimed) => string,
    end: (claimed: Claimed) => Promise<void>,
  ): Promise<void> {
    let claimed: Claimed[];
    do {
      claimed = await claim();
      for (const each of claimed)
        try {
          await end(each);
        } catch (error) {
          onError(error, `order ${numberOf(each)} neither completed nor released`);
          if (error instanceof EngineUnavailableError) return;
        }
    } while (claimed.length > 0);
  }

  /** Goes on with orders that may stand first. */
  async function endStale(): Promise<void> {
    await eachClaimed(attempts.claimStale, ({ order }) => order.number, resolveStale);
    await eachClaimed(
      attempts.claimReleased,
      ({ number }) => number,
      (released) => settle(released, viewpointOf(released, now())),
    );
  }

  return {
    resolve,
    completeFound,

    /**
     * Places the order of an attempt at the engine and completes it, or releases it if it is refused. Throws when the engine does
     * not answer; the shopper's next submission or the job then continues the attempt.
     */
    async place(attempt: OrderAttempt, moment: Date): Promise<AttemptOutcome> {
      const { order, draft } = attempt;
      const at = viewpointOf(order, moment);
      // An order that was completed since the cart was read has emptied it.
      const isCurrent =
        attempt.state === "open" &&
        (order.subscription !== undefined || (await carts.isAsOrdered(cartOf(attempt), at)));
      if (!isCurrent) return resolve(attempt, moment);
      const voucher = voucherOf(order, at);
      if (voucher && !(await vouchers.reserve(voucher))) {
        await discard(attempt, at);
        return { isVoucherTaken: true };
      }
      const scope = { channel: at.site.market, at: at.now };
      const response = draft && (await engine.orders.place(scope, draft, order.number));
      if (response && !response.ok) {
        await discard(attempt, at);
        return { refusal: response.refusal };
      }
      // Placed by an earlier press, and cancelled there since.
      if (response?.value.state === "cancelled") {
        await release(attempt, at);
        return { isOutdated: true };
      }
      const completed = await complete(attempt, at, response?.value);
      return completed ? { placed: completed } : { isOutdated: true };
    },

    /**
     * Completes the order that a form has placed at the engine, if its process could not. Returns whether it is still unknown
     * whether the engine places it.
     */
    async completeOfKey(keyHash: string): Promise<boolean> {
      const attempt = await attempts.ofKey(keyHash);
      return attempt !== undefined && (await completeFound(attempt, now())) === undefined;
    },

    jobs: [
      { name: "continue orders on their way", every: staleEvery, run: endStale },
    ] satisfies Job[],
  };
}
