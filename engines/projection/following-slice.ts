import type { Kysely } from "kysely";
import type { Engine } from "../../commerce/engine.ts";
import type { Slice } from "../../platform/http/slice.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createFollower, type FollowerOptions } from "./follow-feed.ts";

/** Milliseconds for which an engine waits for changes before it says that there are none; a process that ends waits as long. */
const waitMs = 1_000;

/** Creates the slice that makes the projection as an engine is, from the start of the process to its end. */
export function followingSlice(
  database: Kysely<CatalogueTables>,
  engine: Pick<Engine, "products" | "changes">,
  options: Omit<FollowerOptions, "waitMs">,
) {
  const ending = new AbortController();
  const follower = createFollower(database, engine, { waitMs, ...options });
  let following: Promise<void> | undefined;
  return {
    start: async () => {
      following = follower.follow(ending.signal);
    },
    close: async () => {
      ending.abort();
      await following;
    },
  } satisfies Slice;
}
