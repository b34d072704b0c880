import type { Site } from "../../platform/shared/sites/site.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import type { CalendarDay } from "./subscriptions-contract.ts";

/** Returns a day as the site writes it: "4. Dezember 2026". */
export const writtenDay = (day: CalendarDay, { locale }: Pick<Site, "locale">) =>
  dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00Z`));
