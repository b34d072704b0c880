import { cartApiPath, cartEvents, cartStorageKey } from "../../features/cart/cart-contract.ts";
import { personalDataPath } from "../../features/customer/customer-contract.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

/** The page's own interface, as scripts of the page use it. */
interface KontorWindow {
  kontor: {
    cart: { add(article: { productId: string; tcm?: string; quantity: number }): Promise<string> };
  };
  counts: number[];
}

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
  await expect(shop.badge("+99")).toBeVisible();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), cartStorageKey))
    .toBe(JSON.stringify(cart));

  const offline = visit("DE", await context.newPage());
  await offline.page.route(`**${cartApiPath}*`, () => {});
  await offline.open();
  await expect(offline.badge("+99")).toBeVisible();

  for (const [count, text] of [
    [99, 99],
    [100, "+99"],
    [0, ""],
  ] as const) {
    await offline.page.evaluate(
      ([type, detail]) => window.dispatchEvent(new CustomEvent(type, { detail })),
      [cartEvents.dataChanged, { count }] as const,
    );
    await expect(offline.badge(text)).toBeVisible();
  }
});

test("the trigger event loads the cart again; the data event tells every new count", async ({
  page,
  visit,
}) => {
  const shop = visit("CZ");
  const { path, id } = await shop.plentiful();
  await keepCounts(page);
  await shop.open(path);
  await expect.poll(() => counts(page)).toEqual([0]);
  await shop.changeCart({ setArticle: { productId: id, quantity: 3 } });
  await expect(shop.badge("")).toBeVisible();

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

test.describe("window.kontor.cart.add", () => {
  test.use({ mayComplain: true });

  test("resolves to nothing, or to the reason in the shop's words", async ({ page, visit }) => {
    const shop = visit("TR");
    const { path, id } = await shop.plentiful();
    await shop.open(path);
    expect(await add(page, id, 2)).toBe("");
    await expect(shop.badge(2)).toBeVisible();
    expect(await add(page, id, 20)).toBe(shop.texts.cart.itemLimit.replace("{limit}", "20"));
    await expect(shop.badge(2)).toBeVisible();
    expect(await add(page, "99999999", 1)).toBe(shop.texts.cart.changeError);
    await page.route(`**${cartApiPath}*`, (route) => route.abort());
    expect(await add(page, id, 1)).toBe(shop.texts.cart.changeError);
    await expect(shop.badge(2)).toBeVisible();
    expect((await page.evaluate((key) => localStorage.getItem(key), cartStorageKey))!).toContain(
      '"numberOfArticles":2',
    );
  });
});

test.describe("with the server down", () => {
  test.use({ mayComplain: true });

  test("adding shows the error, keeps the cart, and works again afterwards", async ({
    page,
    visit,
  }) => {
    const shop = visit("AT");
    const { path } = await shop.plentiful();
    await shop.open(path);
    await shop.addButton.click();
    await expect(shop.badge(1)).toBeVisible();
    const down = `**${cartApiPath}*`;
    await page.route(down, (route) => route.abort());
    await shop.addButton.click();
    await expect(page.getByText(shop.texts.cart.changeError)).toBeVisible();
    await expect(shop.badge(1)).toBeVisible();
    await page.unroute(down);
    await shop.addButton.click();
    await expect(shop.added).toBeVisible();
    await expect(shop.badge(2)).toBeVisible();
  });

  test("an island that does not come leaves the work to its form", async ({ page, visit }) => {
    const shop = visit("SK");
    const { path } = await shop.plentiful();
    await page.route("**/kontor/BuyBox.island-*.js", (route) => route.abort());
    await shop.open(path);
    await shop.addButton.click();
    await expect(shop.entries).toHaveCount(1);
    await expect(shop.badge(1)).toBeVisible();
  });

  test("changing in the cart shows the error for a while and keeps what was there", async ({
    page,
    visit,
  }) => {
    const shop = visit("CH");
    await page.clock.install();
    const { id } = await shop.plentiful();
    await shop.changeCart({ setArticle: { productId: id, quantity: 2 } });
    await shop.openCart();
    await expect(shop.badge(2)).toBeVisible();
    const sum = await shop.sum.innerText();
    const { title } = (await shop.readCart()).articles[0]!;
    await page.route(`**${cartApiPath}*`, (route) => route.abort());
    await shop.more(title).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(shop.texts.cart.changeError);
    await expect(shop.sum).toHaveText(sum);
    await expect(shop.badge(2)).toBeVisible();
    await page.clock.fastForward(7_500);
    await expect(alert).toBeEmpty();
  });

  test("a cart that cannot be read says so", async ({ page, visit }) => {
    const shop = visit("SK");
    await page.route(`**${cartApiPath}*`, (route) => route.fulfill({ status: 503, body: "" }));
    await shop.openCart();
    await expect(shop.emptyCart).toBeVisible();
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), cartEvents.triggerUpdate);
    await expect(page.getByRole("alert")).toContainText(shop.texts.cart.readError);
  });
});

test("the cart offers no more than there may be", async ({ visit }) => {
  const shop = visit("HU");
  const { id } = await shop.plentiful();
  await shop.changeCart({ setArticle: { productId: id, quantity: 20 } });
  await shop.openCart();
  const { title } = (await shop.readCart()).articles[0]!;
  await expect(shop.more(title)).toBeDisabled();
});

test.describe("at the limit of a tile", () => {
  test.use({ mayComplain: true });

  test("it says why not, in the shop's words", async ({ page, visit }) => {
    const shop = visit("TR");
    await shop.open("/x-c1000.html");
    const productId = await page.locator("[data-kontor-add] [name=productId]").first().inputValue();
    await shop.changeCart({ setArticle: { productId, quantity: 20 } });
    await shop.addFromTile.first().focus();
    await page.keyboard.press("Enter");
    await expect(shop.tileAnswer.first()).toHaveText(
      shop.texts.cart.itemLimit.replace("{limit}", "20"),
    );
  });
});

test.describe("at the limit", () => {
  // The browser reports the 409.
  test.use({ mayComplain: true });

  test("one more is refused with the limit, and the cart stays", async ({ page, visit }) => {
    const shop = visit("HU");
    const { path, id } = await shop.plentiful();
    await shop.changeCart({ setArticle: { productId: id, quantity: 20 } });
    await shop.open(path);
    await expect(shop.badge(20)).toBeVisible();
    await shop.addButton.click();
    await expect(page.getByText(shop.texts.cart.itemLimit.replace("{limit}", "20"))).toBeVisible();
    await expect(shop.badge(20)).toBeVisible();
  });
});

test("one press adds once, however it meets the script", async ({ page, visit }) => {
  const shop = visit("DE");
  const { path } = await shop.plentiful();
  const arrival = Promise.withResolvers<void>();
  await page.route("**/kontor/BuyBox.island-*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await shop.open(path);
  await shop.addButton.click();
  arrival.resolve();
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

test("what was chosen before the script came is what is bought", async ({ page, visit }) => {
  const shop = visit("DE");
  const { path } = await shop.plentiful();
  const arrival = Promise.withResolvers<void>();
  await page.route("**/kontor/BuyBox.island-*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await shop.open(path);
  const variant = await shop.variants.nth(1).inputValue();
  await shop.variants.nth(1).check();
  await page
    .getByRole("button", {
      name: shop.texts.cart.moreOf.replace("{title}", shop.texts.cart.quantity),
    })
    .click();
  arrival.resolve();
  await expect(page.getByRole("textbox", { name: shop.texts.cart.quantity })).toHaveValue("2");
  await expect(shop.variants.nth(1)).toBeChecked();
  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(2)).toBeVisible();
  expect((await shop.readCart()).articles).toMatchObject([{ tcm: variant, quantity: 2 }]);
});

test("two tabs share one cart", async ({ page, context, visit }) => {
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
  await Promise.all([add(page, id, 1), add(second.page, id, 1)]);
  expect((await first.readCart()).numberOfArticles).toBe(4);
});

test("what is changed without a connection is shown, said to wait, and sent when it is back", async ({
  context,
  visit,
}) => {
  const shop = visit("DE");
  const title = await shop.holding(2);
  await context.setOffline(true);
  await shop.more(title).click();
  await shop.more(title).click();
  await expect(shop.quantity).toHaveText(/4$/);
  await expect(shop.badge(4)).toBeVisible();
  await expect(shop.page.getByText(shop.texts.cart.offline)).toBeVisible();
  await expect(shop.total.getByText(shop.texts.cart.calculating)).toBeVisible();

  await context.setOffline(false);
  await expect(shop.page.getByText(shop.texts.cart.offline)).toHaveCount(0);
  await expect(shop.total.getByText(shop.texts.cart.calculating)).toHaveCount(0);
  expect((await shop.readCart()).articles).toMatchObject([{ quantity: 4 }]);
});

test("a tab that is closed without a connection leaves its changes to the next page", async ({
  context,
  visit,
}) => {
  const shop = visit("AT");
  const title = await shop.holding(1);
  await context.setOffline(true);
  await shop.more(title).click();
  await expect(shop.badge(2)).toBeVisible();
  await shop.page.close();

  await context.setOffline(false);
  const next = visit("AT", await context.newPage());
  await next.open();
  await expect(next.badge(2)).toBeVisible();
  await expect.poll(async () => (await next.readCart()).numberOfArticles).toBe(2);
});

test("no press is lost when the page is left at once", async ({ page, visit }) => {
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

test("what was removed comes back by undo, with the focus, and goes for good after ten seconds", async ({
  page,
  visit,
}) => {
  const shop = visit("HU");
  await page.clock.install();
  const title = await shop.holding(3);
  await shop.remove(title).focus();
  await page.keyboard.press("Enter");
  await expect(shop.badge("")).toBeVisible();
  await expect(shop.undo(title)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shop.badge(3)).toBeVisible();
  await expect(shop.remove(title)).toBeFocused();
  await expect.poll(async () => (await shop.readCart()).numberOfArticles).toBe(3);

  await shop.remove(title).click();
  await expect(shop.undo(title)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(shop.undo(title)).toHaveCount(0);
  await expect(shop.emptyCart).toBeVisible();
  await expect.poll(async () => (await shop.readCart()).numberOfArticles).toBe(0);
});

test("another tab shows a change before the server has answered it", async ({ context, visit }) => {
  const first = visit("SK");
  const title = await first.holding(1);
  const second = visit("SK", await context.newPage());
  await second.openCart();
  await expect(second.badge(1)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  // Either tab may send it.
  await context.route(`**${cartApiPath}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await first.more(title).click();
  await expect(second.quantity).toHaveText(/2$/);
  await expect(second.total.getByText(second.texts.cart.calculating)).toBeVisible();
  answer.resolve();
  await expect(second.total.getByText(second.texts.cart.calculating)).toHaveCount(0);
  expect((await second.readCart()).numberOfArticles).toBe(2);
});

test.describe("the mini cart", () => {
  test("opens for a mouse that rests on the badge, not for one that passes", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const title = await shop.holding(2);
    await shop.openAttached();
    await shop.badge(2).hover();
    await shop.logo.hover();
    await shop.badge(2).hover();
    await expect(shop.miniCart).toContainText(title);
    await shop.miniCart.getByRole("link", { name: shop.texts.cart.toCart }).click();
    await expect(page).toHaveURL(/cartfrontend\/cart$/);
  });

  test("opens once, also when the rest of the header wakes after it", async ({ page, visit }) => {
    const shop = visit("TR");
    const rest = Promise.withResolvers<void>();
    await page.route("**/kontor/header-behaviour-*.js", async (route) => {
      await rest.promise;
      await route.continue();
    });
    await shop.open();
    await shop.miniCartButton.press("Enter");
    await expect(shop.miniCart).toBeVisible();
    const awake = page.waitForResponse(`**${personalDataPath}`);
    rest.resolve();
    await awake;
    await expect(shop.miniCart).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a tile adds with one press", async ({ page, visit }) => {
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
    });

    test("gift card, subscription, partner product, free article and voucher come and go", async ({
      page,
      visit,
    }) => {
      const shop = visit("DE");
      const { cart: texts } = shop.texts;
      const list = shop.entries;
      /** Adds what a product page has chosen and goes to the cart. */
      const addHere = async () => {
        await shop.addButton.click();
        if (javaScriptEnabled) await shop.added.getByRole("link").click();
        await expect(page).toHaveURL(/cartfrontend\/cart$/);
      };
      await shop.open("/x-p100171.html");
      await addHere();
      await expect(list).toHaveCount(1);
      await expect(page.getByText(texts.nothingToOrder)).toBeVisible();

      await shop.open("/x-p100101.html");
      await page.locator("[name=change][value=subscription]").check();
      await addHere();
      await expect(page.getByRole("region", { name: texts.subscriptions })).toContainText(
        texts.everyWeeks.other.replace("{count}", "4"),
      );

      await shop.open("/x-p101101.html");
      await addHere();
      await expect(list).toHaveCount(3);
      await page.getByRole("button", { name: texts.chooseFree }).first().click();
      await expect(list).toHaveCount(4);
      await expect(list.getByText(texts.free, { exact: true })).toBeVisible();
      const partners = page.getByRole("region", { name: texts.partnerOffers });
      await partners.getByRole("button").first().click();
      await expect(list).toHaveCount(5);

      await page.getByLabel(texts.voucher).fill("kontor5");
      await page.getByRole("button", { name: texts.redeem }).click();
      await expect(shop.total.getByText("KONTOR5")).toBeVisible();
      await expect(shop.total).toContainText(texts.discount);
      await page
        .getByRole("button", { name: texts.removeVoucher.replace("{code}", "KONTOR5") })
        .click();
      await expect(page.getByLabel(texts.voucher)).toBeVisible();
      await expect(page.getByRole("link", { name: texts.order })).toBeVisible();
    });
  });

const add = (page: Page, productId: string, quantity: number) =>
  page.evaluate((article) => (window as unknown as KontorWindow).kontor.cart.add(article), {
    productId,
    quantity,
  });

const counts = (page: Page) => page.evaluate(() => (window as unknown as KontorWindow).counts);

/** Listens, from the first moment of every page, to what the cart tells. */
const keepCounts = (page: Page) =>
  page.addInitScript((type) => {
    const kept: number[] = [];
    Object.assign(window, { counts: kept });
    addEventListener(type, (event) =>
      kept.push((event as CustomEvent<{ count: number }>).detail.count),
    );
  }, cartEvents.dataChanged);
