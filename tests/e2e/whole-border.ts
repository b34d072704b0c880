import { randomUUID } from "node:crypto";
import { coffee, expect, type Shop } from "./shop.ts";

/**
 * Uses all functions of the border on a page of a host, as a shopper does who has not decided about consent yet. The footer may be of
 * another site.
 */
export async function useWholeBorder(shop: Shop, url: string, footerOf = shop) {
  const { page, texts } = shop;
  const footer = page.locator('[data-kontor="footer"]');
  const isLoaded = (image: ReturnType<Shop["products"]["locator"]>) =>
    expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

  await page.goto(url);
  await page.getByRole("button", { name: texts.consent.accept, exact: true }).click();
  await expect(page.locator("kontor-consent")).toHaveCount(0);
  await expect(shop.bar).toHaveCSS("background-color", "rgb(255, 253, 249)");
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Kontor Text"')))
    .toBe(true);
  await expect(shop.topBanner.getByRole("link").first()).toBeVisible();
  await expect(shop.benefits).toHaveAccessibleName(texts.promotion.benefits);

  expect(await shop.addByScript("100111", 2)).toBe("");
  await expect(shop.badge(2)).toBeVisible();
  await shop.miniCartButton.press("Enter");
  await expect(shop.miniCart).toBeVisible();
  await isLoaded(shop.miniCart.locator("img").first());
  await page.keyboard.press("Escape");

  await shop.search.click();
  await page.keyboard.type(coffee[shop.site.code]);
  await isLoaded(shop.products.locator("img").first());
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await shop.items.nth(1).hover();
  await expect(shop.flyout).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(shop.flyout).toBeHidden();

  await page.setViewportSize({ width: 360, height: 800 });
  await shop.openDrawer();
  await expect(shop.drawer.getByRole("listitem").getByRole("button").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shop.drawer).toBeHidden();

  const { form } = footerOf.texts.newsletter;
  await footer.getByLabel(form.email).fill(`${randomUUID()}@example.com`);
  await footer.getByRole("button", { name: form.submit, exact: true }).click();
  await expect(footer.getByText(form.success)).toBeVisible();
}
