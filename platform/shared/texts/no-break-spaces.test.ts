import { expect, test } from "vitest";
import { withNoBreakSpaces } from "./no-break-spaces.ts";

test.each([
  ["Ab 20 € kostenlos", "Ab 20~€ kostenlos"],
  ["bis 4,95 Euro, ab CHF 30", "bis 4,95~Euro, ab CHF~30"],
  ["14 990 Ft-tól ingyenes", "14~990~Ft-tól ingyenes"],
  ["{percent} % auf {count} g", "{percent}~% auf {count}~g"],
  ["60 × 80 cm, Ø 24 cm, 230 V", "60~×~80~cm, Ø~24~cm, 230~V"],
  ["90 °C’de", "90~°C’de"],
  ["9–20 Uhr, § 7", "9–20~Uhr, §~7"],
  // Words that only begin like a unit, and numbers without a unit.
  ["30 Tage, 2 grains, 5 lat", "30 Tage, 2 grains, 5 lat"],
  ["20095 Hamburg, 12 4567", "20095 Hamburg, 12 4567"],
])("%s gets no-break spaces between numbers and units", (text, expected) => {
  expect(withNoBreakSpaces(text)).toBe(expected.replaceAll("~", "\u00a0"));
});
