/**
 * The longest times of the parts of an answer, in milliseconds, made from that of the whole; 0 is no limit. A part has less
 * time than what waits for it: when it fails, there is time to say so, or to serve the last good answer instead.
 */
export function timeLimits(answerWithin: number) {
  const share = (part: number) => Math.round(part * answerWithin);
  return {
    /** For a place among the tasks under way, while those before it hang. */
    place: share(0.45),
    /** For a connection to the database, and for any sign of life from its server. */
    database: share(0.5),
    /** A fragment of the border; a page waits for it, and so do the servers of other teams. */
    fragment: share(0.6),
    page: share(0.8),
    /** For a refusal that is held. */
    refusal: share(0.8),
    answer: answerWithin,
  };
}
