import { elapsedSince } from "./elapsed.ts";
import { pauseAfterFailure } from "./last-good.ts";
import type { OnProblem } from "./problems.ts";

/**
 * Creates a loader of previews, which are stored nowhere. It returns undefined after a failure, and for a while without a request: any
 * client can send the cookie of a preview, and shall not reach a shop that fails.
 */
export function previewsOf(onProblem: OnProblem) {
  let failedAt = -Infinity;
  return async <T>(load: () => Promise<T>): Promise<T | undefined> => {
    if (elapsedSince(failedAt) < pauseAfterFailure) return undefined;
    try {
      return await load();
    } catch (error) {
      onProblem("A preview of the border cannot be fetched:", error);
      failedAt = Date.now();
      return undefined;
    }
  };
}
