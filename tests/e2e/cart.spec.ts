import { cartApiPath } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { cartEvents, cartStorageKey } from "../../border/cart/cart-contract.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import { heldBack } from "./held-back.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

test("the badge says +99 above 99, from the stored cart at once and from the server", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("DE");
  const { path } = await shop.plentiful();
  for (const productId of ["100111", "100101", "100121", "100103", "100112", "100102"])
    await shop.changeCart({ setArticle: { productId, quantity: 20 } });
  const cart = await shop.readCart();
  expect(cart.numberOfArticles).toBeGreaterThan(99);
  await shop.open(path);
  await expect(shop.badge(cart.numberOfArticles)).toContainText("+99");
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), cartStorageKey))
    .toBe(JSON.stringify(cart));

  const offline = visit("DE", await context.newPage());
  await offline.page.route(`**${cartApiPath}*`, () => {});
  await offline.open();
  await expect(offline.badge(cart.numberOfArticles)).toContainText("+99");

  for (const [count, text] of [
    [99, "99"],
    [100, "+99"],
    [0, ""],
  ] as const) {
    await offline.page.evaluate(
      ([type, detail]) => window.dispatchEvent(new CustomEvent(type, { detail })),
      [cartEvents.dataChanged, { count }] as const,
    );
    await expect(offline.badge(count)).toContainText(text);
  }
});

test("the trigger event loads the cart again; the data event carries every new count", async ({
  page,
  visit,
}) => {
  const shop = visit("CZ");
  const { path, id } = await shop.plentiful();
  await keepCounts(page);
  await shop.open(path);
  await expect.poll(() => counts(page)).toEqual([0]);
  await shop.changeCart({ setArticle: { productId: id, quantity: 3 } });
  await expect(shop.badge(0)).toBeVisible();

  const reload = page.waitForRequest((request) => request.url().endsWith("?forceReload=true"));
  await page.evaluate((type) => window.dispatchEvent(new Event(type)), cartEvents.triggerUpdate);
  await reload;
  await expect(shop.badge(3)).toBeVisible();
  expect(await counts(page)).toEqual([0, 3]);

  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(4)).toBeVisible();
  expect(await counts(page)).toEqual([0, 3, 4]);
});

test("the cart offers no more pieces than the limit", atNight, async ({ visit }) => {
  const shop = visit("HU");
  const { id } = await shop.plentiful();
  await shop.changeCart({ setArticle: { productId: id, quantity: 20 } });
  await shop.openCart();
  const { title } = (await shop.readCart()).articles[0]!;
  await expect(shop.more(title)).toBeDisabled();
});

test.describe("at the limit of a tile", () => {
  test.use({ mayComplain: true });

  test("a tile shows why its product cannot be added, in the shop's language", async ({
    page,
    visit,
  }) => {
    const shop = visit("TR");
    await shop.open("/x-c1000.html");
    const productId = await page.locator("[data-kontor-add] [name=productId]").first().inputValue();
    await shop.changeCart({ setArticle: { productId, quantity: 20 } });
    await shop.addFromTile.first().focus();
    await page.keyboard.press("Enter");
    await expect(shop.tileAnswer.first()).toHaveText(
      plural(shop.texts.cart.itemLimit, 20, shop.site.locale),
    );
  });
});

test.describe("at the limit", () => {
  // The browser reports the 409.
  test.use({ mayComplain: true });

  test("one more than the limit is refused with the limit, and the cart stays", async ({
    page,
    visit,
  }) => {
    const shop = visit("HU");
    const { path, id } = await shop.plentiful();
    await shop.changeCart({ setArticle: { productId: id, quantity: 20 } });
    await shop.open(path);
    await expect(shop.badge(20)).toBeVisible();
    await shop.addButton.click();
    await expect(
      page.getByText(plural(shop.texts.cart.itemLimit, 20, shop.site.locale)),
    ).toBeVisible();
    await expect(shop.badge(20)).toBeVisible();
  });
});

test("one press on the buy button adds once, before, while and after the script loads", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const { path } = await shop.plentiful();
  const release = await heldBack(page, "**/kontor/BuyBox.island-*.js");
  await shop.open(path);
  await shop.addButton.click();
  release();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(1)).toBeVisible();
  await shop.addButton.click();
  await expect(shop.badge(2)).toBeVisible();

  await page.reload();
  const island = page.waitForResponse(/\/kontor\/BuyBox\.island-/);
  await shop.addButton.hover();
  await island;
  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(3)).toBeVisible();
  expect((await shop.readCart()).numberOfArticles).toBe(3);
});

test("a variant chosen before the script has loaded is added", async ({ page, visit }) => {
  const shop = visit("DE");
  const { path } = await shop.plentiful();
  const release = await heldBack(page, "**/kontor/BuyBox.island-*.js");
  await shop.open(path);
  const variant = await shop.variants.nth(1).inputValue();
  await shop.variants.nth(1).check();
  await page
    .getByRole("button", {
      name: shop.texts.cart.moreOf.replace("{title}", shop.texts.cart.quantity),
    })
    .click();
  release();
  await expect(page.getByRole("textbox", { name: shop.texts.cart.quantity })).toHaveValue("2");
  await expect(shop.variants.nth(1)).toBeChecked();
  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(2)).toBeVisible();
  expect((await shop.readCart()).articles).toMatchObject([{ tcm: variant, quantity: 2 }]);
});

test("an entry removed before the script has loaded can be brought back", async ({
  page,
  visit,
}) => {
  const shop = visit("HU");
  const release = await heldBack(page, "**/kontor/CartPage.island-*.js");
  const title = await shop.holding(3);
  await shop.remove(title).click();
  release();
  await expect(shop.undo(title)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shop.badge(3)).toBeVisible();
  await expect.poll(async () => (await shop.readCart()).numberOfArticles).toBe(3);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test(
      "a product tile adds to the cart with one press",
      dailyIf(javaScriptEnabled),
      async ({ page, visit }) => {
        const shop = visit("PL");
        await shop.open("/x-c1000.html");
        await shop.addFromTile.first().click();
        if (javaScriptEnabled) {
          await expect(shop.tileAnswer.first()).toHaveText(shop.texts.cart.added);
          await expect(shop.badge(1)).toBeVisible();
          await shop.openCart();
        }
        await expect(page).toHaveURL(/cartfrontend\/cart$/);
        await expect(shop.entries).toHaveCount(1);
      },
    );

    test(
      "gift card, partner product, free article and voucher enter and leave the cart",
      dailyIf(javaScriptEnabled),
      async ({ page, visit }) => {
        const shop = visit("DE");
        const { cart: texts } = shop.texts;
        const list = shop.entries;
        /** Adds the current choice on a product page and goes to the cart. */
        const addHere = async () => {
          await shop.addButton.click();
          if (javaScriptEnabled) await shop.added.getByRole("link").click();
          await expect(page).toHaveURL(/cartfrontend\/cart$/);
        };
        await shop.open("/x-p100171.html");
        await addHere();
        await expect(list).toHaveCount(1);
        await expect(page.getByText(texts.nothingToOrder)).toBeVisible();

        await shop.open("/x-p101101.html");
        await addHere();
        await expect(list).toHaveCount(2);
        await page.getByRole("button", { name: texts.chooseFree }).first().click();
        await expect(list).toHaveCount(3);
        await expect(list.getByText(texts.free, { exact: true })).toBeVisible();
        const partners = page.getByRole("region", { name: texts.partnerOffers });
        await partners.getByRole("button").first().click();
        await expect(list).toHaveCount(4);

        await page.getByLabel(texts.voucher).fill("kontor5");
        await page.getByRole("button", { name: texts.redeem }).click();
        await expect(shop.total.getByText("KONTOR5")).toBeVisible();
        await expect(shop.total).toContainText(texts.discount);
        await page
          .getByRole("button", { name: texts.removeVoucher.replace("{code}", "KONTOR5") })
          .click();
        await expect(page.getByLabel(texts.voucher)).toBeVisible();
        await expect(page.getByRole("link", { name: texts.order })).toBeVisible();
      },
    );
  });

const counts = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: number[] }).counts);

/** Collects the counts of the data event from the start of every page. */
const keepCounts = (page: Page) =>
  page.addInitScript((type) => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    addEventListener(type, (event) =>
      counts.push((event as CustomEvent<{ count: number }>).detail.count),
    );
  }, cartEvents.dataChanged);
