import { expect, test } from "vitest";
import { mistakesIn } from "../../../tests/support/table.ts";
import { allSites } from "../../sites/all-sites.ts";
import { jumpTo } from "./jumps.ts";

test.each(["agb", " AGB ", "geschaftsbedingungen", "Allgemeine  GESCHÄFTSBEDINGUNGEN"])(
  "the search for %j redirects to the terms, whatever its case, accents and spaces",
  (text) => {
    expect(jumpTo(text, allSites.DE.jumps)).toBe("/agb-s400007325.html");
  },
);

test.each(["agbs", "agb kaffee", "ag", ""])("the search for %j redirects to no page", (text) => {
  expect(jumpTo(text, allSites.DE.jumps)).toBeUndefined();
});

test("each word that redirects on a site leads to one page", async () => {
  const ambiguous = await mistakesIn(allSites, ({ jumps }) =>
    Object.entries(jumps).flatMap(([path, words]) =>
      words
        .filter((word) => jumpTo(word, jumps) !== path)
        .map((word) => `${word} leads to ${jumpTo(word, jumps)} before ${path}`),
    ),
  );
  expect(ambiguous).toEqual([]);
});
