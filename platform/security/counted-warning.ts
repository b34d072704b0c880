/** Minimum time between two warnings, in milliseconds. */
const pause = 60_000;

/**
 * Counts events that any client can cause, and warns at the first one and then at most once a minute, so that no client can flood
 * the log.
 */
export function createCountedWarning(warn: (times: number) => void, now = () => Date.now()) {
  let times = 0;
  let last = -Infinity;
  return () => {
    times++;
    if (now() - last < pause) return;
    warn(times);
    last = now();
    times = 0;
  };
}
