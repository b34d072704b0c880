/** Milliseconds from one line to the next at least. */
const pause = 60_000;

/**
 * Tells how often something happened that anybody can cause: at once, and then once a minute at most, so that nobody can fill a log.
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
