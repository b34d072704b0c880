import { expect, test } from "vitest";
import { allows, refusesStatistics } from "./consent-cookie.ts";

test.each([
  ["OptanonConsent=x=1&groups=C0001%3A1%2CC0002%3A0&y=2", true],
  ["a=b; OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0004%3A1; c=d", true],
  ["OptanonConsent=groups=C0001%3A1%2CC0002%3A1", false],
  ["OptanonConsent=groups=C0001%3A1%2CC00021%3A0", false],
  ["OptanonConsent=interactionCount=0", false],
  ["otherOptanonConsent=groups=C0002%3A0", false],
  ["OptanonConsent=%E0%A4%A", false],
  ["", false],
  [undefined, false],
])("cookies %j refuse statistics: %j", (cookies, refused) => {
  expect(refusesStatistics(cookies)).toBe(refused);
});

test.each([
  ["OptanonConsent=groups=C0001%3A1%2CC0003%3A1", true],
  ["a=b; OptanonConsent=x=1&groups=C0003%3A1&y=2", true],
  ["OptanonConsent=groups=C0001%3A1%2CC0003%3A0", false],
  ["OptanonConsent=groups=C00031%3A1%2CXC0003%3A1%2CC0003%3A10", false],
  ["OptanonConsent=groups=C0001%3A1", false],
  [
    "OptanonConsent=landingPath=https%3A%2F%2Fa%2F%3Fx%26groups%3DC0003%3A1&groups=C0003%3A0",
    false,
  ],
  ["OptanonConsent=%E0%A4%A", false],
  [undefined, false],
])("cookies %j allow A/B tests: %j", (cookies, allowed) => {
  expect(allows("functional", cookies)).toBe(allowed);
});
