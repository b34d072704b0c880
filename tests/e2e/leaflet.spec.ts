import { leafletPath } from "../../shop/shop-paths.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests the leaflet as shoppers use it. */

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(
    `${site}: turned to a page with products, one of which is added to the cart`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      await shop.open(leafletPath);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: shop.texts.leaflets.next, exact: true }).click();
      await expect(page).toHaveURL(/#page-2$/);
      await page.keyboard.press("End");
      await page.keyboard.press("Home");
      await expect(page).toHaveURL(shop.origin + leafletPath);
      const form = main.locator("form[data-kontor-add]").first();
      // The focus turns to the page of the button.
      await form.getByRole("button").focus();
      await page.keyboard.press("Enter");
      await expect(form.locator("output")).toHaveText(shop.texts.cart.added);
      await expect(shop.badge(1)).toBeVisible();
    },
  );

test("a page of the leaflet is where the back button returns from a product", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open(`${leafletPath}#page-3`);
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toContainText("3");
  await page.locator("#page-3 h3 a").first().click();
  await expect(
    page.getByRole("main").getByRole("button", { name: shop.texts.cart.add }),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#page-3$/);
  await expect(status).toContainText("3");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the leaflet is a list of its pages, with links to each and forms for the cart", async ({
    page,
    visit,
  }) => {
    const shop = visit("PL");
    await shop.open(leafletPath);
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: shop.texts.leaflets.next })).toBeHidden();
    const overview = main.getByRole("navigation", { name: shop.texts.leaflets.allPages });
    await overview.getByRole("link").nth(4).click();
    await expect(page.locator("#page-5 h2")).toBeInViewport();
    await main.locator("form[data-kontor-add] button").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.texts.cart.cart);
  });
});
