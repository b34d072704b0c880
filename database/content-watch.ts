import { everything, type ContentName } from "./content-changes.ts";

export interface ContentWatchOptions {
  /** Version of the content now; another one means that it changed. */
  version(): Promise<string | undefined>;
  /** When something in the content becomes valid or runs out next. */
  nextChange(): Promise<Date | undefined>;
  now(): Date;
  /** Drops and reads again what depends on the content. */
  refresh(changed: ReadonlySet<ContentName>): Promise<void>;
  onError(error: unknown): void;
}

/** Milliseconds between two checks of the content's version, should a notification have been lost. */
const checkEvery = 15_000;

/**
 * Keeps what a process remembers of the content true: refreshes when it is notified, when the version has changed without
 * a notification, and when the validity of something begins or ends. One refresh after the other; a failed one is tried
 * again.
 */
export function createContentWatch(options: ContentWatchOptions) {
  let running: Promise<void> | undefined;
  /** What changed and has not been refreshed yet. */
  let changed = new Set<ContentName>();
  let known: string | undefined;
  let changesAt = Infinity;
  let isStopped = false;
  let checking: Promise<void> | undefined;

  async function run() {
    while (changed.size > 0) {
      const names = changed;
      changed = new Set();
      try {
        const version = await options.version();
        const next = await options.nextChange();
        await options.refresh(names);
        known = version;
        changesAt = next?.getTime() ?? Infinity;
      } catch (error) {
        options.onError(error);
        known = undefined;
        return;
      }
    }
  }

  function refresh(name: ContentName = everything): Promise<void> {
    if (!isStopped) changed.add(name);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
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
    /** Something changed. Resolves when it has been refreshed. */
    refresh,
    check,
    /** Waits for the refresh that is under way; what changes from now on is not refreshed. */
    async stop() {
      clearInterval(timer);
      isStopped = true;
      changed = new Set();
      await checking;
      await running;
    },
  };
}
