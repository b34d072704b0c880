import { expect, test } from "vitest";
import { allSites } from "../../sites/all-sites.ts";
import { postalCodeExample } from "./postal-code-example.ts";

test("a postal code example comes from the site's region, for another country from its first site", () => {
  expect(postalCodeExample("CH", allSites.CH_FR.site)).toBe("1003");
  expect(postalCodeExample("CH", allSites.CH.site)).toBe("8001");
  expect(postalCodeExample("AT", allSites.CH_FR.site)).toBe("1010");
});
