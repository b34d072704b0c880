import { expect, test } from "vitest";
import { activeGroups, allows, consentGroups, refusesStatistics } from "./consent-cookie.ts";

test.each([
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=x=1&groups=C0001%3A1%2CC0002%3A0&y=2", true],
  [
    "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0004%3A1; c=d",
    true,
  ],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A1", false],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC00021%3A0", false],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=interactionCount=0", false],
  ["OptanonAlertBoxClosed=2026-11-01; otherOptanonConsent=groups=C0002%3A0", false],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=%E0%A4%A", false],
  ["", false],
  [undefined, false],
])("cookies %j refuse statistics: %j", (cookies, refused) => {
  expect(refusesStatistics(cookies)).toBe(refused);
});

test.each([
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0003%3A1", true],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=x=1&groups=C0003%3A1&y=2", true],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0003%3A0", false],
  [
    "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C00031%3A1%2CXC0003%3A1%2CC0003%3A10",
    false,
  ],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1", false],
  [
    "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=landingPath=https%3A%2F%2Fa%2F%3Fx%26groups%3DC0003%3A1&groups=C0003%3A0",
    false,
  ],
  ["OptanonAlertBoxClosed=2026-11-01; OptanonConsent=%E0%A4%A", false],
  [undefined, false],
])("cookies %j allow A/B tests: %j", (cookies, allowed) => {
  expect(allows("functional", cookies)).toBe(allowed);
});

test("groups that a consent tool lists before a decision are neither consent nor refusal", () => {
  const listed = "OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A1";
  expect(activeGroups(listed)).toEqual([]);
  expect(refusesStatistics(listed)).toBe(false);
  for (const group of Object.keys(consentGroups) as (keyof typeof consentGroups)[])
    expect(allows(group, listed)).toBe(false);
  expect(activeGroups(`${listed}; OptanonAlertBoxClosed=2026-11-01`)).toEqual([
    "C0001",
    "C0003",
    "C0004",
  ]);
});
