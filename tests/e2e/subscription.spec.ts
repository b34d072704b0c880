import type { Page } from "@playwright/test";
import { subscriptionPaths } from "../../shop/shop-paths.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Tests coffee by subscription as shoppers use it. */

interface Entry {
  event: string;
  ecommerce?: { items: { item_id: string; quantity: number }[] };
}

const dataLayer = (page: Page) =>
  page.evaluate(() => [...((window as { dataLayer?: Entry[] }).dataLayer ?? [])]);

const trackedEvents = async (page: Page) => (await dataLayer(page)).map(({ event }) => event);

/** Returns the products that the page has tracked as put into the cart, with their pieces. */
const added = async (page: Page) =>
  (await dataLayer(page)).flatMap(({ event, ecommerce }) =>
    event === "add_to_cart"
      ? ecommerce!.items.map(({ item_id, quantity }) => [item_id, quantity])
      : [],
  );

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(
    `${site}: a subscription is chosen, ordered, skipped once and cancelled`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      const { coffeeSubscription: words, cart } = shop.texts;
      const main = page.getByRole("main");
      const button = (name: string) => main.getByRole("button", { name, exact: true });
      await shop.register(newPerson());
      await shop.open(subscriptionPaths.page);
      await main.locator('a[href*="?product=100101#"]').first().click();
      await expect(main.getByRole("heading", { level: 1 })).toContainText("Speicherstadt");
      const perDelivery = main.getByRole("status").locator(".kontor-sums__total dd");
      const before = await perDelivery.innerText();
      await main.getByLabel(words.form.quantity).selectOption("3");
      // While a choice is made, its price is shown.
      await expect(perDelivery).not.toHaveText(before);
      await button(words.summary.add).click();
      await expect(main.getByText(cart.perDelivery)).toBeVisible();
      await expect.poll(() => added(page)).toEqual([["100101", 3]]);
      // A reload adds nothing.
      await page.reload();
      await expect.poll(() => trackedEvents(page)).toContain("view_cart");
      expect(await added(page)).toEqual([]);
      await shop.openCheckout();
      await shop.enterDelivery();
      await shop.enterPayment();
      // Texts that the law wants to be accepted repeat it.
      await expect(main.getByText(words.entry.firstNow).last()).toBeVisible();
      await shop.accept?.check();
      await shop.orderButton.click();
      await expect(shop.thanks).toBeVisible();
      await main.getByRole("link", { name: words.account.manage }).click();
      await main.getByRole("link", { name: words.account.manage }).click();
      const next = main.getByRole("region", { name: words.account.next }).locator("strong").first();
      const first = await next.innerText();
      await button(words.account.skip).click();
      await expect(main.getByText(words.account.saved)).toBeVisible();
      await expect(next).not.toHaveText(first);
      await main.getByRole("link", { name: words.account.cancel }).click();
      await button(words.account.cancel).click();
      await expect(main.getByText(words.account.cancelled)).toBeVisible();
    },
  );

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a present is chosen with its first day, and its price shown by a button", async ({
    page,
    visit,
  }) => {
    const shop = visit("PL");
    const { coffeeSubscription: words } = shop.texts;
    const main = page.getByRole("main");
    await shop.open(`${subscriptionPaths.page}?product=100101`);
    await main.getByText(words.form.gift, { exact: true }).click();
    await main.getByLabel(words.form.recipientName).fill("Zofia");
    await main.getByText(words.form.later, { exact: true }).click();
    await expect(main.getByLabel(words.form.day)).toBeVisible();
    await main.getByRole("button", { name: words.summary.show, exact: true }).click();
    await expect(main.getByLabel(words.form.recipientName)).toHaveValue("Zofia");
    await main.getByRole("button", { name: words.summary.add, exact: true }).click();
    await expect(main.getByText(shop.texts.cart.perDelivery)).toBeVisible();
  });
});
