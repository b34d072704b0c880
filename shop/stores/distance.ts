import { numberFormat } from "../../platform/shared/texts/formats.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { GeoPosition } from "./stores-contract.ts";

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance of two positions in kilometres, as the crow flies. */
export function distanceBetween(one: GeoPosition, other: GeoPosition): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(to - from) +
    Math.cos(from) * Math.cos(to) * half(radians(other.longitude - one.longitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Returns items from the nearest to the farthest, each with its distance in kilometres. */
export const byDistance = <Item extends { position: GeoPosition }>(
  items: readonly Item[],
  from: GeoPosition,
): { item: Item; distance: number }[] =>
  items
    .map((item) => ({ item, distance: distanceBetween(item.position, from) }))
    .toSorted((one, other) => one.distance - other.distance);

/** Returns a distance as a locale writes it: "850 m", "3,4 km", "112 km". */
export function distanceText(kilometres: number, { locale }: Pick<Site, "locale">): string {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  const [amount, unit] =
    metres < 1000 ? [metres, "meter" as const] : [kilometres, "kilometer" as const];
  const format = numberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  });
  return format.format(amount).replace(/\s/g, "\u00a0");
}
