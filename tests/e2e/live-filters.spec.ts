import { publishPath } from "../../border/border-paths.ts";
import type { Batch } from "../../border/tracking/tracking-schema.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import { expect, test, type Shop } from "./shop.ts";

const path = "/kaffee-c1000.html";

function listOf({ page, site, texts: { searchPage, catalogue, cart } }: Shop) {
  const main = page.getByRole("main");
  const filters = main.locator("#kontor-filters");
  return {
    filters,
    sheet: main.getByRole("dialog", { name: searchPage.filters }),
    open: main.getByRole("button", { name: new RegExp(`^${searchPage.filters}`) }),
    /** The list once its script runs. */
    live: page.locator("[data-live]"),
    apply: filters.getByRole("button", { name: searchPage.applyFilters }),
    show: (products: number) =>
      filters.getByRole("button", {
        name: plural(searchPage.showProducts, products, site.locale),
        exact: true,
      }),
    box: (name: string) => filters.getByRole("checkbox", { name }),
    price: filters.getByRole("textbox", { name: searchPage.priceTo }),
    newest: main
      .getByRole("navigation", { name: catalogue.sortBy })
      .getByRole("link", { name: catalogue.sortings.newest }),
    products: main.getByRole("article"),
    announced: (products: number) =>
      main
        .getByRole("status")
        .filter({ hasText: plural(catalogue.productCount, products, site.locale) }),
    failure: main.getByRole("alert").filter({ hasText: searchPage.listFailed }),
    retry: main.getByRole("button", { name: cart.retry }),
  };
}

/** Marks the document: a navigation to another document loses the mark. */
const mark = ({ page }: Shop) => page.evaluate(() => (document.body.dataset.marked = ""));
const marked = ({ page }: Shop) => page.locator("body[data-marked]");

test("a ticked filter shows its products in the same page, at the same place, with the focus on its box", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const list = listOf(shop);
  await shop.open(path);
  await expect(list.apply).toBeHidden();
  await mark(shop);
  const before = await list.products.count();
  await list.box("Dunkel").check();
  await expect(list.products).toHaveCount(16);
  expect(before).toBeGreaterThan(16);
  await expect(list.announced(16)).toBeAttached();
  await expect(list.box("Dunkel")).toBeFocused();
  await expect(list.box("Koffeinhaltig")).toHaveAccessibleName(/11 Produkte/);
  await expect(page).toHaveURL(`${shop.origin}${path}?roast=dark`);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);

  await list.newest.click();
  await expect(page).toHaveURL(`${shop.origin}${path}?roast=dark&sort=newest`);
  await expect(list.newest).toHaveAttribute("aria-current", "true");
  await expect(list.newest).toBeFocused();
  await page.goBack();
  await expect(list.newest).not.toHaveAttribute("aria-current", "true");
  await expect(list.box("Dunkel")).toBeChecked();
  await page.goBack();
  await expect(list.box("Dunkel")).not.toBeChecked();
  await expect(list.products).toHaveCount(before);
  await expect(page).toHaveURL(shop.origin + path);
  await expect(marked(shop)).toBeAttached();
});

test("the last of several quick choices counts", async ({ page, visit }) => {
  const shop = visit("DE");
  const list = listOf(shop);
  await shop.open(path);
  await expect(list.apply).toBeHidden();
  await mark(shop);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    ({ search }) => search === "?roast=light",
    async (route) => {
      held.resolve();
      await released.promise;
      // The next choice has aborted the request.
      await route.continue().catch(() => {});
    },
  );
  await list.box("Hell").check();
  await held.promise;
  await list.box("Dunkel").check();
  await expect(list.products).toHaveCount(21);
  released.resolve();
  await expect(page).toHaveURL(`${shop.origin}${path}?roast=light&roast=dark`);
  await expect(list.announced(21)).toBeAttached();
  await expect(list.box("Hell")).toBeChecked();
  await expect(list.products).toHaveCount(21);
  await expect(marked(shop)).toBeAttached();
});

test("the back button returns from a product to the filtered list, and from there to the one before", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const list = listOf(shop);
  await shop.open(path);
  await expect(list.apply).toBeHidden();
  await list.box("Dunkel").check();
  await expect(list.products).toHaveCount(16);
  await list.products.last().getByRole("link").first().click();
  await expect(shop.addButton).toBeVisible();
  await page.goBack();
  await expect(list.products.last()).toBeInViewport();
  await expect(list.products).toHaveCount(16);
  await expect(list.box("Dunkel")).toBeChecked();
  await expect(list.apply).toBeHidden();
  await page.goBack();
  await expect(list.products).toHaveCount(24);
  await expect(list.box("Dunkel")).not.toBeChecked();
});

test("a jump from a product to the unfiltered list chooses no filter again", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const list = listOf(shop);
  await shop.open(path);
  await expect(list.apply).toBeHidden();
  await list.box("Dunkel").check();
  await expect(list.products).toHaveCount(16);
  await list.products.last().getByRole("link").first().click();
  await expect(shop.addButton).toBeVisible();
  // After the answer of this call, which the jump would take from the test.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(list.apply).toBeHidden();
  await expect(page).toHaveURL(shop.origin + path);
  await expect(list.products).toHaveCount(24);
  await expect(list.box("Dunkel")).not.toBeChecked();
});

test("each choice is a page view and a list that was seen", async ({ page, visit }) => {
  const shop = visit("DE");
  const list = listOf(shop);
  await shop.allow("statistics");
  const tracked = new Map<string, string>();
  page.on("request", (request) => {
    if (!request.url().endsWith(publishPath)) return;
    for (const { id, name } of (request.postDataJSON() as Batch).events) tracked.set(id, name);
  });
  const shown = () =>
    [...tracked.values()].filter((name) => ["InitialPageData", "ItemListData"].includes(name));
  await shop.open(path);
  await list.products.first().scrollIntoViewIfNeeded();
  await expect.poll(shown).toEqual(["InitialPageData", "ItemListData"]);
  await list.box("Dunkel").check();
  await expect
    .poll(shown)
    .toEqual(["InitialPageData", "ItemListData", "InitialPageData", "ItemListData"]);
});

test.describe("without a connection", () => {
  test.use({ mayComplain: true });

  test("a choice that cannot be loaded shows an error and can be repeated", async ({
    context,
    visit,
  }) => {
    const shop = visit("HU");
    const list = listOf(shop);
    await shop.open("/x-c1000.html");
    await expect(list.live).toBeAttached();
    await mark(shop);
    await context.setOffline(true);
    await list.filters.locator('[value="dark"]').check();
    await expect(list.failure).toBeVisible();
    await context.setOffline(false);
    await list.retry.click();
    await expect(list.failure).toBeHidden();
    await expect(list.products).toHaveCount(16);
    await expect(marked(shop)).toBeAttached();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the sheet of filters counts the products that it will show, and closes by its button, Escape and the back button", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const list = listOf(shop);
    await shop.open(path);
    await expect(list.live).toBeAttached();
    await mark(shop);
    await list.open.click();
    await expect(list.sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list.sheet).toBeHidden();
    await expect(list.open).toBeFocused();

    await list.open.click();
    await list.box("Dunkel").check();
    await expect(list.show(16)).toBeVisible();
    await list.box("Hell").check();
    await list.show(21).click();
    await expect(list.sheet).toBeHidden();
    await expect(list.open).toBeFocused();
    await expect(list.products).toHaveCount(21);
    await page.goBack();
    await expect(list.products).toHaveCount(24);
    await expect(page).toHaveURL(shop.origin + path);

    await list.open.click();
    await list.box("Dunkel").check();
    await expect(list.show(16)).toBeVisible();
    await page.goBack();
    await expect(list.sheet).toBeHidden();
    await expect(list.products).toHaveCount(24);
    await expect(marked(shop)).toBeAttached();
  });

  test("the button of the sheet covers no focused field", async ({ page, visit }) => {
    const shop = visit("DE");
    const list = listOf(shop);
    await shop.open(path);
    await list.open.click();
    const fields = await list.filters.getByRole("checkbox").count();
    const bar = list.filters.locator(".kontor-filters__apply");
    for (let field = 0; field < fields + 3; field++) {
      await page.keyboard.press("Tab");
      const space = await bar.evaluate((cover) => {
        const focused = document.querySelector("#kontor-filters input:focus");
        return focused
          ? cover.getBoundingClientRect().top - focused.getBoundingClientRect().bottom
          : 0;
      });
      expect(space).toBeGreaterThanOrEqual(0);
    }
  });
});
