import { expect, test } from "./shop.ts";

/** Tests that the pictures of a product are enlarged, also when that is the first thing that a shopper does. */

const path = "/x-p100111.html";

test("a picture is enlarged and turned, and the back button leads to the place on the page", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open(path);
  const product = page.url();
  const { gallery } = shop.texts.catalogue;
  const picture = page.locator(".kontor-gallery__pictures a").first();
  await page.evaluate(() => scrollTo(0, 60));
  await picture.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText(/^1 \/ [3-9]/);
  await dialog.getByRole("button", { name: gallery.next, exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText(/^2 \/ [3-9]/);
  const shown = dialog.locator(".kontor-lightbox__stage li:not([inert]) img");
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  expect(page.url()).toBe(product);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link around a picture leads to the large one", async ({ page, visit }) => {
    await visit("DE").open(path);
    await page.locator(".kontor-gallery__pictures a").first().click();
    await expect(page).toHaveURL(/\/img\/100111-plain\/[^/]+\/1600\.jpeg$/);
  });
});
