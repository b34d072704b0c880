import { expect, test } from "vitest";
import { staffRoles } from "./staff-contract.ts";
import {
  isStaffName,
  longestStaffHours,
  normalStaffName,
  shortestStaffPassword,
  silentSince,
  staffIdleMinutes,
} from "./staff-rules.ts";

test("a session of staff ends after 30 idle minutes, and 12 hours after its login", () =>
  expect([staffIdleMinutes, longestStaffHours]).toEqual([30, 12]));

test("a password of staff has at least 12 characters", () =>
  expect(shortestStaffPassword).toBe(12));

test("a name of staff is compared without case and without spaces around it", () =>
  expect(normalStaffName(" Ida.Meyer@Example.com ")).toBe("ida.meyer@example.com"));

test.each(["i", "7", "ida.meyer+shop@example.com", "ida_meyer-2", "x".repeat(64)])(
  "%s may be a name of staff",
  (name) => expect(isStaffName(name)).toBe(true),
);

test.each(["", "Ida", ".ida", "ida meyer", "ida\n", "<ida>", "ida>", "x".repeat(65)])(
  "%j may not be a name of staff",
  (name) => expect(isStaffName(name)).toBe(false),
);

test("staff have the roles preview, reports, orders and leads, and no other", () =>
  expect(staffRoles).toEqual(["preview", "reports", "orders", "leads", "community"]));

test("staff are told of a commerce system that has not answered for a minute, and since when", () => {
  const now = new Date("2026-11-30T12:00:00Z");
  expect(silentSince(59.9, now)).toBeUndefined();
  expect(silentSince(90, now)).toEqual(new Date("2026-11-30T11:58:30Z"));
});
