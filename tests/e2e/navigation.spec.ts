import { cartApiPath, navigationPath, themeworldsPath } from "../../border/border-paths.ts";
import { themeworldSections } from "../../border/navigation/navigation-contract.ts";
import type {
  NavigationAnswer,
  ThemeworldNavigation,
} from "../../border/navigation/navigation-schema.ts";
import { heldBack } from "./held-back.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test, type Shop } from "./shop.ts";

/** Tests the main navigation by mouse, touch and keyboard. */

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(
    `${site}: the themeworlds come first, then the categories, each with a link`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      await shop.open();
      const response = (await (
        await page.request.get(urlOf(shop, `${navigationPath}?site=${site}`), hostOf(shop))
      ).json()) as NavigationAnswer;
      await expect(shop.items).toHaveText([
        shop.texts.navigation.themeworlds,
        ...response.children.map(({ title }) => title),
      ]);
      await shop.items.first().click();
      await expect(page).toHaveURL(/-t1\.html$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(shop.items.first()).toHaveAttribute("aria-current", /true|page/);
    },
  );

test.describe("by mouse", () => {
  test(
    "an open flyout closes when a single-page host shows another page",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.addInitScript(() => Object.assign(window, { kontor: { router: {} } }));
      await shop.openAttached();
      await rest(shop, 1);
      await expect(shop.flyout).toBeVisible();
      await page.evaluate(() => history.pushState(null, "", "/another-page"));
      await expect(shop.flyout).toHaveCount(0);
    },
  );

  test("a mouse that passes over the navigation hydrates nothing and sends no request", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await page.clock.install();
    // The page requests its cart when it is idle.
    const cart = page.waitForResponse(`**${cartApiPath}`);
    await shop.openAttached();
    await cart;
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const count = await shop.items.count();
    for (let index = 0; index < count; index++) {
      await rest(shop, index);
      await page.clock.runFor(60);
    }
    await leave(shop);
    await page.clock.runFor(5_000);
    expect(asked).toEqual([]);
    await expect(shop.flyout).toHaveCount(0);
  });

  test("a mouse that rests on an item opens its flyout, also while React is still loading", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await page.clock.install();
    await shop.openAttached();
    await shop.items.nth(2).hover();
    await expect(shop.allOf("Küche")).toBeVisible();
  });

  test(
    "opening a flyout causes no layout shift and locks the scroll position",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await openHydrated(shop, "/x-c1000.html");
      await shop.scrollTo(260);
      const before = await page.getByRole("main").boundingBox();
      await openByMouse(shop, 1);
      await expect(page.locator("body")).toHaveClass(/header2020-flyout-open/);
      await expect(page.locator("html")).toHaveAttribute("data-kontor-overlay", "open");
      expect(await page.getByRole("main").boundingBox()).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(shop.flyout).toBeHidden();
      await expect(page.locator("body")).not.toHaveClass(/header2020-flyout-open/);
      await expect(page.locator("html")).not.toHaveAttribute("data-kontor-overlay");
      expect(await page.evaluate(() => scrollY)).toBe(260);
      expect(await page.getByRole("main").boundingBox()).toEqual(before);
    },
  );
});

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  test("the first tap on an item, before React has loaded, opens its flyout; the second follows the link", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const release = await heldBack(page, "**/kontor/Menu.island-*.js");
    await shop.openAttached();
    await shop.items.nth(1).tap();
    release();
    await expect(shop.allOf("Kaffee")).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/`);
    await shop.items.nth(1).tap();
    await expect(page).toHaveURL(/-c1000\.html$/);
  });

  test(
    "a tap on another item switches to its flyout, and a tap outside closes the flyout",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await shop.openAttached();
      await shop.items.nth(1).tap();
      await expect(shop.allOf("Kaffee")).toBeVisible();
      await shop.items.nth(2).tap();
      await expect(shop.allOf("Küche")).toBeVisible();
      await page.touchscreen.tap(20, 860);
      await expect(shop.flyout).toBeHidden();
      await expect(page).toHaveURL(`${shop.origin}/`);
    },
  );
});

test("the navigation marks the current page on each level", async ({ visit }) => {
  const shop = visit("DE");
  await shop.open("/espresso-c1111.html");
  const active = shop.navigation.locator(".kontor-navigation__item > [aria-current]");
  await expect(active).toHaveText(["Kaffee"]);
  await openByKeyboard(shop, "Kaffee");
  await expect(active).toHaveText(["Kaffee"]);
});

test("the flyout shows the server's themeworlds", async ({ page, visit }) => {
  const shop = visit("PL");
  const answered = page.waitForResponse(`**${themeworldsPath}*`);
  await shop.openAttached();
  await openByKeyboard(shop, shop.texts.navigation.themeworlds);
  const { sections } = (await (await answered).json()) as ThemeworldNavigation;
  const expected = themeworldSections.flatMap((name) => sections[name] ?? []);
  expect(expected.length).toBeGreaterThan(1);
  await expect(shop.flyout.getByRole("heading", { level: 2 })).toHaveText(
    expected.map(({ headline }) => headline),
  );
  const worlds = expected.flatMap(({ themeworlds }) => themeworlds);
  await expect(shop.flyout.locator(".kontor-navigation__teaser strong")).toHaveText(
    worlds.map(({ title }) => title),
  );
  await expect(shop.flyout.locator("em")).toHaveText(
    worlds.flatMap(({ onlyXDaysLeftText }) => onlyXDaysLeftText ?? []),
  );
});

test("a link of the flyout opens a new window where the content says so", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  await openByKeyboard(shop, "Kaffee");
  const bars = shop.flyout.getByRole("link", { name: shop.texts.navigation.newWindow });
  await expect(bars).toHaveAttribute("target", "_blank");
  await expect(bars).toHaveAttribute("rel", /noopener/);
  const opened = context.waitForEvent("page");
  await bars.click();
  await expect(await opened).toHaveURL(/storefinder/);
  await expect(page).toHaveURL(`${shop.origin}/`);
});

/** Opens a page whose navigation is hydrated and has its data; from then on the test controls the clock. */
async function openHydrated(shop: Shop, path = "/") {
  const { page } = shop;
  await page.clock.install();
  await shop.openAttached(path);
  const answers = [navigationPath, themeworldsPath].map((response) =>
    page.waitForResponse(`**${response}*`),
  );
  await shop.items.first().focus();
  await Promise.all(answers);
  await expect(shop.opener(shop.texts.navigation.themeworlds)).toBeAttached();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

async function centreOf(shop: Shop, index: number) {
  const box = (await shop.items.nth(index).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function rest(shop: Shop, index: number) {
  const { x, y } = await centreOf(shop, index);
  await shop.page.mouse.move(x, y);
}

async function openByMouse(shop: Shop, index: number) {
  await rest(shop, index);
  await shop.page.clock.runFor(301);
  await expect(shop.flyout).toBeVisible();
}

/** Moves the mouse to the lower left corner, outside the flyouts. */
const leave = (shop: Shop) => shop.page.mouse.move(5, 895);

async function openByKeyboard(shop: Shop, title: string) {
  await shop.opener(title).focus();
  await shop.page.keyboard.press("Enter");
  await expect(shop.flyout).toBeVisible();
}

/** Playwright's HTTP client does not resolve names under localhost. */
const urlOf = (shop: Shop, path: string) => `http://127.0.0.1:${new URL(shop.origin).port}${path}`;
const hostOf = (shop: Shop) => ({ headers: { host: new URL(shop.origin).host } });
