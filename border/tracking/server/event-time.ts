import { utcDay } from "../../../platform/shared/utc-day.ts";
/** The retention of events: 13 months, in days. */
export const retentionDays = 396;

const day = 86_400_000;
export const retention = retentionDays * day;

/** Returns the day (UTC) of a UUIDv7, YYYY-MM-DD. PostgreSQL and JavaScript accept the date of any 48 bits. */
export function dayOfId(id: string): string {
  const milliseconds = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return utcDay(new Date(milliseconds));
}

/**
 * Returns when an event happened, by the server's clock. A browser's clock may be wrong by years, so the time between the event
 * and its sending counts: it is subtracted from the time of receipt. Undefined when it exceeds the retention: the event is too
 * old, or the clock was changed by as much in between. An event that seems later than its sending was followed by a smaller
 * change, and gets the time of receipt.
 */
export function correctedTime(
  { time, sent }: { time: number; sent: number },
  received: Date,
): Date | undefined {
  const age = sent - time;
  if (Math.abs(age) > retention) return undefined;
  return new Date(received.getTime() - Math.max(0, age));
}
