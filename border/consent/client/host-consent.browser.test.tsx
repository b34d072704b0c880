import { afterEach, expect, test } from "vitest";
import {
  activeGroups,
  consentEvent,
  hasDecided,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import { hostConsent, provideConsent, type HostConsent } from "./declared-consent.ts";
import { followHost, hostConsentEvent } from "./host-consent.ts";
import { removeCookie } from "./remove-stored.ts";

const page = window as { kontor?: object };
afterEach(() => {
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"]) removeCookie(name);
  delete page.kontor;
});

const groups = () => activeGroups(document.cookie);

test("the decisions of a host's consent tool are stored and published, before the first one nothing is", () => {
  const host: HostConsent = { open() {} };
  const published: string[][] = [];
  const note = (event: Event) => void published.push((event as CustomEvent<string[]>).detail);
  addEventListener(consentEvent, note);
  followHost(host, () => {});
  expect(hasDecided(document.cookie)).toBe(false);
  host.allowed = ["statistics"];
  dispatchEvent(new Event(hostConsentEvent));
  expect(groups()).toEqual(["C0001", "C0002"]);
  host.allowed = [];
  dispatchEvent(new Event(hostConsentEvent));
  expect(groups()).toEqual(["C0001"]);
  removeEventListener(consentEvent, note);
  expect(published).toEqual([["C0001"], ["C0001", "C0002"], ["C0001"]]);
  // The next tests dispatch the event, too.
  delete host.allowed;
});

test("a decision of a host's consent tool that is stored already is no new decision", () => {
  const host: HostConsent = { open() {}, allowed: ["functional"] };
  followHost(host, () => {});
  expect(groups()).toEqual(["C0001", "C0003"]);
  const { cookie } = document;
  dispatchEvent(new Event(hostConsentEvent));
  expect(document.cookie).toBe(cookie);
});

test("the controls that the border provides are no consent tool of the host", () => {
  expect(hostConsent()).toBeUndefined();
  provideConsent(async () => {});
  expect(page.kontor).toMatchObject({ consent: { open: expect.any(Function) as unknown } });
  expect(hostConsent()).toBeUndefined();
  const host = { open() {} };
  page.kontor = { consent: host };
  expect(hostConsent()).toBe(host);
});
