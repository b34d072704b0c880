import { expect, test } from "vitest";
import { sharedHash, sharedSettings } from "./shared-link.ts";

const time = new Date("2026-12-24T17:00:30Z");

test.each([{ time }, { time, test: "hero", group: "b" }])("a link carries %j", (settings) =>
  expect(sharedSettings(sharedHash(settings))).toEqual(settings),
);

test("the present needs none", () => expect(sharedHash({})).toBe(""));

test.each(["", "#", "#section", "#preview-time=", "#preview-time=2026-02-30T12:00Z"])(
  "%j is another link",
  (hash) => expect(sharedSettings(hash)).toBeUndefined(),
);
