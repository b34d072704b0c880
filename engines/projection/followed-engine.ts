import type { Kysely } from "kysely";
import { Gauge } from "prom-client";
import type { Engine } from "../../commerce/engine.ts";
import { EngineUnavailableError, UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { Release } from "../../platform/content/content.ts";
import type { Slice } from "../../platform/http/slice.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createFollower, type FollowerOptions } from "./follow-feed.ts";
import { projectionSlice } from "./projection-slice.ts";
import { createSearchFeed } from "./search-feed.ts";

/** Milliseconds for which an engine waits for changes before it says that there are none. */
const waitMs = 1_000;
/** Milliseconds for which a shop without products waits for them before it opens. */
const firstWithin = 120_000;

/** A process, as a shop is opened in it. */
interface Process {
  database: { sql: Kysely<CatalogueTables> };
  sites: SiteSet;
  snapshotFolder: string | undefined;
  release: Release;
  now(): Date;
  log: { error(error: unknown, message?: string): void };
}

/**
 * Connects an engine of any kind: from the start of the process to its end the projection is made as the engine is, and catalogue and
 * search are read from it.
 */
export function followedEngine<Followed extends Engine & Slice>(
  { database: { sql }, sites, snapshotFolder: folder, release, now, log }: Process,
  engine: Followed,
  {
    yesNo,
    pictures,
  }: Pick<FollowerOptions, "pictures"> & { yesNo(site: Site): { yes: string; no: string } },
) {
  const onError = (error: unknown, message?: string) => log.error(error, message);
  const ending = new AbortController();
  const follower = createFollower(sql, engine, {
    sites,
    release,
    pictures,
    waitMs,
    onError,
  });
  let following: Promise<void> | undefined;
  const followed = {
    start: async (slices) => {
      await engine.start?.(slices);
      if (!(await follower.hasBegun()))
        await follower.step(AbortSignal.timeout(firstWithin)).catch(onError);
      following = follower.follow(ending.signal);
    },
    problems: async (at) => {
      try {
        await engine.offers.current({ channel: at.site.market, at: at.now }, []);
        return (await engine.problems?.(at)) ?? [];
      } catch (error) {
        if (error instanceof UnknownChannelError)
          return [
            `Nothing is sold here, because the commerce system has no channel ${at.site.market}. Create it there, or remove the site.`,
          ];
        // Staff are told otherwise that it is silent.
        if (error instanceof EngineUnavailableError) return [];
        throw error;
      }
    },
    metrics: (registry) => {
      new Gauge({
        name: "kontor_engine_age_seconds",
        help: "Seconds since the commerce system was last heard",
        registers: [registry],
        collect() {
          this.set(follower.age());
        },
      });
    },
    close: async () => {
      ending.abort();
      await following;
      await engine.close?.();
    },
  } satisfies Slice;
  return {
    engine: { ...engine, ...followed },
    catalogue: projectionSlice(sql, { yesNo, folder, code: release.code, now, onError }),
    searchFeed: createSearchFeed(sql, sites),
    age: follower.age,
  };
}
