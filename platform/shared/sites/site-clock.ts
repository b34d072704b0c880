import { dateFormat } from "../texts/formats.ts";
import type { Site } from "./site.ts";

/** Days and local times of a site, whose time zone may have daylight saving time. */

type Zone = Pick<Site, "timeZone">;

/** Returns the day of a moment at a site: "2026-11-21". */
export function dayAt(moment: Date, { timeZone }: Zone): string {
  return dateFormat("sv-SE", { timeZone }).format(moment);
}

/** Returns the moment at which a day ("2026-11-21") starts at a site. */
export function startOfDay(day: string, site: Zone): Date {
  const midnight = new Date(`${day}T00:00Z`).getTime();
  // Computed for the start of the day, because the offset may change later on that day.
  const lead = clockAt(midnight - clockAt(midnight, site), site);
  return new Date(midnight - lead);
}

/** Returns the offset of the site's clock from UTC, in milliseconds. */
function clockAt(moment: number, { timeZone }: Zone): number {
  const shown = dateFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return new Date(`${shown.replace(" ", "T")}Z`).getTime() - moment;
}

/** Returns the local time of a moment at the site: "18:30". */
export function timeAt(moment: Date, { timeZone }: Zone): string {
  return dateFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(moment);
}

/**
 * Returns the moment of a local time ("18:30") on a day ("2026-11-21") at the site: the first one when clocks show it twice,
 * undefined when they skip it.
 */
export function momentAt(day: string, time: string, site: Zone): Date | undefined {
  const shown = new Date(`${day}T${time}Z`).getTime();
  if (Number.isNaN(shown)) return undefined;
  const halfDay = 43_200_000;
  // The offsets before and after a clock change, if there is one that day.
  return [shown - halfDay, shown + halfDay]
    .map((near) => new Date(shown - clockAt(near, site)))
    .filter((moment) => dayAt(moment, site) === day && timeAt(moment, site) === time)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}
