import { expect, test } from "vitest";
import type { Site } from "./site.ts";
import { sites as teaSites } from "../../../tests/fixtures/tea-shop/tea-site.ts";
import { checkSites } from "./check-sites.ts";

const { site } = teaSites.GB;
const check = (changes: Partial<Site>) => () =>
  checkSites({ GB: { site: { ...site, ...changes } } });

test("sites with all figures pass", () => {
  expect(check({})).not.toThrow();
  expect(check({ shipping: { ...site.shipping, kindFreeFrom: { tea: 2_000 } } })).not.toThrow();
});

const { cost } = site.shipping;

test.each<[Partial<Site>, string]>([
  [{ returns: undefined }, 'has no "returns": add it'],
  [{ phone: undefined }, 'has no "phone": add it'],
  [{ code: "UK" }, 'has the code "UK"'],
  [{ shipping: { cost } as Site["shipping"] }, 'has no "shipping.freeFrom"'],
  [
    { shipping: { cost, freeFrom: 1, kindFreeFrom: { teas: 1 } } },
    "no kind of its taxRates: goods, tea",
  ],
  [{ currency: { code: "POUND", step: 1 } }, "such as EUR"],
  [{ locale: "en_GB" }, "a tag such as de-AT"],
  [{ timeZone: "London" }, "a name such as Europe/Vienna"],
])("a site with %o is refused, with the site, the figure and the remedy", (changes, said) => {
  expect(check(changes)).toThrow(`The site GB ${said.startsWith("has") ? said : ""}`);
  expect(check(changes)).toThrow(said);
});
