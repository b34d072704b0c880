import type { Kysely } from "kysely";
import type { Engine } from "../../commerce/engine.ts";
import type { Slice } from "../../platform/http/slice.ts";
import type { Site } from "../../platform/shared/site.ts";
import type { SiteSet } from "../../platform/shared/site-set.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createFollower } from "./follow-feed.ts";
import { projectionSlice } from "./projection-slice.ts";
import { createSearchFeed } from "./search-feed.ts";

/** Milliseconds for which an engine waits for changes before it says that there are none; a process that ends waits as long. */
const waitMs = 1_000;

/** A process, as a shop is opened in it. */
interface Process {
  database: { sql: Kysely<CatalogueTables> };
  sites: SiteSet;
  snapshotFolder: string | undefined;
  release: { code: string };
  now(): Date;
  log: { error(error: unknown, message?: string): void };
}

/**
 * Connects an engine of any kind: from the start of the process to its end the projection is made as the engine is, and catalogue and
 * search are read from it.
 */
export function followedEngine<Followed extends Engine>(
  { database: { sql }, sites, snapshotFolder: folder, release: { code }, now, log }: Process,
  engine: Followed,
  { yesNo }: { yesNo(site: Site): { yes: string; no: string } },
) {
  const onError = (error: unknown, message?: string) => log.error(error, message);
  const ending = new AbortController();
  const follower = createFollower(sql, engine, { sites, waitMs, onError });
  let following: Promise<void> | undefined;
  const followed = {
    start: async () => {
      following = follower.follow(ending.signal);
    },
    close: async () => {
      ending.abort();
      await following;
    },
  } satisfies Slice;
  return {
    engine: { ...engine, ...followed },
    catalogue: projectionSlice(sql, { yesNo, folder, code, now, onError }),
    searchFeed: createSearchFeed(sql, sites),
  };
}
