import { describe, expect, test } from "vitest";
import { createMousePath, isOnTheWay } from "./hover-intent.ts";

const panel = { left: 100, right: 900, top: 200 };

describe("the way to the panel", () => {
  const from = { x: 300, y: 100 };
  test.each([
    ["straight down", { x: 300, y: 130 }, true],
    ["slanted to the right", { x: 380, y: 120 }, true],
    ["slanted to the left", { x: 270, y: 120 }, true],
    ["in the panel", { x: 500, y: 230 }, true],
    ["along the bar", { x: 380, y: 100 }, false],
    ["nearly along the bar", { x: 380, y: 102 }, false],
    ["up", { x: 310, y: 80 }, false],
    ["below, beside the panel", { x: 950, y: 230 }, false],
    ["nowhere", from, false],
  ])("a mouse that moves %s, to %o, is on the way to the panel: %s", (_name, to, expected) => {
    expect(isOnTheWay(from, to, panel)).toBe(expected);
  });
});

test("a mouse's path heads for the panel as long as it goes there, and no longer when it rests", () => {
  const path = createMousePath();
  path.add({ x: 300, y: 100 }, 0);
  path.add({ x: 340, y: 120 }, 60);
  expect(path.isHeadingTo(panel, 100)).toBe(true);
  expect(path.isHeadingTo(panel, 300)).toBe(false);
});

test("only the last part of a mouse's path counts", () => {
  const path = createMousePath();
  path.add({ x: 300, y: 100 }, 0);
  path.add({ x: 310, y: 150 }, 20);
  path.add({ x: 380, y: 150 }, 200);
  path.add({ x: 400, y: 150 }, 220);
  expect(path.isHeadingTo(panel, 230)).toBe(false);
});

test("a mouse that never moved heads for nothing", () => {
  expect(createMousePath().isHeadingTo(panel, 0)).toBe(false);
});
