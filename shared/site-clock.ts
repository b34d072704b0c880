import { dateFormat } from "./formats.ts";
import type { Site } from "./site.ts";

/** Days and clocks of a site, whose time zone has daylight saving time or not. */

type Zone = Pick<Site, "timeZone">;

/** The day of a moment at a site: "2026-11-21". */
export function dayAt(moment: Date, { timeZone }: Zone): string {
  return dateFormat("sv-SE", { timeZone }).format(moment);
}

/** The moment at which a day ("2026-11-21") starts at a site. */
export function startOfDay(day: string, site: Zone): Date {
  const midnight = Date.parse(`${day}T00:00Z`);
  // Computed for the start of the day: daylight saving time may change later on that day.
  const lead = clockAt(midnight - clockAt(midnight, site), site);
  return new Date(midnight - lead);
}

/** Offset of the site's clock from UTC, in milliseconds. */
function clockAt(moment: number, { timeZone }: Zone): number {
  const shown = dateFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return Date.parse(`${shown.replace(" ", "T")}Z`) - moment;
}

/** The time of a moment on the site's clocks: "18:30". */
export function timeAt(moment: Date, { timeZone }: Zone): string {
  return dateFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);
}

/**
 * The moment at which the site's clocks show a time ("18:30") on a day ("2026-11-21"): the first when they show it twice,
 * undefined when they skip it.
 */
export function momentAt(day: string, time: string, site: Zone): Date | undefined {
  const shown = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(shown)) return undefined;
  const halfDay = 43_200_000;
  // The offsets before and after a change of the clocks, if there is one that day.
  return [shown - halfDay, shown + halfDay]
    .map((near) => new Date(shown - clockAt(near, site)))
    .filter((moment) => dayAt(moment, site) === day && timeAt(moment, site) === time)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}
