import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { shopSites } from "../../sites/site-set.ts";
import { saleState } from "../sale-calendar.ts";
import { readSales } from "./read-sales.ts";

const known = {
  categories: new Set(["coffee"]),
  pictures: new Set(["hero-morning"]),
  products: new Set([1, 2]),
};
const entry = {
  from: "2026-12-04T09:00",
  until: "2026-12-10T20:00",
  title: "Winter",
  lead: "Alles für kalte Tage.",
};

const mistakesIn = (files: Record<string, unknown>) => {
  const mistakes: string[] = [];
  readSales(filesOf(files), shopSites, known, mistakes);
  return mistakes.join("\n");
};

test("a file is a sale, by its name", async () => {
  const more = { categories: ["coffee"], products: [2], membersFrom: "2026-12-03T18:00" };
  const [sale] = await withoutMistakes((mistakes) =>
    readSales(filesOf({ "winter.yaml": { ...entry, ...more } }), shopSites, known, mistakes),
  );
  expect(sale).toMatchObject({ id: "winter", from: "2026-12-04T09:00", ...more });
  expect(sale!.title.tr).toBe("Winter");
});

test("the shop's own sales take turns: one is open or announced on any day, never two are open", async () => {
  const heroes = await readdir("shop/content/pictures/heroes");
  const sales = await withoutMistakes(async (mistakes) =>
    readSales(
      await shopFiles("sales"),
      shopSites,
      {
        categories: { has: () => true },
        pictures: { has: (id: string) => heroes.includes(`${id}.svg`) },
        products: { has: () => true },
      },
      mistakes,
    ),
  );
  const germany = { timeZone: "Europe/Berlin" };
  for (const year of [2026, 2027, 2035])
    for (let day = 0; day < 365; day++) {
      const now = new Date(Date.UTC(year, 0, 1 + day, 12));
      const states = sales.map((sale) => saleState(sale, now, germany));
      const open = states.filter((state) => state.open);
      expect(open.length, String(now)).toBeLessThanOrEqual(1);
      expect(open.length > 0 || states.some((state) => state.next), String(now)).toBe(true);
    }
});

test.each([
  ["a day that does not exist", { from: "2026-11-31T09:00" }, "the day 2026-11-31 does not exist"],
  ["a time that does not exist", { from: "2026-12-04T24:00" }, "such as 2026-12-04T09:00"],
  ["a moment with an offset", { from: "2026-12-04T09:00Z" }, "such as 2026-12-04T09:00"],
  ["an end before the beginning", { until: "2026-12-04T09:00" }, "it ends before it begins"],
  ["members that come late", { membersFrom: "2026-12-04T09:00" }, "members come before all"],
  ["a return before the end", { until: "2026-12-12T09:00", every: 1 }, "it comes back before"],
  ["an unknown category", { categories: ["tea"] }, 'there is no category "tea"'],
  ["an unknown product", { products: [1, 9] }, "there is no product 9"],
  ["no product", { products: [] }, "products"],
  ["a picture that does not exist", { picture: "hero-none" }, 'there is no picture "hero-none"'],
  ["a language that is missing", { title: { de: "Winter" } }, "title"],
  ["an unknown site", { sites: ["XX"] }, "sites"],
])("%s is reported with its line", (_, change, part) => {
  const mistakes = mistakesIn({ "winter.yaml": { ...entry, ...change } });
  expect(mistakes).toContain(part);
  expect(mistakes).toMatch(/winter\.yaml:\d+:/);
});

test("a file whose name is no id is reported", () => {
  expect(mistakesIn({ "Winter Sale.yaml": entry })).toContain("such as winter-sale.yaml");
});
