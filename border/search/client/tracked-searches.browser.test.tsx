import { afterEach, beforeEach, expect, test } from "vitest";
import {
  searchTrackingOrderKey,
  searchTrackingStorageKey,
} from "../../../platform/shared/search-tracking-keys.ts";
import { forgetTrackedSearches, trackedSearch, trackSearch } from "./tracked-searches.ts";

beforeEach(() => {
  forgetTrackedSearches();
  localStorage.clear();
  document.cookie = "OptanonAlertBoxClosed=2026-11-01";
  document.cookie = "OptanonConsent=groups=C0001%3A1%2CC0002%3A1";
});
afterEach(() => {
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"])
    document.cookie = `${name}=; max-age=0`;
});

const stored = () =>
  JSON.parse(localStorage.getItem(searchTrackingStorageKey) ?? "null") as unknown;

test("of 51 products that searches found, the one that was found first is forgotten", () => {
  // The newest has the highest number, the oldest the lowest.
  for (let number = 149; number > 100; number--) trackSearch(String(number), "mug");
  trackSearch("999", "coffee");
  expect(Object.keys(stored() as object)).toHaveLength(50);
  trackSearch("100", "tea");
  expect(trackedSearch("999")).toBe("coffee");
  expect(trackedSearch("100")).toBe("tea");
  expect(trackedSearch("149")).toBeUndefined();
  expect(trackedSearch("101")).toBe("mug");
});

test("a product that a search found again is the newest", () => {
  for (let number = 1; number <= 50; number++) trackSearch(String(number), "mug");
  trackSearch("1", "cup");
  trackSearch("51", "mug");
  expect(trackedSearch("1")).toBe("cup");
  expect(trackedSearch("2")).toBeUndefined();
});

test.each(["not JSON", "null", "[1]", '{"7":3,"8":"mug"}'])(
  "broken values of tracked searches are repaired: %s",
  (value) => {
    localStorage.setItem(searchTrackingStorageKey, value);
    localStorage.setItem(searchTrackingOrderKey, value);
    expect(trackedSearch("7")).toBeUndefined();
    trackSearch("9", "tea");
    expect(stored()).toEqual({ 9: "tea", ...(value.includes("mug") && { 8: "mug" }) });
  },
);

test("nothing is left of tracked searches after forgetting", () => {
  trackSearch("9", "tea");
  forgetTrackedSearches();
  expect(localStorage).toHaveLength(0);
});

test.each(["", "groups=C0001%3A1%2CC0002%3A0", "groups=C00021%3A1"])(
  "without consent to statistics (%j) only the page remembers a search",
  (consent) => {
    document.cookie = consent ? `OptanonConsent=${consent}` : "OptanonConsent=; max-age=0";
    trackSearch("9", "tea");
    expect(localStorage).toHaveLength(0);
    expect(trackedSearch("9")).toBe("tea");
  },
);
