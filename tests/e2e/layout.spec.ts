import { cartPagePath } from "../../border/border-paths.ts";
import { cardPaths, customerPaths } from "../../shop/shop-paths.ts";
import type { Page } from "@playwright/test";
import { overviewNumber } from "../../border/navigation/navigation-contract.ts";
import { dailyIf } from "./night.ts";
import { coffee, expect, test } from "./shop.ts";

/** Tests how pages use the window, from phones to wide screens. */

const widths = [320, 360, 768, 1024, 1280, 1440, 1920];

// Only boxes count here; other tests check what the browser reports.
test.use({ mayComplain: true });

// The space of a picture is reserved, and encoding all pictures takes long.
test.beforeEach(async ({ page }) => {
  const contentType = "image/svg+xml";
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(/\/(img|imagedelivery)\//, (route) => route.fulfill({ contentType, body }));
});

const lists = {
  home: "/",
  "first level": "/x-c1000.html",
  leaf: "/x-c1111.html",
  product: "/x-p100111.html",
  themeworlds: `/x-t${overviewNumber}.html`,
  "not found": "/no/such/page",
};
const texts = {
  guide: "/x-s400008003.html",
  stores: "/service/storefinder/",
  terms: "/x-s400007325.html",
  privacy: "/x-s400007321.html",
  help: "/x-s400007330.html",
  newsletter: "/subscribenewsletter",
  login: customerPaths.account,
  "user menu": customerPaths.userMenu,
  card: cardPaths.kontorcard,
};
const spacious =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** By day each grid of tiles, a page of text, a form, a product and the cart. */
const daily = ["home", "leaf", "product", "help", "login", "cart"];

for (const [name, path] of Object.entries({
  ...lists,
  ...texts,
  search: `/search?query=${coffee.DE}`,
  cart: cartPagePath,
}))
  test(
    `${name}: uses the width of the page, and is no wider than the window, also with text of twice the size, or with spacing`,
    dailyIf(daily.includes(name)),
    async ({ page, visit }) => {
      const shop = visit(name in texts ? "HU" : "DE");
      if (path === cartPagePath) await shop.holding(2);
      else await shop.open(path);
      if (name in lists)
        expect.soft(await eachWidth(page, loneTiles), "lines with a single tile").toEqual([]);
      if (name in texts) expect.soft(await eachWidth(page, unusedOrTooWide)).toEqual([]);
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      const large = await eachWidth(page, tooWide, [360, 768, 1280, 1920]);
      expect.soft(large, "text of twice the size").toEqual([]);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      // The text spacing that readers may set, by WCAG 1.4.12.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacious);
      expect(await eachWidth(page, tooWide, [320]), "with spacing").toEqual([]);
    },
  );

for (const site of ["DE", "HU"] as const)
  test(
    `${site}: links and buttons of a product page are targets of 24 px`,
    dailyIf(site === "HU"),
    async ({ page, visit }) => {
      await visit(site).open(lists.product);
      expect(await eachWidth(page, smallTargets, [360, 1280])).toEqual([]);
    },
  );

for (const site of ["CZ", "TR"] as const)
  test(
    `${site}: the top banner has two lines at most on the narrowest phone`,
    dailyIf(site === "TR"),
    async ({ page, visit }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const shop = visit(site);
      await shop.open();
      // A banner has a link, and some have terms.
      const parts = shop.topBanner.locator("a, summary");
      // The font that is shown until the page's own arrives is wider.
      await expect(async () => {
        const { y, height } = (await parts.first().boundingBox())!;
        expect((await parts.last().boundingBox())!.y).toBeLessThan(y + height);
      }).toPass({ timeout: 20_000 });
    },
  );

/** Returns the problems at each width. */
async function eachWidth(page: Page, find: () => string[], at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(find)).map((what) => `${width} px: ${what}`));
  }
  return found;
}

/** Returns grids whose last line has a single tile that does not fill it. Two products are the minimum per line. */
function loneTiles(): string[] {
  const grids = document.querySelectorAll(".kontor-grid, .kontor-themeworlds, .kontor-categories");
  return [...grids].flatMap((grid) => {
    const tiles = [...grid.children].filter((tile) => tile.checkVisibility());
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const lines = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    const [first, ...others] = lines.at(-1)!;
    const isLone = lines.length > 1 && others.length === 0;
    const least = grid.matches(".kontor-grid") ? 0.4 : 0.6;
    return isLone && first!.width < least * grid.clientWidth
      ? [`${grid.className} has lines of ${lines.map((line) => line.length).join(", ")}`]
      : [];
  });
}

function tooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

/** Returns text and panels that leave more than a quarter of the page empty, or that are wider than their container. */
function unusedOrTooWide(): string[] {
  const main = document.querySelector("main")!;
  const all = [...main.querySelectorAll(".kontor-page *")].filter((each) => each.checkVisibility());
  const tooWide = all
    .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.tagName}.${each.className} is too wide`);
  const edges = all
    .filter((each) => each.matches("p, li, table, .kontor-panel"))
    .map((each) => each.getBoundingClientRect());
  const used =
    Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
  const page = main.querySelector(".kontor-page")!;
  const { paddingLeft, paddingRight } = getComputedStyle(page);
  const share = used / (page.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
  // A text is as wide as can be read, with its navigation beside it.
  return share < 2 / 3 ? [...tooWide, `only ${share.toFixed(2)} of the width is used`] : tooWide;
}

/** Returns links and buttons that are lower than 24 px, except those whose tile is the target. */
function smallTargets(): string[] {
  return [...document.querySelectorAll("a, button, summary")]
    .filter((each) => each.checkVisibility() && !each.matches(".kontor-tile__name > a"))
    .filter((each) => {
      const { height, width } = each.getBoundingClientRect();
      return width > 1 && height < 24;
    })
    .map((each) => `"${each.textContent}" in ${each.parentElement!.outerHTML.slice(0, 80)}`);
}
