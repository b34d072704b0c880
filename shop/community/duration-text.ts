import { numberFormat } from "../../platform/shared/texts/formats.ts";

/** Returns a time as people say it: "5 Minuten", "1 Stunde 30 Minuten", "14 Stunden". */
export function durationText(minutes: number, locale: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inUnit = (value: number, unit: "hour" | "minute") =>
    numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  return [hours > 0 && inUnit(hours, "hour"), (rest > 0 || hours === 0) && inUnit(rest, "minute")]
    .filter(Boolean)
    .join(" ");
}
