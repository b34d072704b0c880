import { expect, test } from "./started-host.ts";

/** Tests the border on pages of a host whose cart and search are of another system, with its pictures and addresses. */

const picture = (name: string) => `https://pictures.example/${name}.svg`;

test.beforeEach(async ({ page }) => {
  await page.route("https://pictures.example/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>',
    }),
  );
  await page.route("https://catalogue.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>A page of the catalogue</h1>" }),
  );
});

test("suggestions of another system have its pictures, and lead to its pages without a query", async ({
  page,
  visit,
  start,
}) => {
  const host = await start("a host with its own cart");
  const shop = visit("DE");
  await page.goto(`${host.origin}/page.html`);
  await shop.openSearch();
  await page.keyboard.type("teek");
  const product = shop.products.filter({ hasText: "Teekanne Ronja" });
  const image = product.locator("img");
  await expect(image).toHaveAttribute("src", picture("teekanne-ronja"));
  await expect.poll(() => image.evaluate(isShown)).toBe(true);
  await expect(product).toHaveAttribute("href", "https://catalogue.example/teekanne-ronja");
  await expect(shop.options.filter({ hasText: "richtig pflegen" })).toHaveAttribute(
    "href",
    "https://catalogue.example/pflege",
  );
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Suche im Teegeschirr" })).toBeVisible();
  await shop.openSearch();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("teek");
  await product.click();
  await expect(page.getByRole("heading", { name: "A page of the catalogue" })).toBeVisible();
  expect(page.url()).toBe("https://catalogue.example/teekanne-ronja");
});

test.describe(() => {
  // Browsers report each refused change.
  test.use({ mayComplain: true });

  for (const width of [360, 1280])
    test(`a cart of another system works behind the border of ${width} px`, async ({
      page,
      visit,
      start,
    }) => {
      const host = await start("a host with its own cart");
      const shop = visit("DE");
      const { texts } = shop;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${host.origin}/page.html`);
      await expect(page).toHaveWholeBorder();
      await expect(shop.badge(0)).toBeVisible();

      const message = page.getByRole("main").getByRole("status");
      await page.getByRole("button", { name: "Teekanne Ronja" }).click();
      await expect(message).toHaveText("Im Warenkorb");
      await expect(shop.badge(1)).toBeVisible();
      await page.getByRole("button", { name: "Teedose Mattis" }).click();
      await expect(message).toHaveText(texts.cart.articleSoldOut);
      await expect(shop.badge(1)).toBeVisible();
      await page.reload();
      await expect(shop.badge(1)).toBeVisible();

      if (width > 1000) {
        await shop.miniCartButton.press("Enter");
        const entry = shop.miniCart.getByRole("listitem");
        await expect(entry.getByRole("link", { name: "Teekanne Ronja" })).toHaveAttribute(
          "href",
          "https://catalogue.example/teekanne-ronja",
        );
        const image = entry.locator("img");
        await expect(image).toHaveAttribute("src", picture("teekanne-ronja"));
        await expect.poll(() => image.evaluate(isShown)).toBe(true);
        await expect(shop.miniCart).toContainText(/24,95\sEuro/);

        await shop.more("Teekanne Ronja").click();
        await expect(shop.badge(2)).toBeVisible();
        await expect(shop.miniCart).toContainText(/49,90\sEuro/);
        expect(await shop.addByScript("A-200", 3)).toBe(
          texts.cart.availabilityLimit.other.replace("{count}", "2"),
        );
        await expect(shop.miniCart.getByRole("alert")).toContainText("2");
        await shop.remove("Teekanne Ronja").click();
        await expect(shop.badge(0)).toBeVisible();
        await shop.undo("Teekanne Ronja").click();
        await expect(shop.badge(2)).toBeVisible();
        await page.keyboard.press("Escape");
      }
      await shop.badge(width > 1000 ? 2 : 1).click();
      await expect(page.getByRole("heading", { name: "Ihr Teegeschirr" })).toBeVisible();
    });
});

const isShown = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
