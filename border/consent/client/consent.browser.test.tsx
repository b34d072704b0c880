// The sizes of the banner are those of the design tokens.
import "../../client/styles/header.css";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  activeGroups,
  hasDecided,
  optionalGroups,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import { consent as texts } from "../../../shop/sites/de/texts/consent.ts";
import { startConsent, type ConsentControls } from "./consent.ts";
import { storeDecision } from "./decision.ts";
import { removeCookie } from "./remove-stored.ts";

let consent: ConsentControls | undefined;

afterEach(() => {
  consent?.close();
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"]) removeCookie(name);
  for (const name of ["globalPrivacyControl", "doNotTrack"])
    Reflect.deleteProperty(navigator, name);
});

const says = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

/** Starts the consent script as a page does. Returns the groups of each entry of the data layer. */
function start() {
  const told: unknown[] = [];
  consent = startConsent({
    settings: { groups: optionalGroups },
    loadTexts: async () => texts,
    locale: "de",
    push: ({ event, OnetrustActiveGroups }) => event && told.push(OnetrustActiveGroups),
  });
  return told;
}
const panel = page.getByLabelText(texts.title);

test("Global Privacy Control counts as a refusal, which the shopper can change", async () => {
  says("globalPrivacyControl", true);
  const told = start();
  expect(hasDecided(document.cookie)).toBe(true);
  expect(activeGroups(document.cookie)).toEqual(["C0001"]);
  expect(told).toEqual([",C0001,"]);
  await consent!.open();
  const box = page.getByRole("checkbox", { name: texts.groups.statistics.name });
  await expect.element(box).not.toBeChecked();
  await box.click();
  await page.getByRole("button", { name: texts.save }).click();
  expect(told).toEqual([",C0001,", ",C0001,C0002,"]);
  // The next page neither asks nor refuses again: the shopper has decided.
  expect(start()).toEqual([",C0001,C0002,"]);
  await expect.element(panel).not.toBeInTheDocument();
});

test.each([
  ["globalPrivacyControl", false],
  ["doNotTrack", "1"],
])("a browser whose %s is %j is asked like any other", async (name, value) => {
  says(name, value);
  expect(start()).toEqual([",C0001,"]);
  await expect.element(panel).toBeVisible();
  expect(hasDecided(document.cookie)).toBe(false);
});

test("a banner that the page closes while it loads is not shown", async () => {
  start();
  const opened = consent!.open();
  consent!.close();
  await opened;
  expect(panel.elements()).toEqual([]);
});

test.each([
  ["the shop's own host, without a subdomain", location.hostname, `; domain=${location.hostname}`],
  ["a domain that the page is not on", "example.test", ""],
  ["a domain that the page's host only ends like", location.hostname.slice(1), ""],
])("a decision shared with $0 is stored with the attribute $2", (_, domain, attribute) => {
  const write = vi.spyOn(document, "cookie", "set");
  storeDecision(["statistics"], domain);
  const stored = write.mock.calls.flat().filter((cookie) => !cookie.includes("max-age=0"));
  write.mockRestore();
  expect(stored.map((cookie) => /; domain=.*|$/.exec(cookie)![0])).toEqual([attribute, attribute]);
});
