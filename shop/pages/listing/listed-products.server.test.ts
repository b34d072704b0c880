import { afterAll, beforeAll, expect, test } from "vitest";
import { elements } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  // A themeworld of the season is shown.
  shop = await openTestShop({ now: () => new Date("2026-12-01T12:00:00Z") });
});
afterAll(() => shop.close());

const { home, search, searchPage, catalogue } = allSites.DE.texts;

/** Lists of a page by their tracking ids, each with its name and the text before its first product. */
const popular = ["popular", searchPage.popular, undefined];

test.each([
  [
    "home page",
    "/",
    [
      ["popular", home.popular, undefined],
      // Named as its themeworld.
      ["season", expect.stringMatching(/./), undefined],
      ["reduced", home.reduced, undefined],
    ],
  ],
  ["second page of a category", "/kaffee-c1000.html?page=2", [["category:coffee", "Kaffee", "24"]]],
  [
    "page of results",
    "/search?query=espresso&site=DE",
    [
      ["search", search.search, undefined],
      ["alternatives", searchPage.alternatives, undefined],
    ],
  ],
  ["page of a product", "/x-p100111.html", [["related", catalogue.related, undefined]]],
  ["page of a search that finds nothing", "/search?query=qqqqqqqq&site=DE", [popular]],
  ["page that does not exist", "/no-such-page", [popular]],
])(
  "the %s names its lists and describes each of their products once",
  async (_page, path, lists) => {
    let response = await getPage(shop, "DE", path);
    if (response.headers.location)
      response = await getPage(shop, "DE", String(response.headers.location));
    const found = elements(response.body, "ul").filter((list) => "data-item-list" in list);
    expect(
      found.map((list) => [
        list["data-item-list"],
        list["data-item-list-name"],
        list["data-item-start"],
      ]),
    ).toEqual(lists);
    const tiles = elements(response.body, "article").filter((tile) => "data-item" in tile);
    expect(tiles.length).toBeGreaterThanOrEqual(lists.length);
    for (const tile of tiles)
      expect(tile).toMatchObject({
        "data-item": expect.stringMatching(/^\d+$/),
        "data-item-name": expect.stringMatching(/./),
        "data-item-price": expect.stringMatching(/^\d+$/),
        "data-item-path": expect.stringMatching(/./),
      });
  },
);
