import { expect } from "./shop.ts";
import { test } from "./started-host.ts";

/** Tests the border beside jQuery and Bootstrap 3 on a page in quirks mode (border/hosts/legacy). */

test("on a legacy page jQuery adds to the border's cart and hears of it, and Bootstrap's menu opens", async ({
  page,
  visit,
  start,
}) => {
  const shop = visit("DE");
  const { origin } = await start("a legacy page");
  await page.goto(`${origin}/page.html`);
  expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
  await expect(page.locator("html")).toHaveCSS("font-size", "10px");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(shop.badge(1)).toBeVisible();
  await expect(main.getByText("Im Warenkorb: 1")).toBeVisible();
  await main.getByRole("button", { name: "Mehr" }).click();
  await expect(main.getByRole("link", { name: "Kontakt" })).toBeVisible();
});
