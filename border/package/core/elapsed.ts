/**
 * Returns the milliseconds between now and a time of `Date.now()`. A time that lies ahead counts as one that long ago: when a clock is set
 * back, nothing stays fresh or paused until the clock has caught up.
 */
export const elapsedSince = (time: number): number => Math.abs(Date.now() - time);
