import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Tests the events of a purchase in the data layer. */

interface Entry {
  event?: string;
  ecommerce?: null | {
    value: number;
    checkout_step?: string;
    transaction_id?: string;
    items: { item_id: string; quantity: number }[];
  };
}

/** Returns the events of the checkout in the page's data layer, each with its step. */
const events = (page: Page) =>
  page
    .evaluate(() =>
      ((window as { dataLayer?: Entry[] }).dataLayer ?? []).flatMap(({ event, ecommerce }) =>
        /checkout|purchase/.test(event ?? "")
          ? [`${event} ${ecommerce?.checkout_step ?? ""}`.trim()]
          : [],
      ),
    )
    // A form of the checkout is sent once the shop has answered: until then its page may be left.
    .catch(() => ["the page is left"]);

const tracked = (page: Page, ...expected: string[]) =>
  expect.poll(() => events(page)).toEqual(expected);

test.use({ consent: ["statistics"] });

test("a purchase is tracked from its beginning, with a step back and its number, each once", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.fillCart();
  await shop.openCart();
  await page.getByRole("link", { name: shop.texts.cart.order }).click();
  await tracked(page, "begin_checkout", "progress_checkout login");
  await expect(page).toHaveURL(/login$/);
  await shop.guestEmail.fill(newPerson().email);
  await shop.asGuest.click();
  await tracked(page, "progress_checkout delivery");
  await shop.enterDelivery();
  await tracked(page, "progress_checkout payment");
  await shop.steps.getByRole("link", { name: shop.texts.checkout.steps.delivery }).click();
  await tracked(page, "reverse_checkout payment");
  await page.goBack();
  await tracked(page, "progress_checkout payment");
  await shop.enterPayment();
  await tracked(page, "progress_checkout review");
  await shop.orderButton.click();
  await tracked(page, "purchase", "purchase_ga4");
  const [purchase] = await page.evaluate(() =>
    (window as unknown as { dataLayer: Entry[] }).dataLayer.filter(
      ({ event }) => event === "purchase",
    ),
  );
  expect(purchase?.ecommerce).toMatchObject({
    transaction_id: expect.stringMatching(/^\d{10}$/),
    items: [{ item_id: "100111", quantity: 1 }],
  });
  await page.reload();
  await expect(shop.placed).toBeVisible();
  await expect.poll(() => page.evaluate(() => "dataLayer" in window)).toBe(true);
  expect(await events(page)).toEqual([]);
});
