import { elapsedSince } from "./elapsed.ts";

/**
 * Gets what the host's operators should know, such as why a page has no current border. By default it goes to the console. It may be
 * asynchronous: nothing waits for it.
 */
export type OnProblem = (message: string, cause?: unknown) => unknown;

export const warnOfProblem: OnProblem = (message, cause) => console.warn(message, cause ?? "");

/** Returns a function that reports by `onProblem`, and by the console when that fails, which must end neither page nor process. */
export const safely =
  (onProblem: OnProblem): OnProblem =>
  async (message, cause) => {
    try {
      await onProblem(message, cause);
    } catch {
      warnOfProblem(message, cause);
    }
  };

/** Distinct messages that are reported: a shop could send another one with each fragment. */
const maxMessages = 100;

/** Returns a function that reports each message once, or again after `pause` milliseconds. */
export function once(onProblem: OnProblem, pause = Infinity): (message: string) => void {
  const reported = new Map<string, number>();
  return (message) => {
    for (const [each, since] of reported) if (elapsedSince(since) >= pause) reported.delete(each);
    if (reported.has(message) || reported.size >= maxMessages) return;
    reported.set(message, Date.now());
    onProblem(message);
  };
}
