import { expect, test } from "vitest";
import { covering, scaled, unzoomed } from "./zoom-rules.ts";

const stage = { width: 400, height: 600 };
const picture = { width: 400, height: 400 };

test("the point that is zoomed at stays in its place", () => {
  expect(scaled(unzoomed, 2, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
  const back = scaled(scaled(unzoomed, 2, { x: 30, y: 40 }), 0.5, { x: 30, y: 40 });
  expect(back).toEqual(unzoomed);
});

test("a picture is never smaller than whole, nor larger than four times", () => {
  expect(scaled(unzoomed, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  expect(scaled(unzoomed, 100, { x: 0, y: 0 }).scale).toBe(4);
});

test("a picture that is larger than its stage covers it, and a smaller one stays in the middle", () => {
  expect(covering({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({
    scale: 2,
    x: 200,
    y: -100,
  });
  expect(covering({ scale: 1, x: 50, y: 50 }, picture, stage)).toEqual(unzoomed);
});
