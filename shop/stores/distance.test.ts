import { expect, test } from "vitest";
import { byDistance, distanceBetween, distanceText } from "./distance.ts";

const hamburg = { latitude: 53.5507, longitude: 9.993 };
const munich = { latitude: 48.1374, longitude: 11.5755 };

test("Munich is 612 km from Hamburg, and no place is far from itself", () => {
  expect(Math.round(distanceBetween(hamburg, munich))).toBe(612);
  expect(distanceBetween(hamburg, hamburg)).toBe(0);
  // On the other side of the date line.
  const [one, other] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }));
  expect(Math.round(distanceBetween(one!, other!))).toBe(22);
});

test("items are ordered by distance", () => {
  const items = [
    { id: "munich", position: munich },
    { id: "hamburg", position: hamburg },
  ];
  expect(byDistance(items, hamburg).map(({ item }) => item.id)).toEqual(["hamburg", "munich"]);
});

test.each([
  [0.01, "de-DE", "50 m"],
  [0.87, "de-DE", "850 m"],
  [0.99, "de-DE", "1 km"],
  [3.44, "de-DE", "3,4 km"],
  [111.6, "fr-CH", "112 km"],
  [3.44, "tr-TR", "3,4 km"],
])("%f km are in %s: %s", (kilometres, locale, text) => {
  expect(distanceText(kilometres, { locale })).toBe(text.replace(" ", "\u00a0"));
});
