import type { Engine } from "../../commerce/engine.ts";
import { createFollower } from "../../engines/projection/follow-feed.ts";
import { leaveOutSold, soldPieces } from "../../engines/own/stock.ts";
import { testRelease } from "../support/test-release.ts";
import type { TestShop } from "../support/shop.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

type Database = TestShop["services"]["database"]["sql"];

/** Follows an engine, while the checkout takes its stock from the shop's own. */
const followerOf = (
  database: Database,
  engine: Pick<Engine, "products" | "changes">,
  onError: (error: unknown) => void,
) =>
  createFollower(database, engine, {
    sites: shopSites,
    release: testRelease,
    adjust: async (transaction) => leaveOutSold(transaction, await soldPieces(transaction)),
    waitMs: 200,
    onError,
  });

/** Replaces the shop's own catalogue, and everything that refers to it, by that of an engine. */
export const replaceByEngine = (
  database: Database,
  engine: Pick<Engine, "products" | "changes">,
): Promise<void> => followerOf(database, engine, () => {}).step();

/**
 * Makes the shop's catalogue that of an engine, and follows its changes until it is stopped. Then it rejects if there were errors that were
 * not expected.
 */
export async function follow(
  database: Database,
  engine: Pick<Engine, "products" | "changes">,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<() => Promise<void>> {
  const errors: unknown[] = [];
  const follower = followerOf(database, engine, (error) => {
    if (!isExpected(error)) errors.push(error);
  });
  await follower.step();
  const stopping = new AbortController();
  const followed = follower.follow(stopping.signal);
  return async () => {
    stopping.abort();
    await followed;
    if (errors.length > 0) throw new AggregateError(errors, "The engine was not followed.");
  };
}
