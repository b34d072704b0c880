/** The subset of the Web Locks API that is used here. */
export interface Locks {
  request(name: string, options: LockOptions, run: () => Promise<void>): Promise<void>;
}

/** Milliseconds after which the tab that holds the lock counts as suspended: no request takes longer. */
const lockTime = 20_000;

/** Runs while no other tab does, ignoring a tab that is suspended. Without Web Locks it runs at once. */
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
