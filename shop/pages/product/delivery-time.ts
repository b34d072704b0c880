import type { Site } from "../../../platform/shared/sites/site.ts";
import { deliveryDates } from "../../../platform/shared/sites/working-days.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { daysText } from "../../orders/delivery-days.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

/**
 * Returns when an order placed now is delivered: the days, "Mi., 2. – Do., 3. Dezember", with the moment until which this is true, or
 * the number of working days where the site has no hour until which it handles orders.
 */
export function deliveryTime(
  now: Date,
  site: Site,
  texts: Pick<CatalogueTexts, "delivery" | "deliveryDates">,
): { text: string; until?: Date } {
  const dates = deliveryDates(now, site);
  if (!dates) return { text: texts.delivery };
  const { locale, timeZone } = site;
  const hour = dateFormat(locale, {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  const text = fill(texts.deliveryDates, {
    dates: daysText(dates, site),
    until: hour.format(dates.orderUntil),
  });
  return { text, until: dates.orderUntil };
}
