import { expect, test } from "vitest";
import { allSites } from "../../sites/all-sites.ts";
import { postalCodeExample } from "./postal-code-example.ts";

test("a site's own country has an example of the site's region, another one that of its first site", () => {
  expect(postalCodeExample("CH", allSites.CH_FR.site)).toBe("1003");
  expect(postalCodeExample("CH", allSites.CH.site)).toBe("8001");
  expect(postalCodeExample("AT", allSites.CH_FR.site)).toBe("1010");
});
