import { expect, test } from "vitest";
import { pinWidth, spreadPins } from "./spread-pins.ts";

test("pins of one town stand beside each other, others stay", () => {
  const pins = [
    { x: 100, y: 100 },
    { x: 400, y: 100 },
    { x: 102, y: 101 },
    { x: 101, y: 99 },
  ];
  expect(spreadPins(pins, 10)).toEqual([-pinWidth, 0, 0, pinWidth]);
});
