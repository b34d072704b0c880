import { expect, test } from "vitest";
import { pointAt } from "../map-frame.ts";
import { exampleRetailStores } from "../store-examples.ts";
import { countryMap } from "./country-map.ts";

const positions = exampleRetailStores.map(({ position }) => position);

test("a map shows the country of the stores, and all of them within it", async () => {
  const { frame, country, around } = (await countryMap("DE", positions))!;
  expect(frame.height).toBeGreaterThan(frame.width);
  for (const position of positions) {
    const { x, y } = pointAt(frame, position);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(frame.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(frame.height);
  }
  // Small enough to be a part of the page.
  expect(country.length + around.length).toBeLessThan(20_000);
  expect(country).toMatch(/^M[\d.,MLZ-]+$/);
});

test("positions in the middle of the sea have no map", async () => {
  expect(await countryMap("sea", [{ latitude: 0, longitude: -30 }])).toBeUndefined();
});
