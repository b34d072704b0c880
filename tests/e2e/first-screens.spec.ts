import type { Locator, Page } from "@playwright/test";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests what shoppers see before they scroll, on phones and in low windows. */

// Only boxes count here; other tests check what the browser reports.
test.use({ mayComplain: true });

// The space of a picture is reserved, and encoding all pictures takes long.
test.beforeEach(async ({ page }) => {
  const contentType = "image/svg+xml";
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(/\/(img|imagedelivery)\//, (route) => route.fulfill({ contentType, body }));
});

/** Products with much content above their button: coffee, a long name, many sizes. */
const products = [100112, 104151, 107121];
/** Categories with an offer, with subcategories, and without. */
const categories = [1000, 1150, 7000, 1111];

async function size(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.fonts.ready);
}

/** Returns where an element ends on the page. */
const endOf = (part: Locator) =>
  part.first().evaluate((element) => element.getBoundingClientRect().bottom + scrollY);

for (const site of siteCodes)
  test(
    `${site}: price and button of a product are within 960 px on a phone and within a window of 1280 × 650`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      for (const product of products) {
        await shop.open(`/x-p${product}.html`);
        // Not every product is sold in every country.
        if ((await shop.addButton.count()) === 0) continue;
        await size(page, 360, 640);
        expect(await endOf(shop.addButton), `${product}`).toBeLessThanOrEqual(960);
        await size(page, 1280, 650);
        expect(await endOf(shop.addButton), `${product}`).toBeLessThanOrEqual(650);
      }
    },
  );

for (const site of ["DE", "HU", "CH_FR"] as const)
  test(
    `${site}: a category shows products within 900 px on a phone and within a window of 1280 × 850`,
    dailyIf(site === "HU"),
    async ({ page, visit }) => {
      for (const category of categories) {
        await visit(site).open(`/x-c${category}.html`);
        const tile = page.getByRole("main").getByRole("article");
        await size(page, 360, 640);
        expect(await endOf(tile), `${category}`).toBeLessThanOrEqual(900);
        await size(page, 1280, 850);
        expect(await endOf(tile.locator("h3")), `${category}`).toBeLessThanOrEqual(850);
      }
    },
  );

test("the offer of a category stands between its first row of products and the next one", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open("/x-c1000.html");
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await size(page, width, 900);
    const offer = (await shop.categoryBanner.boundingBox())!;
    const tiles = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    const rows = [...new Set(tiles)];
    expect(offer.y, `${width}`).toBeGreaterThan(rows[0]!);
    expect(offer.y, `${width}`).toBeLessThan(rows[1]!);
  }
});

test("the breadcrumb of a product takes one line on a phone", async ({ page, visit }) => {
  const shop = visit("CH_FR");
  await size(page, 320, 640);
  await shop.open("/x-p100112.html");
  const lines = await page
    .getByRole("navigation", { name: shop.texts.catalogue.breadcrumb })
    .getByRole("listitem")
    .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);
});

test("header and bar of a product cover less than half of a phone", async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.allow();
  await size(page, 360, 640);
  await shop.open("/x-p100112.html");
  const bar = page.getByRole("group", { name: /./ }).filter({ has: page.getByRole("button") });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await shop.scrollTo(2_000);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const covered = (await shop.bar.boundingBox())!.height + (await bar.boundingBox())!.height;
  expect(covered).toBeLessThan(320);
});
