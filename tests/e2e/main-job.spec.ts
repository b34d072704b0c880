import { formatMoney } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { dailyIf } from "./night.ts";
import { coffee, digitsOf, expect, test } from "./shop.ts";

/** Reports whether a text is an amount as the site writes its prices. */
function isMoney(text: string, site: Site): boolean {
  const plain = (amount: string) => amount.replaceAll(/\s/g, " ");
  return [1, 100].some((unit) => plain(formatMoney(digitsOf(text) * unit, site)) === plain(text));
}

const widths = [1280, 360, 768, 1920];

for (const [index, site] of siteCodes.entries()) {
  const width = widths[index % widths.length]!;

  test(
    `${site} at ${width} px: from the first letters to a cart that is still there in a new window`,
    dailyIf(site === "DE" || site === "CZ"),
    async ({ page, context, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      const shop = visit(site);
      await shop.open();
      await expect(page.locator("html")).toHaveAttribute("lang", shop.site.locale);

      await shop.openSearch();
      await page.keyboard.type(coffee[site]);
      await expect(shop.terms.first()).toBeVisible();
      // The search of narrow layouts lists no products.
      const isFlyout = await shop.searchFlyout.isVisible();
      if (isFlyout) await page.keyboard.press("Enter");
      const found = isFlyout
        ? page.getByRole("main").getByRole("article").getByRole("link")
        : shop.productNames;
      const title = (await found.first().textContent())!;
      await found.first().click();

      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      if (!isFlyout) {
        const query = new URL(page.url()).searchParams;
        expect(query.get("query")).toBe(coffee[site]);
        expect(query.get("dim1")).toBeTruthy();
      }

      await expect(shop.badge(0)).toBeVisible();
      await shop.addButton.click();
      // The page scrolls to it, and the header's links move during that.
      await expect(shop.added).toBeInViewport({ ratio: 1 });
      await expect(shop.badge(1)).toBeVisible();

      await shop.badge(1).click();
      await expect(shop.entries).toHaveCount(1);
      await expect(shop.entries).toContainText(title);
      const price = await shop.sum.innerText();
      expect(isMoney(price, shop.site), price).toBe(true);
      for (const amount of await shop.amounts.allInnerTexts())
        if (amount !== shop.texts.cart.deliveryFree)
          expect(isMoney(amount, shop.site), amount).toBe(true);

      await shop.more(title).click();
      await expect(shop.badge(2)).toBeVisible();
      await expect(async () =>
        expect(digitsOf(await shop.sum.innerText())).toBe(2 * digitsOf(price)),
      ).toPass();
      const doubled = await shop.sum.innerText();
      await expect(shop.total.getByRole("definition").first()).toHaveText(doubled);

      await page.close();
      const tomorrow = visit(site, await context.newPage());
      await tomorrow.open();
      await expect(tomorrow.badge(2)).toBeVisible();
      await tomorrow.badge(2).click();
      await expect(tomorrow.sum).toHaveText(doubled);

      await tomorrow.remove(title).click();
      await expect(tomorrow.emptyCart).toBeVisible();
      await expect(tomorrow.badge(0)).toBeVisible();
    },
  );
}
