/** Local storage key: the number of pages that were left before they were tracked, until it is reported. */
export const lostPagesKey = "kontorLostPages";

/**
 * Counts a page that is left before any of it was tracked. The counter exists only with consent to statistics: the tracking
 * client creates it, and a refusal removes it.
 */
export function countLostPage() {
  if (window.CollectOnTrackApi) return;
  try {
    const count = localStorage[lostPagesKey] as string | undefined;
    if (count) localStorage[lostPagesKey] = Number(count) + 1;
  } catch {
    // The storage is blocked.
  }
}
