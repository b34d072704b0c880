import { cartApiPath } from "../../border/border-paths.ts";
import { heldBack } from "./held-back.ts";
import { expect, test } from "./shop.ts";

/** Tests one cart in several tabs, offline, and across pages. */

test("two tabs share one cart", async ({ context, visit }) => {
  const first = visit("PL");
  const { path, id } = await first.plentiful();
  await first.open(path);
  const second = visit("PL", await context.newPage());
  await second.open(path);
  await first.addButton.click();
  await expect(first.badge(1)).toBeVisible();
  await expect(second.badge(1)).toBeVisible();

  await second.addButton.click();
  await expect(second.badge(2)).toBeVisible();
  await expect(first.badge(2)).toBeVisible();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => (index % 2 ? first : second).addByScript(id, 1)),
  );
  expect(new Set(answers)).toEqual(new Set([""]));
  expect((await first.readCart()).numberOfArticles).toBe(18);
});

test("a change without a connection is shown as waiting, and sent when the connection is back", async ({
  context,
  visit,
}) => {
  const shop = visit("DE");
  const title = await shop.holding(2);
  await shop.loseConnection();
  await shop.more(title).click();
  await shop.more(title).click();
  await expect(shop.quantity).toHaveValue("4");
  await expect(shop.badge(4)).toBeVisible();
  await expect(shop.page.getByText(shop.texts.cart.offline)).toBeVisible();
  await expect(shop.amounts.first()).toHaveText("…");

  await context.setOffline(false);
  await expect(shop.page.getByText(shop.texts.cart.offline)).toHaveCount(0);
  await expect(shop.amounts.first()).not.toHaveText("…");
  expect((await shop.readCart()).articles).toMatchObject([{ quantity: 4 }]);
});

test("a tab that is closed without a connection leaves its changes to the next page", async ({
  context,
  visit,
}) => {
  const shop = visit("AT");
  const title = await shop.holding(1);
  await shop.loseConnection();
  await shop.more(title).click();
  await expect(shop.badge(2)).toBeVisible();
  await shop.page.close();

  await context.setOffline(false);
  const next = visit("AT", await context.newPage());
  await next.open();
  await expect(next.badge(2)).toBeVisible();
  await expect.poll(async () => (await next.readCart()).numberOfArticles).toBe(2);
});

test("no change is lost when the shopper leaves the page at once", async ({ page, visit }) => {
  const shop = visit("CZ");
  const title = await shop.holding(1);
  await page.route(`**${cartApiPath}`, async (route) => {
    if (route.request().method() === "PUT")
      await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (let press = 0; press < 3; press++) await shop.more(title).click();
  await shop.open();
  await expect.poll(async () => (await shop.readCart()).numberOfArticles).toBe(4);
  await expect(shop.badge(4)).toBeVisible();
});

test("another tab shows a change before the server has answered it", async ({ context, visit }) => {
  const first = visit("SK");
  const title = await first.holding(1);
  const second = visit("SK", await context.newPage());
  await second.openCart();
  await expect(second.badge(1)).toBeVisible();
  // Either tab may send the change.
  const release = await heldBack(context, `**${cartApiPath}`);
  await first.more(title).click();
  await expect(second.quantity).toHaveValue("2");
  await expect(second.total.getByText(second.texts.cart.calculating)).toBeVisible();
  release();
  await expect(second.total.getByText(second.texts.cart.calculating)).toHaveCount(0);
  expect((await second.readCart()).numberOfArticles).toBe(2);
});
