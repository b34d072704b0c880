import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";

type Clock = Pick<Site, "locale" | "timeZone">;

/** Returns a moment as texts of sales name it: day, time and time zone of the site. */
export function saleMoment(moment: Date, { locale, timeZone }: Clock) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options });
  const zone = format({ timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  return {
    day: format({ weekday: "long", day: "numeric", month: "long" }).format(moment),
    time: format({ hour: "numeric", minute: "2-digit" }).format(moment),
    zone: zone?.value ?? timeZone,
  };
}

/** Returns the last day before a moment, without its year: "7. Dezember". */
export const lastDayBefore = (moment: Date, { locale, timeZone }: Clock) =>
  dateFormat(locale, { timeZone, day: "numeric", month: "long" }).format(moment.getTime() - 1);
