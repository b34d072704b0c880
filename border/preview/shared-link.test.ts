import { expect, test } from "vitest";
import { sharedHash, sharedSettings } from "./shared-link.ts";

const time = new Date("2026-12-24T17:00:30Z");

test.each([{ time }, { time, test: "hero", group: "b" }])(
  "a shared preview link carries %j",
  (settings) => expect(sharedSettings(sharedHash(settings))).toEqual(settings),
);

test("a shared link to the present has no hash", () => expect(sharedHash({})).toBe(""));

test.each(["", "#", "#section", "#preview-time=", "#preview-time=2026-02-30T12:00Z"])(
  "the hash %j belongs to no shared preview link",
  (hash) => expect(sharedSettings(hash)).toBeUndefined(),
);

test("a test without its group, or a group without its test, is in no link", () => {
  expect(sharedHash({ time, test: "hero" })).toBe(sharedHash({ time }));
  expect(sharedHash({ time, group: "b" })).toBe(sharedHash({ time }));
  expect(sharedSettings(`${sharedHash({ time })}&preview-test=hero`)).toEqual({ time });
  expect(sharedSettings(`${sharedHash({ time })}&preview-group=b`)).toEqual({ time });
});
