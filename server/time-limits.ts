/**
 * Returns the time limits of the parts of a response in milliseconds, derived from that of the whole; 0 is no limit. A part has
 * less time than the code that waits for it: when it fails, there is time left to report that, or to serve the last good
 * response.
 */
export function timeLimits(answerWithin: number) {
  const share = (part: number) => Math.round(part * answerWithin);
  return {
    /** For waiting for a slot while the running tasks hang. */
    place: share(0.45),
    /** For waiting for a database connection, and for any response of its server. */
    database: share(0.5),
    /** For a fragment of the border: a page waits for it, and so do the servers of other teams. */
    fragment: share(0.6),
    page: share(0.8),
    /** For a delayed refusal. */
    refusal: share(0.8),
    answer: answerWithin,
  };
}
