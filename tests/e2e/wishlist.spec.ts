import { wishlistPaths } from "../../shop/shop-paths.ts";
import { expect, test } from "./shop.ts";

/** Tests the wish list as shoppers use it, by the hearts that scripts add. */

test("DE: hearts of tiles and of a product's page fill the list, and the header counts", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open("/");
  const { wishlist } = shop.texts;
  const link = page.getByRole("banner").getByRole("link", { name: wishlist.title });
  const heart = page.locator(".kontor-tile").first().getByRole("button", { name: wishlist.title });
  const name = (await heart.getAttribute("aria-label"))!.split(": ")[1]!;
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(link).toHaveText(/1$/);
  await page.locator(".kontor-tile").nth(1).getByRole("heading").getByRole("link").click();
  const add = page.getByRole("main").getByRole("button", { name: wishlist.add });
  await expect(add).toHaveAttribute("aria-pressed", "false");
  await add.press("Enter");
  await expect(link).toHaveText(/2$/);
  await link.click();
  const rows = page.getByRole("main").locator("li[data-item]");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(name);
  await rows.nth(1).getByRole("button", { name: wishlist.remove }).click();
  await expect(rows).toHaveCount(1);
  await expect(link).toHaveText(/1$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("DE: the button of a product's page adds it to the list", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.open("/");
    await page.locator(".kontor-tile").first().getByRole("heading").getByRole("link").click();
    const { wishlist } = shop.texts;
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("main").getByRole("button", { name: wishlist.add }).click();
    await expect(page).toHaveURL(new RegExp(`${wishlistPaths.own}$`));
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  });
});
