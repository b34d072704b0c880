import { expect, test } from "vitest";
import { siteCodes } from "./sites/site-codes.ts";
import { loadConsentTexts, loadTexts } from "./load-texts.ts";
import { allSites } from "./sites/all-sites.ts";

test.each(siteCodes)("a browser loads the texts of %s, its figures filled in", async (code) => {
  const { texts } = allSites[code];
  expect(await loadTexts(code)).toMatchObject({ cart: texts.cart, catalogue: texts.catalogue });
});

test.each(siteCodes)("a browser loads the texts of the consent banner of %s", async (code) => {
  const { privacy } = allSites[code].texts.consent;
  expect(await loadConsentTexts(code)).toMatchObject({ privacy });
});
