import { elapsedSince } from "./elapsed.ts";

/** Keeps a request alive until a promise is settled. */
export type WaitUntil = (promise: Promise<unknown>) => void;

/**
 * Returns a function that runs a task once for all pages that need it at a time. Workers may end a request with all that it has begun:
 * a run of more than `limit` milliseconds counts as such, and the next page starts another.
 */
export function sharedRun<T>(limit: number) {
  let running: Promise<T> | undefined;
  let since = 0;
  return (start: () => Promise<T>, waitUntil: WaitUntil): Promise<T> => {
    if (running && elapsedSince(since) < limit) return running;
    since = Date.now();
    const run = start().finally(() => {
      if (running === run) running = undefined;
    });
    waitUntil(run);
    return (running = run);
  };
}
