/** The retention of events: 13 months, in days. */
export const retentionDays = 396;

const day = 86_400_000;
export const retention = retentionDays * day;

/** The day (UTC) in a UUIDv7, YYYY-MM-DD. Any 48 bits are a date that PostgreSQL and JavaScript know. */
export function dayOfId(id: string): string {
  const milliseconds = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return dayOf(new Date(milliseconds));
}

/** Also of years with more than four digits, which ISO 8601 writes with a plus that PostgreSQL does not read. */
export const dayOf = (moment: Date): string => moment.toISOString().split("T")[0]!.replace("+", "");

/**
 * When an event happened by the clock of the server. A browser's clock may be wrong by years, so the time between the event and
 * its sending counts. Undefined when that is more than the retention: it is too old, or the clock was set meanwhile by as much.
 * An event after its sending was set by less, and counts from when it was received.
 */
export function correctedTime(
  { time, sent }: { time: number; sent: number },
  received: Date,
): Date | undefined {
  const age = sent - time;
  if (Math.abs(age) > retention) return undefined;
  return new Date(received.getTime() - Math.max(0, age));
}
