import { customerPaths } from "../../shop/shop-paths.ts";
import type { Locator, Page } from "@playwright/test";
import { dailyIf } from "./night.ts";
import { coffee, digitsOf, expect, test } from "./shop.ts";

/** Tests a shopper's main task without a pointer. */

test("the skip link is the first stop and leads past the header", async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.open();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: shop.texts.header.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: shop.texts.home.heroLink })).toBeFocused();
});

test("two links lead past header, subcategories and filters to the first product", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open("/kaffee-c1000.html");
  const { header, catalogue } = shop.texts;
  for (const name of [header.skipToContent, catalogue.skipToProducts]) {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Tab");
  const first = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

for (const width of [360, 1280])
  test(
    `${width}px: a field that comes into view is below the header, with its label`,
    dailyIf(width === 360),
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 640 });
      // Scrolling to the field takes as long as its way is.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const shop = visit("DE");
      await shop.openAttached(customerPaths.register);
      const field = shop.field(shop.texts.customer.email);
      const id = (await field.getAttribute("id"))!;
      await shop.scrollTo(10_000);
      await expect(shop.bar).not.toBeInViewport();
      await page.evaluate((hash) => (location.hash = hash), id);
      const label = page.locator(`label[for="${id}"]`);
      await expect
        .poll(async () => {
          const bar = (await shop.bar.boundingBox())!;
          return bar.y === 0 && (await label.boundingBox())!.y >= bar.height;
        })
        .toBe(true);
    },
  );

for (const site of ["TR"] as const)
  test(`${site}: search, choose a variant, buy, change and remove by keyboard`, async ({
    page,
    visit,
  }) => {
    const shop = visit(site);
    await shop.open();
    await tabTo(page, shop.search);
    await page.keyboard.type(coffee[site]);
    await expect(shop.products.first()).toBeVisible();
    const title = (await shop.productNames.first().textContent())!;
    for (let place = await shop.terms.count(); place >= 0; place--)
      await page.keyboard.press("ArrowDown");
    await expect(shop.search).toHaveValue(title);
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/search\?query=/);
    expect(new URL(page.url()).searchParams.get("query")).toBe(title);
    await shop.skipHeader();
    await tabTo(page, page.getByRole("main").getByRole("link", { name: title, exact: true }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await shop.skipHeader();
    await tabTo(page, shop.variants.and(page.locator(":checked")));
    await page.keyboard.press("ArrowDown");
    await expect(shop.variants.nth(1)).toBeChecked();
    await expect(shop.variants.nth(1)).toBeFocused();
    const variant = await shop.variants.nth(1).inputValue();
    await tabTo(page, shop.addButton);
    await page.keyboard.press("Enter");
    await expect(shop.added).toBeVisible();
    await expect(shop.badge(1)).toBeVisible();
    expect((await shop.readCart()).articles).toMatchObject([{ tcm: variant, quantity: 1 }]);

    await tabTo(page, page.getByRole("link", { name: shop.texts.cart.toCart }));
    await page.keyboard.press("Enter");
    const price = digitsOf(await shop.sum.innerText());
    await shop.skipHeader();
    await tabTo(page, shop.more(title));
    await page.keyboard.press("Enter");
    await expect(shop.badge(2)).toBeVisible();
    await expect(shop.more(title)).toBeFocused();
    await expect.poll(async () => digitsOf(await shop.sum.innerText())).toBe(2 * price);

    await tabTo(page, shop.remove(title));
    await page.keyboard.press("Space");
    await expect(shop.emptyCart).toBeVisible();
  });

/** Presses Tab until a part has the focus, which must then be visible. */
async function tabTo(page: Page, wanted: Locator) {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  await wanted.waitFor({ state: "attached" });
  for (let stop = 0; stop < 60; stop++) {
    if (await isFocused()) return expect(wanted).toBeInViewport();
    await page.keyboard.press("Tab");
  }
  throw new Error(`60 tabs did not reach ${wanted}`);
}
