import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";

/** Returns the day of a moment at the site: "1. Dezember 2026". */
export const contributionDay = (
  moment: Date,
  { locale, timeZone }: Pick<Site, "locale" | "timeZone">,
): string => dateFormat(locale, { dateStyle: "long", timeZone }).format(moment);
