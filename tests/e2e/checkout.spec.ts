import type { Page } from "@playwright/test";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";
import { newPerson } from "./shop-account.ts";
import { inTabOrder, tabTo } from "./tab-order.ts";

/** Tests whole purchases: from the product to the confirmation. */

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const site of siteCodes)
    test(
      `${site} without scripts at 360px: a guest orders by forms`,
      dailyIf(site === "DE"),
      async ({ page, visit }) => {
        const shop = visit(site);
        await shop.fillCart();
        await page.getByRole("link", { name: shop.texts.cart.order }).click();
        await expect(shop.step("login")).toBeVisible();
        const { email } = newPerson();
        await shop.guestEmail.fill(email);
        await shop.asGuest.click();
        await expect(shop.step("delivery")).toBeVisible();
        await shop.enterDelivery();
        await shop.enterPayment();
        await expect(shop.step("review")).toBeVisible();
        await shop.accept?.check();
        await shop.orderButton.click();
        await expect(shop.thanks).toBeVisible();
        await expect(page.getByText(email)).toBeVisible();
      },
    );
});

test.describe("with the keyboard", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // The orders of lines and names differ, and so does what the law asks for.
  for (const site of ["DE", "HU", "TR"] as const)
    test(
      `${site} by keyboard at 360px: a customer orders, and finds the order in the account`,
      dailyIf(site === "TR"),
      async ({ page, visit }) => {
        const shop = visit(site);
        const person = newPerson("Ida", "Müller");
        await shop.register(person);
        await shop.fillCart();
        const { keyboard } = page;
        await shop.openCart();
        await shop.skipHeader();
        await tabTo(page, page.getByRole("link", { name: shop.texts.cart.order }));
        await keyboard.press("Enter");
        await expect(shop.step("delivery")).toBeVisible();
        await shop.skipHeader();
        for (const [field, value] of await inTabOrder(shop.address)) {
          await tabTo(page, field);
          await keyboard.press("ControlOrMeta+a");
          await keyboard.insertText(value);
        }
        if (shop.region) {
          await tabTo(page, shop.region);
          await keyboard.press("ArrowDown");
        }
        await tabTo(page, shop.nextStep);
        await keyboard.press("Enter");
        await expect(shop.step("payment")).toBeVisible();
        await shop.skipHeader();
        await tabTo(page, shop.invoice);
        await keyboard.press("Space");
        await keyboard.press("Enter");
        await expect(shop.step("review")).toBeVisible();
        await shop.skipHeader();
        if (shop.accept) {
          await tabTo(page, shop.accept);
          await keyboard.press("Space");
        }
        await tabTo(page, shop.orderButton);
        await keyboard.press("Enter");
        await expect(shop.thanks).toBeVisible();
        await shop.open("/account/orders");
        await expect(shop.placed).toBeVisible();
      },
    );
});

test("two tabs that show the same last step place one order, which back and reload neither repeat nor lose", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("DE");
  await shop.fillCart();
  await shop.toReview();
  const other = visit("DE", await context.newPage());
  await other.open("/checkout/review");
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
  await other.orderButton.click();
  await expect(other.thanks).toBeVisible();
  // Tracking removes the mark of a new order from the address.
  expect(new URL(other.page.url()).pathname).toBe(new URL(page.url()).pathname);
  await page.reload();
  await expect(shop.placed).toBeVisible();
  await page.goBack();
  const { emptyCart } = shop.texts.checkout.stops;
  await expect(page.getByRole("heading", { name: emptyCart.title })).toBeVisible();
});

test.describe("without a connection", () => {
  // The browser's console names the request that failed.
  test.use({ mayComplain: true });

  test("an order that is pressed without a connection is not sent, and placed by the next press", async ({
    page,
    context,
    visit,
  }) => {
    const shop = visit("DE");
    await shop.fillCart();
    await shop.toReview();
    await expect.poll(() => hasLoaded(page, "Checkout.island")).toBe(true);
    await context.setOffline(true);
    await shop.orderButton.click();
    await expect(page.getByRole("alert")).toHaveText(shop.texts.checkout.offline);
    await context.setOffline(false);
    await shop.orderButton.click();
    await expect(shop.thanks).toBeVisible();
  });
});

/** Reports whether the page has loaded a script with this name. */
const hasLoaded = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => performance.getEntriesByType("resource").some((each) => each.name.includes(wanted)),
    name,
  );

test.describe("where the last step is refused", () => {
  test.use({ mayComplain: true });

  test("a cart that changed in another tab is said line by line, and ordered by the next press", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await shop.fillCart();
    await shop.toReview();
    await shop.changeCart({ addArticle: { productId: "100111", quantity: 2 } });
    await shop.orderButton.click();
    await expect(shop.changes).toBeFocused();
    await expect(shop.changes.getByRole("listitem").first()).toContainText("sind jetzt 3 Stück");
    await shop.orderButton.click();
    await expect(shop.thanks).toBeVisible();
    await expect(page.getByText("Menge: 3")).toBeVisible();
  });
});
