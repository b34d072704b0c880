/** Timestamps in machine-readable form. */

const isoMoment =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+ -](?:0\d|1[0-4]):?[0-5]\d)$/;

/**
 * Parses an ISO 8601 timestamp with an offset ("2026-12-24T18:00+01:00"). Returns undefined when it is invalid, such as on 30
 * February. A space before the offset is a "+" that was not escaped in an address.
 */
export function parseMoment(text: string): Date | undefined {
  const [, day, clock, seconds = "", offset] = isoMoment.exec(text) ?? [];
  if (!day || !isDay(day)) return undefined;
  const moment = new Date(`${day}T${clock}${seconds}${offset?.replace(" ", "+")}`);
  // Neither our calendar nor PostgreSQL has a year 0.
  return moment.getUTCFullYear() >= 1 ? moment : undefined;
}

/** Reports whether a text is a valid date, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
