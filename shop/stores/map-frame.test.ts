import { expect, test } from "vitest";
import { maxZoom, moved, pointAt, shownAt, viewBoxOf, zoomed } from "./map-frame.ts";

const frame = { width: 600, height: 400, scale: 1000, x: 300, y: 200 };
const whole = { left: 0, top: 0, zoom: 1 };

test("a position on the equator of the zero meridian is where the projection is moved to", () => {
  const point = pointAt(frame, { latitude: 0, longitude: 0 });
  expect(point.x).toBeCloseTo(300);
  expect(point.y).toBeCloseTo(200);
  expect(pointAt(frame, { latitude: 10, longitude: 0 }).y).toBeLessThan(200);
});

test("zooming keeps the point below the pointer where it is shown", () => {
  const at = { x: 150, y: 100 };
  const view = zoomed(whole, frame, 2, at);
  expect(view).toEqual({ left: 75, top: 50, zoom: 2 });
  expect(shownAt(view, frame, at)).toEqual(shownAt(whole, frame, at));
  expect(viewBoxOf(view, frame)).toBe("75 50 300 200");
});

test("a view neither leaves the drawing nor grows beyond its limits", () => {
  expect(moved(whole, frame, { x: 100, y: -100 })).toEqual(whole);
  expect(zoomed(whole, frame, 0.5)).toEqual(whole);
  expect(zoomed(whole, frame, 1000).zoom).toBe(maxZoom);
  expect(moved({ left: 0, top: 0, zoom: 2 }, frame, { x: 1000, y: 1000 })).toEqual({
    left: 300,
    top: 200,
    zoom: 2,
  });
});
