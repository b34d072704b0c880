/** The Web Locks of a browser, as far as they are used here. */
export interface Locks {
  request(name: string, options: LockOptions, run: () => Promise<void>): Promise<void>;
}

/** Milliseconds after which a tab that holds the lock is suspended: no request takes longer. */
const lockTime = 20_000;

/** Runs while no other tab does, unless the one that does is suspended. Without locks it runs at once. */
export async function inOneTab(locks: Locks | undefined, name: string, run: () => Promise<void>) {
  if (!locks) return run();
  let hasRun = false;
  try {
    await locks.request(name, { signal: AbortSignal.timeout(lockTime) }, () => {
      hasRun = true;
      return run();
    });
  } catch (error) {
    if (hasRun) throw error;
    await run();
  }
}
