import { expect, test } from "vitest";
import { refusesStatistics } from "./consent-cookie.ts";

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
])("%j: %j", (cookies, refused) => {
  expect(refusesStatistics(cookies)).toBe(refused);
});
