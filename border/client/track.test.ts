import { expect, test } from "vitest";
import type { PageTracking } from "./page-tracking.ts";
import { startTracking, tracking } from "./track.ts";

test("events that wait for the chunk are tracked in order, and are bounded; then all are tracked at once", () => {
  const tracked: number[] = [];
  for (let event = 0; event < 1_000; event++) tracking(() => tracked.push(event));
  expect(tracked).toEqual([]);
  startTracking({} as PageTracking);
  expect(tracked).toEqual(Array.from({ length: 200 }, (_, event) => event));
  tracking(() => tracked.push(1_000));
  expect(tracked.at(-1)).toBe(1_000);
});
