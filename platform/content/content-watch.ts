import { allContent, type ContentName } from "./content-changes.ts";

export interface ContentWatchOptions {
  /** Returns the version of the content, which is different after each change. */
  version(): Promise<string | undefined>;
  /** Returns the next moment at which something in the content becomes valid or expires. */
  nextChange(): Promise<Date | undefined>;
  now(): Date;
  /** Drops cached values that were made from the changed content. */
  forget(changed: ReadonlySet<ContentName>): void;
  /** Rebuilds what is slow to build, such as the search indexes. */
  rebuild(changed: ReadonlySet<ContentName>): Promise<unknown>;
  onError(error: unknown): void;
}

/** Milliseconds between two checks of the content's version, in case a notification was lost. */
const checkEvery = 15_000;

/** Milliseconds for which the first notified changes are batched. */
const gatherFor = 100;
/**
 * Minimum milliseconds between two batches: each batch causes renderings, which are most of the work when prices change all the
 * time. No page may be older than a second.
 */
const betweenBatches = 400;
/** Maximum milliseconds until a failed rebuild is repeated; the delay grows with each failure in sequence. */
const longestDelay = 10 * 60_000;

/**
 * Invalidates the caches of a process when the content changes: on a notification, when the version has changed without one, and
 * when the validity of something begins or ends. Nothing waits for a running rebuild; changes that arrive during it are rebuilt
 * together afterwards. What is rebuilt is so at the moment itself that something begins or ends; renderings know that moment. What
 * could not be rebuilt is so with a later check, and no cached value is dropped for that: none was made from it.
 */
export function createContentWatch(options: ContentWatchOptions) {
  let running: Promise<void> | undefined;
  /** Changes that were notified and are waiting for the end of the batch. */
  let gathered = new Set<ContentName>();
  /** The end of the batch, or of the time until the next one may end. */
  let gathering: NodeJS.Timeout | undefined;
  /** Changes after which the version has not been read yet. */
  let changed = new Set<ContentName>();
  let known: string | undefined;
  let changesAt = Infinity;
  /** Rebuilds at the next moment at which something begins or ends, if that comes before the next check. */
  let atNextChange: NodeJS.Timeout | undefined;
  let isStopped = false;
  let checking: Promise<void> | undefined;
  let lastRebuild: Promise<void> = Promise.resolve();
  let nextRebuild: Promise<void> | undefined;
  /** Changes that were dropped from the caches and have not been rebuilt yet. */
  let outdated = new Set<ContentName>();
  /** Changes whose rebuild failed, how often one did in sequence, and from when on a check repeats it. */
  let unbuilt = new Set<ContentName>();
  let failures = 0;
  let retryAt = Infinity;

  async function run() {
    while (changed.size > 0) {
      const names = changed;
      changed = new Set();
      try {
        known = await options.version();
        changesAt = (await options.nextChange())?.getTime() ?? Infinity;
      } catch (error) {
        options.onError(error);
        // The next check refreshes again.
        known = undefined;
      }
      rebuild(names);
      rebuildAt(changesAt);
    }
  }

  function rebuild(names: ReadonlySet<ContentName>) {
    outdated = outdated.union(names);
    nextRebuild ??= lastRebuild.then(async () => {
      nextRebuild = undefined;
      const rebuilt = outdated;
      outdated = new Set();
      await options.rebuild(rebuilt).then(
        () => succeeded(rebuilt),
        (error: unknown) => failed(rebuilt, error),
      );
    });
    lastRebuild = nextRebuild;
  }

  function succeeded(rebuilt: ReadonlySet<ContentName>) {
    unbuilt = unbuilt.difference(rebuilt);
    if (unbuilt.size > 0) return;
    failures = 0;
    retryAt = Infinity;
  }

  function failed(rebuilt: ReadonlySet<ContentName>, error: unknown) {
    options.onError(error);
    unbuilt = unbuilt.union(rebuilt);
    // None after the first failure, as where the database was away for a moment.
    const delay = Math.min(checkEvery * (2 ** failures++ - 1), longestDelay);
    retryAt = options.now().getTime() + delay;
  }

  function rebuildAt(moment: number) {
    clearTimeout(atNextChange);
    const wait = moment - options.now().getTime();
    if (isStopped || wait > checkEvery) return;
    atNextChange = setTimeout(
      () => {
        rebuild(allContent);
        void lastRebuild
          .then(options.nextChange)
          .then((next) => rebuildAt(next?.getTime() ?? Infinity), options.onError);
      },
      Math.max(wait + 1, betweenBatches),
    );
    atNextChange.unref();
  }

  async function refresh(names = allContent): Promise<void> {
    if (!isStopped) {
      // At once: where many pages are rendered, the database answers `run` only after them.
      options.forget(names);
      changed = changed.union(names);
    }
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
    await lastRebuild;
  }

  function gather(milliseconds: number) {
    gathering = setTimeout(() => {
      gathering = undefined;
      if (gathered.size === 0) return;
      const names = gathered;
      gathered = new Set();
      gather(betweenBatches);
      void refresh(names);
    }, milliseconds);
  }

  function check(): Promise<void> {
    checking ??= compare().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function compare() {
    try {
      const moment = options.now().getTime();
      const isDue = moment >= changesAt;
      const version = isDue ? known : await options.version();
      if (!isDue && version === known) {
        if (moment >= retryAt) {
          retryAt = Infinity;
          rebuild(unbuilt);
        }
        return rebuildAt(changesAt);
      }
      await refresh();
      // The version that `run` has read may include a change that came after the caches were dropped.
      known &&= version;
    } catch (error) {
      options.onError(error);
    }
  }

  const timer = setInterval(() => void check(), checkEvery);
  timer.unref();
  return {
    /** Applies a change, of everything when no names are passed. Resolves when caches are dropped and rebuilt. */
    refresh,
    check,
    /** Applies a notified change, batched with those that follow within a moment. */
    notice(name: ContentName) {
      gathered.add(name);
      if (!gathering) gather(gatherFor);
    },
    /** Waits for the running refresh. Later changes are ignored. */
    async stop() {
      clearInterval(timer);
      clearTimeout(gathering);
      clearTimeout(atNextChange);
      isStopped = true;
      changed = new Set();
      await checking;
      await running;
      await lastRebuild;
    },
  };
}
