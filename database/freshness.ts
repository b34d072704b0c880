export interface FreshnessOptions {
  /** What the content is called now; another name means that it changed. */
  version(): Promise<string | undefined>;
  /** When a price or the like begins or ends next. */
  nextChange(): Promise<Date | undefined>;
  now(): Date;
  /** Reads everything anew. */
  refresh(): Promise<void>;
  onError(error: unknown): void;
}

/** How often the content's version is asked for, should a notification have been lost. */
const checkEvery = 15_000;

/**
 * Keeps what this process remembers of the content true: reads it anew when told to, when the version has changed without
 * a word, and when a moment comes at which the content changes by itself. One reading after the other; a failed one is
 * tried again.
 */
export function createFreshness(options: FreshnessOptions) {
  let running: Promise<void> | undefined;
  let isOutdated = true;
  let known: string | undefined;
  let changesAt = Infinity;

  async function run() {
    while (isOutdated) {
      isOutdated = false;
      try {
        const version = await options.version();
        const next = await options.nextChange();
        await options.refresh();
        known = version;
        changesAt = next?.getTime() ?? Infinity;
      } catch (error) {
        options.onError(error);
        known = undefined;
        return;
      }
    }
  }

  function refresh(): Promise<void> {
    isOutdated = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function check() {
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
    refresh,
    check,
    /** Waits for the reading that is under way. */
    async stop() {
      clearInterval(timer);
      isOutdated = false;
      await running;
    },
  };
}
