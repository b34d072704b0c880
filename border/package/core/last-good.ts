import { elapsedSince } from "./elapsed.ts";
import { warnOfProblem, type OnProblem } from "./problems.ts";
import { sharedRun, type WaitUntil } from "./shared-run.ts";

/** A complete fragment, and how long it may be shown. */
export interface HostFragment {
  html: string;
  /** The response's header `Cache-Control`. */
  cacheControl: string;
  /** The response's header `Age`, for a shop behind a cache: seconds. */
  age: number;
  /** Whether the shop sent an older or simpler fragment, because a part of it fails. */
  isDegraded?: boolean;
}

/** A fragment and when it was fetched, in milliseconds since 1970. */
export interface FetchedCopy<T> {
  fragment: T;
  since: number;
}

/** Where the last good copy of one fragment outlives the process. */
export interface CopyStore<T> {
  read(): Promise<FetchedCopy<T> | undefined>;
  write(copy: FetchedCopy<T>): Promise<void>;
}

interface LastGoodOptions<T> {
  store?: CopyStore<T>;
  /** Milliseconds within which `load` and the store settle. */
  timeout?: number;
  onProblem?: OnProblem;
}

/** Milliseconds for which no page asks a shop that has failed. */
export const pauseAfterFailure = 10_000;

/** Seconds for which a cache of the host may serve pages with a fragment, and for which it may after that while it renders the next one. */
export interface Lifetime {
  fresh: number;
  stale: number;
}

/** Lifetime of a page whose fragment is the last good one, or missing, because the shop fails. */
export const lifetimeAfterFailure: Lifetime = { fresh: pauseAfterFailure / 1_000, stale: 0 };

/** Milliseconds after a failure in which no page waits for the next fragment, if there is an older one to show. */
const impatience = 60_000;

/**
 * Creates a cache for one fragment: it serves the last good one as long as its `Cache-Control` allows. All pages share one request
 * at a time, and after a failure (a rejected `load`), which is reported, there is none for a while. For a minute no page waits for
 * the next ones, either, while there is a fragment to show. Returns undefined without one; it is stale from a failure until a success.
 * A degraded fragment is a failure too, and shown where there is no whole one.
 */
export function lastGood<T extends HostFragment>({
  store,
  timeout = 2_000,
  onProblem = warnOfProblem,
}: LastGoodOptions<T> = {}) {
  let good: FetchedCopy<T> | undefined;
  let isRestored = false;
  const restoring = sharedRun<void>(2 * timeout);
  const loading = sharedRun<T | undefined>(2 * timeout);
  /** When the shop failed; undefined once it has sent a fragment again. */
  let failedAt: number | undefined;
  const hasFailedWithin = (time: number) => failedAt !== undefined && elapsedSince(failedAt) < time;

  async function restore() {
    const copy = await store?.read().catch((error: unknown) => {
      onProblem("The last good border cannot be read:", error);
      return undefined;
    });
    // A clock that was wrong lets no copy live longer.
    good ??= copy && { ...copy, since: Math.min(copy.since, Date.now()) };
    isRestored = true;
  }

  async function renew(load: () => Promise<T>, waitUntil: WaitUntil) {
    const start = Date.now();
    try {
      const fragment = await load();
      failedAt = fragment.isDegraded ? Date.now() : undefined;
      const shown = current();
      // The whole one stays, in the store too.
      if (fragment.isDegraded && shown && !shown.isDegraded) return undefined;
      good = { fragment, since: start - Math.max(0, fragment.age || 0) * 1_000 };
      const stored = store
        ?.write(good)
        .catch((error: unknown) => onProblem("The last good border cannot be stored:", error));
      if (stored) waitUntil(stored);
      return fragment;
    } catch (error) {
      onProblem("A fragment of the border cannot be fetched:", error);
      failedAt = Date.now();
      return undefined;
    }
  }

  /** Returns the fragment while its age is within the sum of these directives. */
  function within(...directives: string[]) {
    if (!good) return undefined;
    return millisecondsLeft(good, directives) > 0 ? good.fragment : undefined;
  }

  /** Returns the cached fragment, for which a page need not wait. */
  const current = () =>
    within("max-age", "stale-while-revalidate") ??
    (hasFailedWithin(impatience) ? within("max-age", "stale-if-error") : undefined);

  return async (load: () => Promise<T>, waitUntil: WaitUntil = () => {}) => {
    if (!isRestored) await restoring(restore, waitUntil);
    const renewed =
      within("max-age") || hasFailedWithin(pauseAfterFailure)
        ? undefined
        : loading(() => renew(load, waitUntil), waitUntil);
    const fragment = current() ?? (await renewed) ?? current();
    if (!fragment) return undefined;
    const isStale = failedAt !== undefined || fragment.isDegraded === true;
    return {
      fragment,
      isStale,
      lifetime: isStale || !good ? lifetimeAfterFailure : lifetimeOf(good),
    };
  };
}

/** Returns how long a copy may still be shown by these directives together: milliseconds, below 0 after that. */
const millisecondsLeft = (
  { fragment, since }: FetchedCopy<HostFragment>,
  directives: readonly string[],
) =>
  directives.reduce((sum, name) => sum + secondsOf(name, fragment.cacheControl), 0) * 1_000 -
  elapsedSince(since);

function lifetimeOf(copy: FetchedCopy<HostFragment>): Lifetime {
  const left = (...directives: string[]) =>
    Math.max(0, Math.floor(millisecondsLeft(copy, directives) / 1_000));
  const fresh = left("max-age");
  return { fresh, stale: left("max-age", "stale-while-revalidate") - fresh };
}

const secondsOf = (directive: string, cacheControl: string) =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`, "i").exec(cacheControl)?.[1] ?? 0);
