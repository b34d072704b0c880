import { allContent, type ContentName } from "./content-changes.ts";

export interface ContentWatchOptions {
  /** Version of the content now; another one means that it changed. */
  version(): Promise<string | undefined>;
  /** When something in the content becomes valid or runs out next. */
  nextChange(): Promise<Date | undefined>;
  now(): Date;
  /** Drops what was read before of what changed. */
  forget(changed: ReadonlySet<ContentName>): void;
  /** Builds again what takes long, such as the indexes of the search. */
  rebuild(changed: ReadonlySet<ContentName>): Promise<unknown>;
  onError(error: unknown): void;
}

/** Milliseconds between two checks of the content's version, should a notification have been lost. */
const checkEvery = 15_000;

/** Milliseconds for which notified changes are gathered: however many come, what they drop is dropped ten times a second. */
const gatherFor = 100;

/**
 * Keeps what a process remembers of the content true: drops it when the process is notified, when the version has changed
 * without a notification, and when the validity of something begins or ends. Nothing waits for a rebuild that is under way;
 * what changes meanwhile is built together after it.
 */
export function createContentWatch(options: ContentWatchOptions) {
  let running: Promise<void> | undefined;
  /** Notified and not dropped yet. */
  let gathered = new Set<ContentName>();
  let gathering: NodeJS.Timeout | undefined;
  /** What changed and has not been dropped yet. */
  let changed = new Set<ContentName>();
  let known: string | undefined;
  let changesAt = Infinity;
  let isStopped = false;
  let checking: Promise<void> | undefined;
  let lastRebuild: Promise<void> = Promise.resolve();
  let nextRebuild: Promise<void> | undefined;
  /** Dropped and not built again yet. */
  let outdated = new Set<ContentName>();

  /** After an error the next check finds another version than the known one. */
  function failed(error: unknown) {
    options.onError(error);
    known = undefined;
  }

  async function run() {
    while (changed.size > 0) {
      const names = changed;
      changed = new Set();
      try {
        // Read before anything is dropped: a later change has another version.
        known = await options.version();
        changesAt = (await options.nextChange())?.getTime() ?? Infinity;
      } catch (error) {
        failed(error);
      }
      options.forget(names);
      rebuild(names);
    }
  }

  function rebuild(names: ReadonlySet<ContentName>) {
    outdated = outdated.union(names);
    nextRebuild ??= lastRebuild.then(async () => {
      nextRebuild = undefined;
      const rebuilt = outdated;
      outdated = new Set();
      await options.rebuild(rebuilt).catch(failed);
    });
    lastRebuild = nextRebuild;
  }

  async function refresh(names = allContent): Promise<void> {
    if (!isStopped) changed = changed.union(names);
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
    await lastRebuild;
  }

  function check(): Promise<void> {
    checking ??= compare().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function compare() {
    try {
      const isDue = options.now().getTime() >= changesAt;
      if (isDue || (await options.version()) !== known) await refresh();
    } catch (error) {
      options.onError(error);
    }
  }

  const timer = setInterval(() => void check(), checkEvery);
  timer.unref();
  return {
    /** Something changed, if nothing is named everything. Resolves when it has been dropped and built again. */
    refresh,
    check,
    /** The process was notified of a change: it is refreshed with those that follow within a moment. */
    notice(name: ContentName) {
      gathered.add(name);
      gathering ??= setTimeout(() => {
        const names = gathered;
        gathered = new Set();
        gathering = undefined;
        void refresh(names);
      }, gatherFor);
    },
    /** Waits for what is under way; what changes from now on is not refreshed. */
    async stop() {
      clearInterval(timer);
      clearTimeout(gathering);
      isStopped = true;
      changed = new Set();
      await checking;
      await running;
      await lastRebuild;
    },
  };
}
