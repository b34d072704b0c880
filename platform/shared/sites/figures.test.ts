import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { figuresOf, fillFigures } from "./figures.ts";

const fail = (what: string): never => {
  throw new Error(what);
};
const nbsp = "\u00a0";

test.each([
  ["DE", "20 Euro", "4,95 Euro"],
  ["AT", "€ 20", "€ 4,95"],
  ["CH", "CHF 30", "CHF 6.90"],
  ["CH_FR", "CHF 30", "CHF 6.90"],
  ["PL", "100 zł", "12,99 zł"],
  ["CZ", "999 Kč", "99 Kč"],
  ["HU", "14 990 Ft", "1490 Ft"],
  ["SK", "40 €", "3,90 €"],
  ["TR", "1.000 TL", "89,90 TL"],
] as const)("texts of %s name free delivery from %j and its cost as %j", (code, from, cost) => {
  const figures = figuresOf(allSites[code].site);
  expect(figures.deliveryCost).toBe(cost.replaceAll(" ", nbsp));
  expect(figures.freeDeliveryFrom).toBe(from.replaceAll(" ", nbsp));
});

test.each([
  ["DE", "3 Monate"],
  ["CH_FR", "3 mois"],
  ["PL", "3 miesiące"],
  ["CZ", "3 měsíce"],
  ["HU", "1 hónap"],
  ["SK", "3 mesiace"],
  ["TR", "3 ay"],
] as const)("texts of %s say that the welcome voucher is valid for %j", (code, months) => {
  expect(figuresOf(allSites[code].site).voucherValidity).toBe(months.replace(" ", nbsp));
});

test("a site has no place for a figure that it does not have", () => {
  const figures = figuresOf(allSites.DE.site);
  expect(figures.returnDays).toBe("30");
  expect(figures).not.toHaveProperty("returnMonths");
  expect(figures).not.toHaveProperty("coffeeFreeDeliveryFrom");
});

test("places for figures are filled, each as often as it stands in a text", () => {
  const figures = { a: "1", b: "2" };
  expect(fillFigures("{a}, {b} and {a}; {}, {not a place}", figures, fail)).toBe(
    "1, 2 and 1; {}, {not a place}",
  );
});

test("an unknown place for a figure is reported with the places that exist", () => {
  expect(() => fillFigures("from {c}", { a: "1", b: "2" }, fail)).toThrow(
    "there is no place {c}; there are a, b",
  );
});
