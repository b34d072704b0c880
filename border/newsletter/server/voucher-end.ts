import { dayAt, startOfDay } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";

/**
 * Returns when a welcome voucher issued now expires: at the end of the day with the same number `voucherMonths` later, or of the
 * last day of a shorter month.
 */
export function voucherEnd(
  now: Date,
  site: Pick<Site, "timeZone"> & { newsletter: Pick<Site["newsletter"], "voucherMonths"> },
): Date {
  const [year, month, day] = dayAt(now, site).split("-").map(Number) as [number, number, number];
  const months = month - 1 + site.newsletter.voucherMonths;
  const daysOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  const after = new Date(Date.UTC(year, months, Math.min(day, daysOfMonth) + 1));
  return startOfDay(after.toISOString().slice(0, 10), site);
}
