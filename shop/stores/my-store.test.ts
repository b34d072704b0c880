import { expect, test } from "vitest";
import { consentText } from "../../platform/shared/cookies/consent-decision.ts";
import { consentCookie, decidedCookie } from "../../platform/shared/cookies/consent-cookie.ts";
import { myStoreCookie } from "./my-store-cookie.ts";
import { keptStoreCookie, myStoreIn, myStoreValue } from "./my-store.ts";

const store = { id: "koln-ehrenstrasse", name: "Köln, Ehrenstraße" };
const value = encodeURIComponent(myStoreValue(store));
const at = new Date("2026-12-03T12:00Z");
const consent = (groups: ("functional" | "statistics")[]) =>
  `${consentCookie}=${consentText(groups, { interactions: 1, at })}; ${decidedCookie}=${at.toISOString()}`;

test("the store of the browser's session needs no consent", () => {
  expect(myStoreIn(`a=b; ${myStoreCookie}=${value}`)).toEqual(store);
});

test("a store that is kept counts while functional cookies are allowed", () => {
  expect(myStoreIn(`${keptStoreCookie}=${value}; ${consent(["functional"])}`)).toEqual(store);
  expect(myStoreIn(`${keptStoreCookie}=${value}; ${consent(["statistics"])}`)).toBeUndefined();
  expect(myStoreIn(`${keptStoreCookie}=${value}`)).toBeUndefined();
});

test.each([undefined, "", `${myStoreCookie}=`, `${myStoreCookie}=%`, `${myStoreCookie}=<b> x`])(
  "cookies without a store, %j, name none",
  (cookies) => {
    expect(myStoreIn(cookies)).toBeUndefined();
  },
);
