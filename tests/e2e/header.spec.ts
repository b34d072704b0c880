import { cacheKeyPath } from "../../border/border-paths.ts";
import { atNight, dailyIf } from "./night.ts";
import { coffee, expect, test, type Shop } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Tests the header without its navigation and promotions, which have their own files. */

const overlay = "data-kontor-overlay";

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(
    `${site}: logo, back, search, stores, account and cart, each by its name`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      await shop.openAttached("/x-c1000.html");
      await expect(shop.logo).toHaveAttribute("href", "/");
      await expect(shop.back).toBeVisible();
      await expect(shop.search).toBeVisible();
      await expect(shop.openSearchButton).toBeHidden();
      await expect(shop.stores).toHaveAttribute("href", "/service/storefinder/");
      await expect(shop.userMenu).toHaveAccessibleName(shop.texts.header.account);
      await expect(shop.userMenu).toHaveAttribute("href", "/usermenu");
      await expect(shop.badge(0)).toHaveAttribute("href", "/service/cartfrontend/cart");
      await shop.logo.click();
      await expect(page).toHaveURL(`${shop.origin}/`);
    },
  );

test("the back button on the first page of a window leads home", async ({ visit, context }) => {
  const shop = visit("DE", await context.newPage());
  const attaching = shop.page.waitForRequest(`**${cacheKeyPath}`);
  // The window's empty first page must not count as a page to go back to.
  await shop.page.evaluate((url) => location.replace(url), `${shop.origin}/x-c1000.html`);
  await attaching;
  await shop.back.click();
  await expect(shop.page).toHaveURL(`${shop.origin}/`);
});

for (const options of ["reduced", "reduced,showsecurehint", "showsecurehint"])
  test(
    `a host's page with the header "${options}"`,
    dailyIf(options === "reduced,showsecurehint"),
    async ({ page, visit }) => {
      const shop = visit("PL");
      await hostPage(shop, `PL/CLASSIC/${options}`);
      await expect(shop.logo).toBeVisible();
      const isReduced = options.includes("reduced");
      const hint = page.getByText(shop.texts.header.secureHint);
      await expect(hint).toBeVisible({ visible: isReduced && options.includes("showsecurehint") });
      for (const part of [
        shop.search,
        shop.userMenu,
        shop.stores,
        shop.badge(0),
        shop.navigation,
        shop.benefits,
        shop.topBanner,
      ])
        await expect(part).toBeVisible({ visible: !isReduced });
      await expect(shop.bar).not.toHaveCSS("position", "sticky");
      await expect(shop.appBanner).toHaveCount(0);
    },
  );

for (const [platform, wide, isNarrow] of [
  ["CLASSIC", 1920, false],
  ["TABLET", 1920, false],
  ["MATCH", 1920, true],
  ["SMARTPHONE", 1920, true],
] as const)
  test(
    `the platform ${platform} determines the layout, not the window`,
    dailyIf(platform === "SMARTPHONE"),
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width: wide, height: 800 });
      await hostPage(shop, `DE/${platform}`);
      await expectLayout(shop, isNarrow);
    },
  );

test("without a platform the width determines the layout, at 980 and 1440 px", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  const widths: number[] = [];
  for (const [width, isNarrow] of [
    [979, true],
    [980, false],
    [1439, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectLayout(shop, isNarrow);
    widths.push((await shop.stores.boundingBox())!.width);
  }
  const [, , tablet, classic] = widths;
  expect(classic).toBeGreaterThan(tablet!);
});

for (const [name, path] of [
  ["the cart", "/service/cartfrontend/cart"],
  ["a product", "/x-p100111.html"],
] as const)
  test(
    `on the page of ${name} the bar stays`,
    dailyIf(name === "the cart"),
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.clock.install();
      await shop.openAttached(path);
      await shop.scrollTo(500);
      await page.clock.runFor(1_000);
      await expect(shop.bar).toBeInViewport({ ratio: 1 });
      await expect(shop.bar).not.toHaveAttribute("data-hidden");
    },
  );

for (const [how, close] of [
  ["its button", (shop: Shop) => shop.closeSearch.click()],
  [
    "Escape",
    async (shop: Shop) => {
      await shop.page.keyboard.press("Escape");
      // The first press may only close the list of suggestions.
      if (await shop.searchFlyout.isVisible()) await shop.page.keyboard.press("Escape");
    },
  ],
  ["a wide window", (shop: Shop) => shop.page.setViewportSize({ width: 1280, height: 900 })],
] as const)
  test(
    `narrow: the search opens over the page and closes by ${how}`,
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width: 390, height: 800 });
      await shop.openAttached("/x-c1000.html");
      await shop.scrollTo(300);
      await expect(shop.bar).toHaveAttribute("data-hidden");
      await shop.scrollTo(250);
      await expect(shop.bar).not.toHaveAttribute("data-hidden");
      await expect(shop.bar).toBeInViewport({ ratio: 1 });
      await expect(shop.search).toBeHidden();
      await shop.openSearch();
      await expect(shop.search).toBeFocused();
      const html = page.locator("html");
      await expect(html).toHaveAttribute(overlay, "open");
      await expect(page.locator("body")).toHaveClass(/header2020-flyout-open/);

      await page.keyboard.type(coffee.DE);
      await expect(shop.terms.first()).toBeVisible();
      await expect(shop.products).toHaveCount(0);

      await close(shop);
      await expect(shop.searchFlyout).toBeHidden();
      await expect(html).not.toHaveAttribute(overlay);
      await expect(page.locator("body")).not.toHaveClass(/header2020-flyout-open/);
      if (how === "a wide window") await expect(shop.search).toHaveValue(coffee.DE);
      else {
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
        await expect(shop.openSearchButton).toBeFocused();
        await expect(shop.openSearchButton).toHaveAttribute("aria-expanded", "false");
        await shop.openSearch();
        await expect(shop.search).toHaveValue(coffee.DE);
      }
    },
  );

test("the cache key of the customer is requested once per page", async ({ page, visit }) => {
  const shop = visit("DE");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(cacheKeyPath)) asked.push(request.url());
  });
  await shop.openAttached();
  await shop.search.fill(coffee.DE);
  await expect(shop.panel).toBeVisible();
  expect(asked).toEqual([`${shop.origin}${cacheKeyPath}`]);
  await shop.openAttached("/x-c1000.html");
  expect(asked).toHaveLength(2);
});

test(
  "the logged-in customer's name is shown at the account icon and is part of its accessible name",
  atNight,
  async ({ visit }) => {
    const shop = visit("DE");
    await shop.openAttached();
    const [guest, known] = [
      shop.userMenu.locator("svg").first(),
      shop.userMenu.locator("svg").last(),
    ];
    await expect(guest).toBeVisible();
    await expect(known).toBeHidden();
    await shop.register(newPerson("Grace", "Hopper"));
    await shop.openAttached();
    await expect(shop.userMenu).toContainText("Grace Hopper");
    await expect(shop.userMenu).toHaveAccessibleName(/^Mein Konto, Grace Hopper, 0 Bohnen$/);
    await expect(guest).toBeHidden();
    await expect(known).toBeVisible();
  },
);

/** Opens the home page with another header, as another team's page includes it. */
async function hostPage(shop: Shop, fragment: string) {
  const { port } = new URL(shop.origin);
  const response = await fetch(`http://127.0.0.1:${port}/service/pageborder/header/${fragment}`);
  const header = await response.text();
  await shop.changeHome((html) => html.replace(/<header .*?<\/header>/s, () => header));
  const complete = shop.page.waitForRequest(`**${cacheKeyPath}`);
  await shop.open();
  await complete;
}

async function expectLayout(shop: Shop, isNarrow: boolean) {
  for (const part of [shop.menu, shop.openSearchButton])
    await expect(part).toBeVisible({ visible: isNarrow });
  for (const part of [shop.navigation, shop.search])
    await expect(part).toBeVisible({ visible: !isNarrow });
  await expect(shop.userMenu).toBeVisible();
  await expect(shop.badge(0)).toBeVisible();
}
