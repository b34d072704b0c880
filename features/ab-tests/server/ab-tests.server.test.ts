import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { site: de } = allSites.DE;
const inAdvent = new Date("2026-12-06T12:00:00+01:00");
const inJanuary = new Date("2027-01-10T12:00:00+01:00");

test("the tests of a site are those of content/tests at a moment", async () => {
  const { abTests } = shop.services;
  expect(await abTests.at(de, inAdvent)).toEqual([
    {
      name: "advent-banner",
      groups: [
        { name: "control", share: 50 },
        { name: "gift-first", share: 50 },
      ],
    },
  ]);
  expect((await abTests.at(de, inJanuary)).map(({ name }) => name)).toEqual(["january-roast"]);
  expect(await abTests.at(allSites.TR.site, inAdvent)).toEqual([]);
  expect(await abTests.nextChange(inAdvent)).toEqual(new Date("2026-12-21T00:00:00+01:00"));
});

test("a test and a group are known at a site and a moment, or not", async () => {
  const { abTests } = shop.services;
  const isKnown = (test: string, group: string, moment = inAdvent) =>
    abTests.isKnown(de, moment, test, group);
  expect(await isKnown("advent-banner", "gift-first")).toBe(true);
  expect(await isKnown("advent-banner", "tasting-set")).toBe(false);
  expect(await isKnown("january-roast", "control")).toBe(false);
  expect(await isKnown("advent-banner", "control", inJanuary)).toBe(false);
});
