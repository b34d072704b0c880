import { validate, version } from "uuid";
import { expect, test } from "vitest";
import { eventId } from "./random-names.ts";

test.each([0, 1, 1_700_000_000_000, 2 ** 48 - 1])(
  "the id of an event at %d is a UUID of version 7 that begins with the time",
  (time) => {
    const id = eventId(time);
    expect([validate(id), version(id)]).toEqual([true, 7]);
    expect(parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(time);
  },
);

test("ids of events at one time differ, and each of their random digits takes every value", () => {
  const ids = Array.from({ length: 1_000 }, () => eventId(1));
  expect(new Set(ids)).toHaveProperty("size", 1_000);
  const digitsAt = (index: number) => new Set(ids.map((id) => id[index])).size;
  // The version digit before them and the hyphens never change; in the variant digit two bits do.
  const changing = [1, 16, 16, 16, 1, 4, 16, 16, 16, 1].concat(Array(12).fill(16));
  expect(Array.from({ length: 22 }, (_, index) => digitsAt(index + 14))).toEqual(changing);
});
