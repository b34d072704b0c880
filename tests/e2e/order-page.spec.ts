import { expect, test } from "./shop.ts";
import { axeFindings } from "./axe.ts";

/** Tests the pages of a placed order without a pointer. */

// The browser reports the password that is refused.
test.use({ mayComplain: true });

test("by keyboard, a guest copies the IBAN of an order, learns why a password is refused, and cancels after a question", async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const shop = visit("DE");
  const { orders, payment, customer } = shop.texts;
  const main = page.getByRole("main");
  await shop.fillCart();
  await shop.toReview();
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
  const steps = main.getByRole("list", { name: orders.timeline.title }).getByRole("listitem");
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  expect(await axeFindings(page)).toEqual([]);

  const copy = main.getByRole("button", { name: `${payment.copying.copy}: IBAN` });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(main.getByRole("status").filter({ hasText: "IBAN" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^DE\d{20}$/);

  const password = main.getByLabel(customer.password, { exact: false });
  await password.focus();
  await page.keyboard.type("kurz");
  await page.keyboard.press("Enter");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(new RegExp(customer.problems.shortPassword));
  await expect(shop.thanks).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await main.getByRole("link", { name: orders.cancel }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(orders.cancelQuestion)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole("button", { name: orders.cancel }).focus();
  await page.keyboard.press("Enter");
  await expect(steps.last()).toHaveAttribute("data-step", "cancelled");
  await expect(main.getByRole("link", { name: orders.cancel })).toHaveCount(0);
});
