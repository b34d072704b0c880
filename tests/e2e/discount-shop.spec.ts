import { discountShopPaths } from "../../shop/shop-paths.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests the discount shop as shoppers use it, on whichever day: a sale is open, or what else is reduced is listed. */

for (const site of ["DE", "CZ", "TR", "CH_FR"] as const)
  test(
    `${site}: a reduced product is found by category, and added to the cart`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      await shop.open(discountShopPaths.shop);
      const main = page.getByRole("main");
      const tiles = main.locator(".kontor-results article");
      await expect(tiles.first().locator(".kontor-price__was")).toBeVisible();
      await tiles.locator("form[data-kontor-add]").first().getByRole("button").click();
      await expect(shop.badge(1)).toBeVisible();
      const all = await tiles.count();
      await main.locator("nav a[href*='category=']").first().click();
      await expect(page).toHaveURL(/\?category=\d+$/);
      await expect.poll(() => tiles.count()).toBeLessThanOrEqual(all);
      await expect(tiles.first()).toBeVisible();
    },
  );

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the discount shop says when a sale begins or ends, and sorts by links", async ({
    page,
    visit,
  }) => {
    const shop = visit("PL");
    await shop.open(discountShopPaths.shop);
    const main = page.getByRole("main");
    await expect(main.locator("time").first()).toBeVisible();
    await expect(main.getByRole("timer")).toBeHidden();
    await main.getByRole("link", { name: shop.texts.catalogue.sortings["price-up"] }).click();
    await expect(page).toHaveURL(/\?sort=price-up$/);
    await expect(main.locator(".kontor-results article").first()).toBeVisible();
  });
});
