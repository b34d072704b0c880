import { abTestPaths } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForGroups } from "./ask-for-groups.ts";

const asked = vi.fn<typeof fetch>();
const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};
const forgetCookies = () => {
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed", "abTests"])
    document.cookie = `${name}=; path=/; max-age=0`;
};
const decide = (groups: string) => {
  setCookie("OptanonAlertBoxClosed", "2026-11-01");
  setCookie("OptanonConsent", groups);
};
const allow = () => decide("groups=C0001%3A1%2CC0003%3A1");
const refuse = () => decide("groups=C0001%3A1%2CC0003%3A0");

beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response("{}"));
  vi.stubGlobal("fetch", asked);
  sessionStorage.clear();
  forgetCookies();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetCookies();
});

test("A/B groups are requested only after the shopper's own consent, not by defaults of a consent tool", async () => {
  await askForGroups();
  setCookie("OptanonConsent", "groups=C0001%3A1%2CC0003%3A1");
  await askForGroups();
  refuse();
  await askForGroups();
  expect(asked).not.toHaveBeenCalled();
});

test("with consent A/B groups are requested once in a visit, also by two headers at once", async () => {
  allow();
  await Promise.all([askForGroups(), askForGroups()]);
  await askForGroups();
  expect(asked.mock.calls.map(([url]) => url)).toEqual([abTestPaths.assignment]);
});

test("a withdrawn consent has the server forget the A/B groups; given again, they are requested again", async () => {
  allow();
  await askForGroups();
  setCookie("abTests", "advent-banner%3Acontrol");
  refuse();
  await askForGroups();
  expect(asked).toHaveBeenCalledTimes(2);
  document.cookie = "abTests=; path=/; max-age=0";
  await askForGroups();
  expect(asked).toHaveBeenCalledTimes(2);
  allow();
  await askForGroups();
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a failed request for A/B groups breaks nothing", async () => {
  allow();
  asked.mockRejectedValue(new TypeError("no network"));
  await expect(askForGroups()).resolves.toBeUndefined();
});
