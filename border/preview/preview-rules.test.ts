import { expect, test, vi } from "vitest";
import {
  canBePreviewed,
  panelFieldsOf,
  isGroupMissing,
  lookedUntil,
  momentOf,
  offeredFields,
} from "./preview-rules.ts";

const now = new Date("2026-11-22T12:00Z");
const berlin = { timeZone: "Europe/Berlin" };

test("moments from a year back to two years ahead can be previewed", () => {
  const can = (moment: string) => canBePreviewed(new Date(moment), now);
  expect(["2025-11-22T12:00Z", "2026-11-22T12:00Z", "2028-11-22T12:00Z"].map(can)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["2025-11-22T11:59Z", "2028-11-22T12:01Z"].map(can)).toEqual([false, false]);
});

test("a list of page changes covers 90 days, at most to the last moment that can be previewed", () => {
  expect(lookedUntil(now, now)).toEqual(new Date("2027-02-20T12:00Z"));
  expect(lookedUntil(new Date("2028-11-01T12:00Z"), now)).toEqual(new Date("2028-11-22T12:00Z"));
});

test("the preview panel's fields show the previewed moment or now, in the site's time zone", () => {
  const time = new Date("2026-12-31T23:30Z");
  expect(panelFieldsOf({ time, test: "hero", group: "b" }, now, berlin)).toEqual({
    date: "2027-01-01",
    time: "00:30",
    test: "hero",
    group: "b",
  });
  expect(panelFieldsOf({}, now, berlin)).toEqual({
    date: "2026-11-22",
    time: "13:00",
    test: "",
    group: "",
  });
});

test("the preview panel's date and time are a moment on the site's clocks", () => {
  const report = vi.fn<(error: string) => void>();
  const read = (date: string, time: string) => momentOf({ date, time }, now, berlin, report);
  expect(read("2026-12-24", "18:00")).toEqual(new Date("2026-12-24T17:00Z"));
  expect(read("2026-03-29", "02:30")).toBeUndefined();
  expect(read("2026-12-24", "")).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

test.each(["", "24.12.2026", "2026-02-30", "9999-99-99"])(
  "the invalid preview date %j is reported, and the preview is of now",
  (date) => {
    const report = vi.fn<(error: string) => void>();
    expect(momentOf({ date, time: "18:00" }, now, berlin, report)).toBe(now);
    expect(report).toHaveBeenCalledOnce();
  },
);

test("previewing an A/B test needs a group", () => {
  const fields = { date: "2026-12-24", time: "18:00" };
  expect(isGroupMissing({ ...fields, test: "hero", group: "" })).toBe(true);
  expect(isGroupMissing({ ...fields, test: "hero", group: "b" })).toBe(false);
  expect(isGroupMissing({ ...fields, test: "", group: "" })).toBe(false);
});

test("the preview panel does not select an A/B test or group that is not offered", () => {
  const tests = [{ name: "hero", groups: [{ name: "a" }, { name: "b" }] }];
  const offered = (test: string, group: string) => {
    const fields = offeredFields({ date: "2026-12-24", time: "18:00", test, group }, tests);
    return [fields.test, fields.group];
  };
  expect(offered("hero", "b")).toEqual(["hero", "b"]);
  expect(offered("hero", "c")).toEqual(["hero", ""]);
  expect(offered("banner", "b")).toEqual(["", ""]);
});
