import { cartApiPath } from "../../border/border-paths.ts";
import { cartEvents } from "../../border/cart/cart-contract.ts";
import { atNight } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests the cart while the server or a script fails. */

test.use({ mayComplain: true });

test("adding while the server fails shows the error, keeps the cart, and works again afterwards", async ({
  page,
  visit,
}) => {
  const shop = visit("AT");
  const { path } = await shop.plentiful();
  await shop.open(path);
  await shop.addButton.click();
  // The badge is updated before the server has answered.
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(1)).toBeVisible();
  const down = `**${cartApiPath}*`;
  await page.route(down, (route) => route.abort());
  await shop.addButton.click();
  await expect(page.getByText(shop.texts.cart.changeError)).toBeVisible();
  await expect(shop.badge(1)).toBeVisible();
  await page.unroute(down);
  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(2)).toBeVisible();
});

test("when the island of the buy box fails to load, its form adds without it", async ({
  page,
  visit,
}) => {
  const shop = visit("SK");
  const { path } = await shop.plentiful();
  await page.route("**/kontor/BuyBox.island-*.js", (route) => route.abort());
  await shop.open(path);
  await shop.addButton.click();
  await expect(shop.entries).toHaveCount(1);
  await expect(shop.badge(1)).toBeVisible();
});

test("a cart that cannot be loaded shows an error", atNight, async ({ page, visit }) => {
  const shop = visit("SK");
  await page.route(`**${cartApiPath}*`, (route) => route.fulfill({ status: 503, body: "" }));
  await shop.openCart();
  await expect(shop.emptyCart).toBeVisible();
  await page.evaluate((type) => window.dispatchEvent(new Event(type)), cartEvents.triggerUpdate);
  await expect(page.getByRole("alert")).toContainText(shop.texts.cart.readError);
});
