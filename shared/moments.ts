/** Moments as programs write them. */

const isoMoment =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+ -](?:0\d|1[0-4]):?[0-5]\d)$/;

/**
 * The moment that an ISO 8601 text with an offset names ("2026-12-24T18:00+01:00"); undefined when it is none, as on
 * 30 February. A blank before the offset is a "+" that an address did not escape.
 */
export function parseMoment(text: string): Date | undefined {
  const [, day, clock, seconds = "", offset] = isoMoment.exec(text) ?? [];
  if (!day || !isDay(day)) return undefined;
  const moment = new Date(`${day}T${clock}${seconds}${offset?.replace(" ", "+")}`);
  // Neither our calendar nor PostgreSQL has a year 0.
  return moment.getUTCFullYear() >= 1 ? moment : undefined;
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
