import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { shopSites } from "../../sites/site-set.ts";
import { leafletState } from "../leaflet-calendar.ts";
import { readLeaflets } from "./read-leaflets.ts";

const known = {
  pictures: new Set(["hero-morning", "100101-scene"]),
  products: new Set([1, 2, 3, 4, 5, 6, 7, 8]),
};
const page = { layout: "grid", headline: "Kaffee", products: [1, 2, 3] };
const entry = {
  from: "2026-11-30",
  until: "2026-12-06",
  title: "Morgen",
  lead: "Eine Kanne Kaffee.",
  picture: "hero-morning",
  pages: [page],
};

const mistakesIn = (files: Record<string, unknown>) => {
  const mistakes: string[] = [];
  readLeaflets(filesOf(files), shopSites, known, mistakes);
  return mistakes.join("\n");
};
const mistakesOf = (change: object) => mistakesIn({ "morning.yaml": { ...entry, ...change } });
const mistakesOfPage = (change: object) => mistakesOf({ pages: [page, { ...page, ...change }] });

test("a file is a leaflet, by its name", async () => {
  const [leaflet] = await withoutMistakes((mistakes) =>
    readLeaflets(filesOf({ "morning.yaml": entry }), shopSites, known, mistakes),
  );
  expect(leaflet).toMatchObject({ id: "morning", from: "2026-11-30", picture: "hero-morning" });
  expect(leaflet!.title.tr).toBe("Morgen");
});

test("the shop's own leaflets have eight pages and more, and one is valid on each site in every week", async () => {
  const heroes = await readdir("shop/content/pictures/heroes");
  const pictures = { has: (id: string) => !id.startsWith("hero-") || heroes.includes(`${id}.svg`) };
  const leaflets = await withoutMistakes(async (mistakes) =>
    readLeaflets(
      await shopFiles("leaflets"),
      shopSites,
      { pictures, products: { has: () => true } },
      mistakes,
    ),
  );
  expect(leaflets.length).toBeGreaterThanOrEqual(3);
  for (const { id, pages } of leaflets) expect(pages.length, id).toBeGreaterThanOrEqual(8);
  for (const year of [2026, 2027, 2035])
    for (let week = 0; week < 53; week++) {
      const now = new Date(Date.UTC(year, 0, 1 + 7 * week, 12));
      const kinds = leaflets.map((each) => leafletState(each, now, { timeZone: "Europe/Berlin" }));
      expect(kinds.filter(({ kind }) => kind === "valid").length, String(now)).toBe(1);
      expect(kinds.filter(({ kind }) => kind === "over").length, String(now)).toBe(1);
    }
});

test.each([
  [
    "seven products",
    { products: [1, 2, 3, 4, 5, 6, 7] },
    'a page "grid" has 3 to 6 products, and here are 7; move the others',
  ],
  ["too few products", { products: [1] }, "here are 1; add some"],
  ["no products", { products: undefined }, "here are 0; add some"],
  ["an empty page", { layout: "text", products: undefined }, "the page is empty; write a text"],
  [
    "products on a page of text",
    { layout: "text", text: "Kaffee." },
    'a page "text" has 0 products',
  ],
  ["a layout with a typo", { layout: "gird" }, "did you mean grid?"],
  ["an unknown layout", { layout: "carousel" }, "there are text, single, pair, feature, grid"],
  ["a product that does not exist", { products: [1, 2, 99] }, "there is no product 99"],
  ["a spare one that does not exist", { instead: [98] }, "there is no product 98"],
  [
    "a picture that does not exist",
    { picture: "100101-back" },
    'there is no picture "100101-back"',
  ],
  ["an unknown tone", { tone: "pink" }, "tone"],
  ["a link with a script", { link: { href: "javascript:alert()", text: "Hier" } }, "begins with /"],
  ["a link to nowhere", { link: { text: "Hier" } }, "write category or href"],
  ["a block that pages do not have", { video: "a.mp4" }, "there is no such key"],
])("%s is reported with its line", (_, change, part) => {
  const mistakes = mistakesOfPage(change);
  expect(mistakes).toContain(part);
  expect(mistakes).toMatch(/morning\.yaml:\d+:/);
});

test.each([
  ["a day that does not exist", { from: "2026-11-31" }, "the day 2026-11-31 does not exist"],
  ["an end before the beginning", { until: "2026-11-29" }, "it ends before it begins"],
  ["a return before the end", { until: "2026-12-08", every: 1 }, "it comes back before it ends"],
  ["a small picture as the cover", { picture: "100101-scene" }, "the name of a large picture"],
  ["no pages", { pages: [] }, "pages"],
  ["a language that is missing", { title: { de: "Morgen" } }, "title"],
  ["an unknown site", { sites: ["XX"] }, "sites"],
])("%s is reported with its line", (_, change, part) => {
  const mistakes = mistakesOf(change);
  expect(mistakes).toContain(part);
  expect(mistakes).toMatch(/morning\.yaml:\d+:/);
});

test("a file whose name is no address is reported", () => {
  expect(mistakesIn({ "Slow Mornings.yaml": entry })).toContain("such as slow-mornings.yaml");
});

test("two leaflets are not valid at one time on one site, but one that does not come back replaces others", () => {
  const both = (one: object, other: object) =>
    mistakesIn({ "a.yaml": { ...entry, ...one }, "b.yaml": { ...entry, ...other } });
  expect(both({}, {})).toMatch(/b\.yaml:1: .*at the same time as a on DE, AT/);
  expect(both({ sites: ["DE"] }, { sites: ["AT"] })).toBe("");
  expect(both({}, { from: "2026-12-07", until: "2026-12-13" })).toBe("");
  expect(both({ every: 2 }, { every: 3 })).toContain("at the same time");
  expect(both({ every: 2 }, { every: 2, from: "2026-12-07", until: "2026-12-13" })).toBe("");
  expect(both({ every: 2 }, {})).toBe("");
});

test("many mistakes are reported at once", () => {
  const mistakes = mistakesOf({ picture: "hero-none", pages: [{ ...page, products: [97] }] });
  expect(mistakes).toContain("hero-none");
  expect(mistakes).toContain("97");
});
