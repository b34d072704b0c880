import { cacheKeyPath } from "../../border/border-paths.ts";
import { heldBack } from "./held-back.ts";
import { atNight } from "./night.ts";
import { expect, test } from "./shop.ts";

test.describe("the mini cart", () => {
  test(
    "the mini cart opens for a mouse that rests on the badge, not for one that passes",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      const title = await shop.holding(2);
      await shop.openAttached();
      await shop.badge(2).hover();
      await shop.logo.hover();
      await shop.badge(2).hover();
      await expect(shop.miniCart).toContainText(title);
      await shop.miniCart.getByRole("link", { name: shop.texts.cart.toCart }).click();
      await expect(page).toHaveURL(/cartfrontend\/cart$/);
    },
  );

  test("the mini cart opens once, also when the rest of the header is hydrated after it", async ({
    page,
    visit,
  }) => {
    const shop = visit("TR");
    const release = await heldBack(page, "**/kontor/header-behaviour-*.js");
    await shop.open();
    await shop.miniCartButton.press("Enter");
    await expect(shop.miniCart).toBeVisible();
    const hydrated = page.waitForResponse(`**${cacheKeyPath}`);
    release();
    await hydrated;
    await expect(shop.miniCart).toBeVisible();
  });
});
