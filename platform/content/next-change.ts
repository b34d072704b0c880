export type NextChange = (now: Date) => Promise<Date | undefined>;

/**
 * Caches the next moment at which something in the content becomes valid or expires: until then it is the same for every
 * rendering. Concurrent callers share one read; a failed read is not cached.
 */
export function createNextChange(read: NextChange) {
  let known: { from: number; pending: Promise<Date | undefined> } | undefined;

  return {
    async after(now: Date): Promise<Date | undefined> {
      const moment = now.getTime();
      if (known && moment >= known.from) {
        const next = await known.pending;
        if (!next || moment < next.getTime()) return next;
      }
      const reading = { from: moment, pending: read(now) };
      known = reading;
      reading.pending.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading.pending;
    },

    /** Discards the cached moment after a change of the content, and any read that is still running. */
    invalidate() {
      known = undefined;
    },
  };
}
