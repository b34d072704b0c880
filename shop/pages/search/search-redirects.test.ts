import { expect, test } from "vitest";
import { mistakesIn } from "../../../tests/support/table.ts";
import { allSites } from "../../sites/all-sites.ts";
import { searchRedirectFor } from "./search-redirects.ts";

test.each(["agb", " AGB ", "geschaftsbedingungen", "Allgemeine  GESCHÄFTSBEDINGUNGEN"])(
  "the search for %j redirects to the terms, whatever its case, accents and spaces",
  (text) => {
    expect(searchRedirectFor(text, allSites.DE.searchRedirects)).toBe("/agb-s400007325.html");
  },
);

test.each(["agbs", "agb kaffee", "ag", ""])("the search for %j redirects to no page", (text) => {
  expect(searchRedirectFor(text, allSites.DE.searchRedirects)).toBeUndefined();
});

test("each word that redirects on a site leads to one page", async () => {
  const ambiguous = await mistakesIn(allSites, ({ searchRedirects }) =>
    Object.entries(searchRedirects).flatMap(([path, words]) =>
      words
        .filter((word) => searchRedirectFor(word, searchRedirects) !== path)
        .map(
          (word) => `${word} leads to ${searchRedirectFor(word, searchRedirects)} before ${path}`,
        ),
    ),
  );
  expect(ambiguous).toEqual([]);
});
