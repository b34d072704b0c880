import type { Page } from "@playwright/test";
import { fill, plural } from "../../platform/shared/texts/words.ts";
import { axeFindings } from "./axe.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test, type Shop } from "./shop.ts";

/** Returns the parts of the results page, as visitors see it. */
function resultsOf({ page, site, texts: { searchPage, catalogue } }: Shop) {
  const main = page.getByRole("main");
  // On a narrow page they are a dialog, if JavaScript runs.
  const filters = main
    .getByRole("region", { name: searchPage.filters })
    .or(main.getByRole("dialog", { name: searchPage.filters }));
  return {
    filters,
    open: main.getByRole("button", { name: searchPage.filters, exact: true }),
    close: filters.getByRole("button", { name: searchPage.closeFilters }),
    from: filters.getByRole("textbox", { name: searchPage.priceFrom }),
    to: filters.getByRole("textbox", { name: searchPage.priceTo }),
    inStock: filters.getByRole("checkbox", { name: catalogue.availability.AVAILABLE }),
    apply: filters.getByRole("button", { name: searchPage.applyFilters }),
    category: (name: string) => filters.getByRole("link", { name }),
    sorting: main.getByRole("navigation", { name: catalogue.sortBy }).getByRole("link"),
    chip: (filter: string) =>
      main.getByRole("link", { name: fill(searchPage.removeFilter, { filter }), exact: true }),
    reset: main.getByRole("list", { name: searchPage.activeFilters }).getByRole("link", {
      name: searchPage.resetFilters,
    }),
    count: (number: number) =>
      main.getByRole("heading", {
        name: plural(searchPage.resultCount, number, site.locale),
        exact: true,
      }),
    products: main.getByRole("article"),
    nothingLeft: main.getByRole("heading", { name: searchPage.nothingLeft }),
    without: (filter: string) =>
      main.getByRole("link", { name: fill(searchPage.withoutFilter, { filter }) }),
  };
}

const coffee = "/search?query=kaffee&site=DE";
const upTo = (euros: number) => `bis ${euros}\u00a0Euro`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("filters of results are set, shown, removed, and restored by the back button", async ({
      page,
      visit,
    }) => {
      const shop = visit("DE");
      const results = resultsOf(shop);
      await shop.open(coffee);
      await results.category("Kaffeekapseln").click();
      await expect(page).toHaveURL(shop.origin + `${coffee}&category=1130`);
      await expect(results.count(7)).toBeVisible();
      await expect(results.products).toHaveCount(7);

      await results.to.fill("3,50");
      await results.inStock.check();
      if (!javaScriptEnabled) await results.apply.click();
      // The address has no empty parameter.
      await expect(page).toHaveURL(shop.origin + `${coffee}&category=1130&to=4&stock=1`);
      await expect(results.to).toHaveValue("4");
      await expect(results.inStock).toBeChecked();
      await expect(results.chip(upTo(4))).toBeVisible();

      await results.chip("Kaffeekapseln").click();
      await expect(page).toHaveURL(shop.origin + `${coffee}&to=4&stock=1`);
      await page.goBack();
      await expect(results.chip("Kaffeekapseln")).toBeVisible();
      await expect(results.to).toHaveValue("4");
      await results.reset.click();
      await expect(page).toHaveURL(shop.origin + coffee);
      await expect(results.to).toHaveValue("");
      await expect(results.inStock).not.toBeChecked();
    });

    test(
      "filters that find nothing say which of them to remove",
      dailyIf(javaScriptEnabled),
      async ({ visit }) => {
        const shop = visit("DE");
        const results = resultsOf(shop);
        await shop.open(coffee);
        await results.category("Kaffeekapseln").click();
        await results.to.fill("1");
        await results.to.press("Enter");
        await expect(results.nothingLeft).toBeVisible();
        await expect(results.products).toHaveCount(0);
        await results.without(upTo(1)).click();
        await expect(results.products).toHaveCount(7);
      },
    );

    test(
      "on a phone the filters of results lie in a sheet",
      dailyIf(javaScriptEnabled),
      async ({ page, visit }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const shop = visit("DE");
        const results = resultsOf(shop);
        await shop.open(coffee);
        await expect(results.filters).toBeHidden();
        await results.open.click();
        await expect(results.close).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(results.filters).toBeHidden();
        await expect(results.open).toBeFocused();

        await results.open.click();
        await results.close.click();
        await expect(results.filters).toBeHidden();
        await results.open.click();
        await results.to.fill("5");
        await results.to.press("Enter");
        await expect(results.chip(upTo(5))).toBeVisible();
        await expect(results.filters).toBeHidden();
      },
    );
  });

for (const [code, path, facet, values] of [
  ["DE", "/kaffee-c1000.html", "Röstung", ["Hell", "Dunkel"]],
  ["TR", "/kahve-c1000.html", "Kavurma", ["Açık", "Koyu"]],
] as const)
  test.describe(`a category on ${code}`, atNight, () => {
    test.use({ javaScriptEnabled: false });

    test(`a category on ${code} is filtered by attributes, by a form`, async ({ page, visit }) => {
      const shop = visit(code);
      const results = resultsOf(shop);
      const chip = (value: string) =>
        results.chip(fill(shop.texts.searchPage.facetValue, { facet, value }));
      await shop.open(path);
      const group = results.filters.getByRole("group", { name: facet });
      const box = (value: string) => group.getByRole("checkbox", { name: value });
      // The button's name contains the number of products: "Hell 5 Produkte".
      const [count] = /\d+/.exec(
        await group
          .getByRole("listitem")
          .filter({ has: page.getByRole("checkbox", { name: values[0] }) })
          .innerText(),
      )!;
      await box(values[0]).check();
      await results.apply.click();
      await expect(page).toHaveURL(`${shop.origin}${path}?roast=light`);
      await expect(results.products).toHaveCount(Number(count));

      await box(values[1]).check();
      await results.apply.click();
      await expect(page).toHaveURL(`${shop.origin}${path}?roast=light&roast=dark`);
      await expect(chip(values[0])).toBeVisible();
      await chip(values[0]).click();
      await expect(page).toHaveURL(`${shop.origin}${path}?roast=dark`);
      await expect(box(values[0])).not.toBeChecked();
      await expect(box(values[1])).toBeChecked();
      await page.goBack();
      await expect(box(values[0])).toBeChecked();
      await results.reset.click();
      await expect(page).toHaveURL(shop.origin + path);
      await expect(box(values[1])).not.toBeChecked();
    });
  });

test("filters and order of results can be changed by keyboard", async ({ page, visit }) => {
  const shop = visit("DE");
  const results = resultsOf(shop);
  await shop.open(coffee);
  await results.from.focus();
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await expect(results.to).toBeFocused();
  await page.keyboard.type("20");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(results.inStock).toBeChecked();
  await page.keyboard.press("Tab");
  const [facet] = await results.filters
    .getByRole("group", { name: "Röstung" })
    .getByRole("checkbox")
    .all();
  await expect(facet!).toBeFocused();
  await expect(page).toHaveURL(shop.origin + `${coffee}&from=5&to=20&stock=1`);
  const byPriceDown = results.sorting.filter({
    hasText: shop.texts.catalogue.sortings["price-down"],
  });
  await byPriceDown.focus();
  await page.keyboard.press("Enter");
  await expect(byPriceDown).toHaveAttribute("aria-current", "true");
  await results.chip(shop.texts.catalogue.availability.AVAILABLE).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(shop.origin + `${coffee}&from=5&to=20&sort=price-down`);
});

const modes = "/mode-c4000.html?material=wool&colour=blue&colour=grey&stock=1";
for (const [site, path] of [
  ["DE", `${coffee}&category=1110&from=5&to=20&stock=1`],
  ["HU", "/search?query=k%C3%A1v%C3%A9&category=1130&to=1&stock=1"],
  ["TR", `/search?query=${"kahvemakinesi".repeat(15)}`],
  ["DE", modes],
] as const)
  test(
    `${site}: axe finds nothing and nothing is wider than the window: ${path.slice(0, 60)}`,
    dailyIf(site === "DE" && path !== modes),
    async ({ page, visit }) => {
      const shop = visit(site);
      const results = resultsOf(shop);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await shop.open(path);
      for (const [width, colorScheme] of [
        [1280, "dark"],
        [360, "light"],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoTroubles(page);
      }
      if (await results.open.isVisible()) {
        await results.open.click();
        await expect(results.close).toBeFocused();
        await expectNoTroubles(page);
      }
    },
  );

async function expectNoTroubles(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  expect(await axeFindings(page, { include: "main" })).toEqual([]);
}

test.describe("the data layer gets the search that found a product", () => {
  interface Tracked {
    event?: string;
    ecommerce?: { search_term?: string; items: { item_id: string }[] };
  }
  /** Returns the products of the events with this name, each with its search. */
  const events = (page: Page, name: string) =>
    page.evaluate(
      (wanted) =>
        ((window as { dataLayer?: Tracked[] }).dataLayer ?? [])
          .filter(({ event }) => event === wanted)
          .map(({ ecommerce }) => [ecommerce?.items[0]?.item_id, ecommerce?.search_term ?? null]),
      name,
    );

  test("a product opened from the results reports the search term", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.open("/search?query=hafenblick&site=DE");
    await resultsOf(shop).products.getByRole("link").first().click();
    await expect(shop.addButton).toBeVisible();
    const [, productId] = /-p(\d+)\.html/.exec(page.url())!;
    await expect.poll(() => events(page, "view_item")).toEqual([[productId, "hafenblick"]]);
    await shop.addButton.click();
    await expect(shop.added).toBeVisible();
    await expect.poll(() => events(page, "add_to_cart")).toEqual([[productId, "hafenblick"]]);
  });

  test(
    "a product opened from the suggestions reports the search term, also when the product is seen again later, if statistics are allowed",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await shop.allow("statistics");
      await shop.open();
      await shop.openSearch();
      await page.keyboard.type("hafenb");
      await shop.products.first().click();
      await expect(shop.addButton).toBeVisible();
      const { pathname } = new URL(page.url());
      await shop.open(pathname);
      await expect.poll(() => events(page, "view_item")).toEqual([[expect.any(String), "hafenb"]]);
    },
  );

  test("a product found otherwise reports no search term", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.open("/x-p100111.html?dim1=250g");
    await expect.poll(() => events(page, "view_item")).toEqual([["100111", null]]);
  });
});
