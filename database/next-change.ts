export type NextChange = (now: Date) => Promise<Date | undefined>;

/**
 * Caches the moment at which something in the content becomes valid or runs out next: until then it is the same for every
 * rendering. Callers at the same time share one reading; a failed one is not cached.
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

    /** The content changed: what was read of it does not count, nor what is still being read. */
    forget() {
      known = undefined;
    },
  };
}
