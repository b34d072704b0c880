/** Local storage: how many pages were left before they were tracked, until that is reported. */
export const lostPagesKey = "kontorLostPages";

/**
 * Counts a page that is left before anything of it was tracked. The counter is there with consent to statistics alone: the
 * tracking client stores it, and a refusal removes it.
 */
export function countLostPage() {
  if (window.CollectOnTrackApi) return;
  try {
    const count = localStorage[lostPagesKey] as string | undefined;
    if (count) localStorage[lostPagesKey] = Number(count) + 1;
  } catch {
    // The storage is forbidden.
  }
}
