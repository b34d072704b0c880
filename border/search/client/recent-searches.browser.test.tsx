import { afterEach, beforeEach, expect, test } from "vitest";
import { recentSearchesStorageKey } from "../search-storage.ts";
import { addRecentSearch, readRecentSearches } from "./recent-searches.ts";

beforeEach(() => {
  localStorage.clear();
  document.cookie = "OptanonAlertBoxClosed=2026-11-01";
});
afterEach(() => {
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"])
    document.cookie = `${name}=; max-age=0`;
});

const decide = (groups: string) =>
  (document.cookie = `OptanonConsent=groups=${encodeURIComponent(groups)}`);

test("with consent to comfort the last five searches are stored, each spelling once", () => {
  decide("C0001:1,C0003:1");
  for (const text of ["one", "two", "three", "Käse", "five", "kase", "six"]) addRecentSearch(text);
  expect(readRecentSearches()).toEqual(["six", "kase", "five", "three", "two"]);
});

test.each(["", "C0001:1,C0003:0", "C0001:1,C0002:1,C0004:1", "C00031:1"])(
  "without consent to comfort (%j) no recent search is stored",
  (groups) => {
    if (groups) decide(groups);
    addRecentSearch("tea");
    expect(localStorage.getItem(recentSearchesStorageKey)).toBeNull();
  },
);
