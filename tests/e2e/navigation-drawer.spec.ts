import { heldBack } from "./held-back.ts";
import { expect, test } from "./shop.ts";

/** Tests the navigation of narrow layouts. */

test.use({ viewport: { width: 390, height: 800 } });

test("the drawer goes down two levels and back, locks the scroll position, links to pages", async ({
  page,
  visit,
}) => {
  const shop = visit("HU");
  const { back, themeworlds } = shop.texts.navigation;
  await shop.openAttached();
  await shop.scrollTo(300);
  await expect(shop.bar).toHaveAttribute("data-hidden");
  await shop.scrollTo(250);
  await expect(shop.bar).not.toHaveAttribute("data-hidden");
  await expect(shop.bar).toBeInViewport({ ratio: 1 });
  await shop.openDrawer();
  await expect(page.locator("body")).toHaveClass(/header2020-flyout-open/);
  await expect(page.locator("html")).toHaveAttribute("data-kontor-overlay", "open");

  const buttons = shop.drawer.getByRole("listitem").getByRole("button");
  // The data of the lists comes from two requests.
  await expect(buttons.first()).toHaveText(themeworlds);
  const title = (await buttons.nth(1).textContent())!;
  await buttons.nth(1).click();
  await expect(shop.allOf(title)).toBeVisible();
  const below = (await buttons.first().textContent())!;
  await buttons.first().click();
  await expect(shop.allOf(below)).toBeVisible();
  const backButton = shop.drawer.getByRole("button", { name: back, exact: true });
  await expect(backButton).toBeFocused();
  await backButton.click();
  await expect(buttons.first()).toBeFocused();
  await backButton.click();
  await expect(buttons.nth(1)).toBeFocused();
  await expect(backButton).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(shop.drawer).toBeHidden();
  await expect(page.locator("body")).not.toHaveClass(/header2020-flyout-open/);
  await expect(shop.menu).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(250);

  await shop.openDrawer();
  await buttons.nth(1).click();
  await shop.allOf(title).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a press on the menu before React has loaded opens the drawer", async ({ page, visit }) => {
  const shop = visit("DE");
  const release = await heldBack(page, "**/kontor/Menu.island-*.js");
  await shop.openAttached();
  await shop.menu.click();
  release();
  await expect(shop.drawer).toBeVisible();
});
