import { pauseAfterFailure } from "./last-good.ts";
import type { OnProblem } from "./problems.ts";

/**
 * Creates a loader of previews, which are stored nowhere. It returns undefined after a failure, and for a while without a request: any
 * client can send the cookie of a preview, and shall not reach a shop that fails.
 */
export function previewsOf(onProblem: OnProblem) {
  let pausedUntil = 0;
  return async <T>(load: () => Promise<T>): Promise<T | undefined> => {
    if (Date.now() < pausedUntil) return undefined;
    try {
      return await load();
    } catch (error) {
      onProblem("A preview of the border cannot be fetched:", error);
      pausedUntil = Date.now() + pauseAfterFailure;
      return undefined;
    }
  };
}
