/**
 * Returns the day (UTC) of a moment, YYYY-MM-DD. ISO 8601 writes years of more than four digits with a plus, which PostgreSQL
 * does not read.
 */
export const utcDay = (moment: Date): string =>
  moment.toISOString().split("T")[0]!.replace("+", "");
