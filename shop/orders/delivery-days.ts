import { deliveryDates, type DeliveryDates } from "../../platform/shared/sites/working-days.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import type { Order } from "./order-contract.ts";
import { sitePayments } from "./payment/site-payments.ts";

/** Writes the days of a delivery: "Mi., 2. – Do., 3. Dezember". */
export function daysText(
  { from, to }: Pick<DeliveryDates, "from" | "to">,
  { locale }: Pick<Site, "locale">,
): string {
  const format = dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(from), new Date(to));
}

/**
 * Returns the days on which an order arrives: of one that is paid in advance, counted from its payment. Undefined before that, and
 * where the site names working days.
 */
export function expectedDays(
  { placedAt, payment, history }: Pick<Order, "placedAt" | "payment" | "history">,
  site: Pick<Site, "deliveryDays" | "handledUntil" | "holidays" | "timeZone" | "locale">,
): string | undefined {
  const start = sitePayments[payment].isPaidBeforeShipping
    ? history.find(({ state }) => state === "paid")?.at
    : placedAt;
  const dates = start && deliveryDates(start, site);
  return dates && daysText(dates, site);
}
