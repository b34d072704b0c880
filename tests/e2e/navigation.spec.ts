import type { Page, Request } from "@playwright/test";
import {
  closeNavigationEvent,
  navigationPath,
  themeworldSections,
  themeworldsPath,
} from "../../features/navigation/navigation-contract.ts";
import type {
  NavigationAnswer,
  ThemeworldNavigation,
} from "../../features/navigation/navigation-schema.ts";
import { siteCodes } from "../../shared/site.ts";
import { expect, test, type Shop } from "./shop.ts";

/** The main navigation: by mouse, finger and keyboard, and when what it needs does not come. */

for (const site of siteCodes)
  test(`${site}: the themeworlds come first, then the categories, each leads on`, async ({
    page,
    visit,
  }) => {
    const shop = visit(site);
    await shop.open();
    const answer = (await (
      await page.request.get(urlOf(shop, `${navigationPath}?site=${site}`), hostOf(shop))
    ).json()) as NavigationAnswer;
    await expect(shop.items).toHaveText([
      shop.texts.navigation.themeworlds,
      ...answer.children.map(({ title }) => title),
    ]);
    await shop.items.first().click();
    await expect(page).toHaveURL(/-t1\.html$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shop.items.first()).toHaveAttribute("aria-current", /true|page/);
  });

test.describe("by mouse", () => {
  test("a flyout opens after 300 ms; leaving earlier opens nothing", async ({ page, visit }) => {
    const shop = visit("DE");
    await openWoken(shop);
    await rest(shop, 1);
    await page.clock.runFor(280);
    await expect(shop.flyout).toBeHidden();
    await leave(shop);
    await page.clock.runFor(2_000);
    await expect(shop.flyout).toBeHidden();
    await rest(shop, 1);
    await page.clock.runFor(301);
    await expect(shop.flyout).toBeVisible();
    await expect(shop.allOf("Kaffee")).toBeVisible();
  });

  test("a pass over the bar wakes nothing and asks for nothing", async ({ page, visit }) => {
    const shop = visit("DE");
    await page.clock.install();
    await shop.openAttached();
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

  test("300 ms count from the first touch of the mouse, however long waking takes", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await page.clock.install();
    await shop.openAttached();
    await shop.items.nth(2).hover();
    await expect(shop.allOf("Küche")).toBeVisible();
  });

  test("it closes a second after the mouse has left, not before, and stays when it returns", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await openWoken(shop);
    await openByMouse(shop, 1);
    await leave(shop);
    await page.clock.runFor(980);
    await expect(shop.flyout).toBeVisible();
    await shop.flyout.getByRole("link").first().hover();
    await page.clock.runFor(3_000);
    await expect(shop.flyout).toBeVisible();
    await leave(shop);
    await page.clock.runFor(1_001);
    await expect(shop.flyout).toBeHidden();
  });

  test("a slanted way into the flyout does not switch, resting on another item does", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await openWoken(shop);
    await openByMouse(shop, 1);
    const [start, over] = [await centreOf(shop, 1), await centreOf(shop, 3)];
    const box = (await shop.flyout.boundingBox())!;
    await page.mouse.move(start.x, start.y);
    const target = { x: over.x, y: box.y + 40 };
    // On the way it comes over the items beside, and over the second for longer than 300 ms.
    for (let step = 1; step <= 20; step++) {
      await page.mouse.move(
        start.x + ((target.x - start.x) * step) / 20,
        start.y + ((target.y - start.y) * step) / 20,
      );
      await page.clock.runFor(40);
    }
    await page.clock.runFor(1_000);
    await expect(shop.allOf("Kaffee")).toBeVisible();

    await rest(shop, 3);
    await page.clock.runFor(600);
    await expect(shop.allOf("Haushalt")).toBeVisible();
  });

  test("a click on the first level follows the link at once", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.openAttached();
    await shop.items.nth(1).click();
    await expect(page).toHaveURL(/-c1000\.html$/);
  });

  test("opening moves nothing and holds the page where it is", async ({ page, visit }) => {
    const shop = visit("DE");
    await openWoken(shop, "/x-c1000.html");
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
  });
});

for (const [how, close] of [
  [
    closeNavigationEvent,
    (page: Page) =>
      page.evaluate((type) => window.dispatchEvent(new Event(type)), closeNavigationEvent),
  ],
  ["a click beside it", (page: Page) => page.mouse.click(20, 860)],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const)
  test(`${how} closes the flyout`, async ({ page, visit }) => {
    const shop = visit("AT");
    await shop.openAttached();
    await openByKeyboard(shop, "Sport");
    await close(page);
    await expect(shop.flyout).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-kontor-overlay");
  });

test("vueHeaderClose closes the drawer as well", async ({ page, visit }) => {
  const shop = visit("TR");
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.openAttached();
  await shop.openDrawer();
  await page.evaluate((type) => window.dispatchEvent(new Event(type)), closeNavigationEvent);
  await expect(shop.drawer).toBeHidden();
});

test("by keyboard: in with the arrow, through, and back out with Escape", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  await openByKeyboard(shop, "Kaffee");
  await page.keyboard.press("Escape");
  await expect(shop.flyout).toBeHidden();

  await shop.items.nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(shop.items.nth(2)).toBeFocused();
  await page.keyboard.press("End");
  await expect(shop.items.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(shop.items.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(shop.flyout.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shop.flyout.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shop.flyout).toBeHidden();
  await expect(shop.items.nth(1)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(shop.flyout).toBeVisible();
  await shop.badge("").focus();
  await expect(shop.flyout).toBeHidden();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  for (const when of ["before", "after"] as const)
    test(`the first tap, ${when} React is there, opens; the second follows`, async ({
      page,
      visit,
    }) => {
      const shop = visit("DE");
      const arrival = Promise.withResolvers<void>();
      if (when === "after") arrival.resolve();
      await page.route("**/kontor/Navigation.island-*.js", async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await shop.openAttached();
      await shop.items.nth(1).tap();
      arrival.resolve();
      await expect(shop.allOf("Kaffee")).toBeVisible();
      await expect(page).toHaveURL(`${shop.origin}/`);
      await shop.items.nth(1).tap();
      await expect(page).toHaveURL(/-c1000\.html$/);
    });

  test("a tap on another item switches; one beside closes", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.openAttached();
    await shop.items.nth(1).tap();
    await expect(shop.allOf("Kaffee")).toBeVisible();
    await shop.items.nth(2).tap();
    await expect(shop.allOf("Küche")).toBeVisible();
    await page.touchscreen.tap(20, 860);
    await expect(shop.flyout).toBeHidden();
    await expect(page).toHaveURL(`${shop.origin}/`);
  });
});

test.describe("the drawer of narrow layouts", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const site of ["DE", "CH_FR", "HU"] as const)
    test(`${site}: goes down two levels and back, holds the page, leads on`, async ({
      page,
      visit,
    }) => {
      const shop = visit(site);
      const { back, themeworlds } = shop.texts.navigation;
      await shop.openAttached("/x-c2000.html");
      await shop.scrollTo(300);
      await expect(shop.bar).toHaveAttribute("data-hidden");
      await shop.scrollTo(250);
      await expect(shop.bar).toBeInViewport({ ratio: 1 });
      await shop.openDrawer();
      await expect(page.locator("body")).toHaveClass(/header2020-flyout-open/);
      await expect(page.locator("html")).toHaveAttribute("data-kontor-overlay", "open");

      const buttons = shop.drawer.getByRole("listitem").getByRole("button");
      // What is below each comes in two answers.
      await expect(buttons.first()).toHaveText(themeworlds);
      const title = (await buttons.nth(1).textContent())!;
      await buttons.nth(1).click();
      await expect(shop.allOf(title)).toBeVisible();
      const below = (await buttons.first().textContent())!;
      await buttons.first().click();
      await expect(shop.allOf(below)).toBeVisible();
      const backButton = shop.drawer.getByRole("button", { name: back, exact: true });
      await expect(backButton).toBeFocused();
      await backButton.click();
      await expect(buttons.first()).toBeFocused();
      await backButton.click();
      await expect(buttons.nth(1)).toBeFocused();
      await expect(backButton).toBeHidden();

      await page.keyboard.press("Escape");
      await expect(shop.drawer).toBeHidden();
      await expect(page.locator("body")).not.toHaveClass(/header2020-flyout-open/);
      await expect(shop.menu).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(250);

      await shop.openDrawer();
      await buttons.nth(1).click();
      await shop.allOf(title).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });

  test("pressed before React is there it opens all the same", async ({ page, visit }) => {
    const shop = visit("DE");
    const arrival = Promise.withResolvers<void>();
    await page.route("**/kontor/Navigation.island-*.js", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await shop.openAttached();
    await shop.menu.click();
    arrival.resolve();
    await expect(shop.drawer).toBeVisible();
  });

  test("closes by its button and beside it", async ({ page, visit }) => {
    const shop = visit("SK");
    await page.setViewportSize({ width: 768, height: 800 });
    await shop.openAttached();
    await shop.openDrawer();
    await shop.drawer
      .getByRole("button", { name: shop.texts.navigation.close, exact: true })
      .click();
    await expect(shop.drawer).toBeHidden();
    await shop.openDrawer();
    await page.mouse.click(700, 400);
    await expect(shop.drawer).toBeHidden();
  });
});

test("the page's place is marked, from the first level down", async ({ visit }) => {
  const shop = visit("DE");
  await shop.open("/espresso-c1111.html");
  const active = shop.navigation.locator(".kontor-navigation__item > [aria-current]");
  await expect(active).toHaveText(["Kaffee"]);
  await openByKeyboard(shop, "Kaffee");
  await expect(active).toHaveText(["Kaffee"]);
});

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(`${site}: themeworlds in the order of their sections, with what is left of their time`, async ({
    page,
    visit,
  }) => {
    const shop = visit(site);
    const { sections: headlines } = shop.texts.navigation;
    const world = (title: string, left: string | null) => ({
      url: "/x-t99.html",
      imgUrl: "",
      title,
      kontorCard: false,
      availability: "AVAILABLE" as const,
      badges: [],
      endDate: null,
      endDateText: null,
      onlyXDaysLeftText: left,
    });
    await page.route(`**${themeworldsPath}`, (route) => {
      const sections = themeworldSections.toReversed().map((name, index) => [
        name,
        {
          headline: headlines[name],
          themeworlds: [world(name, index === 0 ? "3 days left" : null)],
        },
      ]);
      const answer: ThemeworldNavigation = {
        overview: { title: shop.texts.navigation.themeworlds, url: "/x-t1.html" },
        sections: Object.fromEntries(sections) as ThemeworldNavigation["sections"],
        translations: {},
      };
      return route.fulfill({ json: answer });
    });
    await shop.openAttached();
    await openByKeyboard(shop, shop.texts.navigation.themeworlds);
    await expect(shop.flyout.getByRole("heading", { level: 2 })).toHaveText(
      themeworldSections.map((name) => headlines[name]),
    );
    await expect(shop.flyout.locator("em")).toHaveText(["3 days left"]);
    await expect(shop.flyout.getByRole("link").filter({ hasText: "lastChance" })).toContainText(
      "3 days left",
    );
  });

test("what the server tells of the themeworlds is what the flyout shows", async ({
  page,
  visit,
}) => {
  const shop = visit("PL");
  const answered = page.waitForResponse(`**${themeworldsPath}`);
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

test("the drill-down toggles what is selected, and opens windows where it says so", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  await openByKeyboard(shop, "Kaffee");
  const toggles = shop.flyout.getByRole("button");
  const lists = shop.flyout.locator(".kontor-navigation__drill-down > ul");
  const first = toggles.first();
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(lists).toHaveCount(2);
  const second = lists.first().getByRole("button").nth(1);
  await second.click();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(lists).toHaveCount(2);
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await expect(lists).toHaveCount(1);

  const bars = shop.flyout.getByRole("link", { name: shop.texts.navigation.newWindow });
  await expect(bars).toHaveAttribute("target", "_blank");
  await expect(bars).toHaveAttribute("rel", /noopener/);
  const opened = context.waitForEvent("page");
  await bars.click();
  await expect(await opened).toHaveURL(/storefinder/);
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test("what is opened and followed is told to the data layer", async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.openAttached();
  await openByKeyboard(shop, "Kaffee");
  await page.evaluate(() =>
    document.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  await shop.flyout.locator(".kontor-navigation__teaser").first().click();
  const told = await page.evaluate(
    () => (window as unknown as { dataLayer: Record<string, string>[] }).dataLayer,
  );
  const [opening, click] = told.filter(({ eventCategory }) => eventCategory === "navigation");
  expect(opening).toMatchObject({
    event: "ga_event",
    eventAction: "open",
    eventLabel: "Kaffee",
  });
  expect(click).toMatchObject({ event: "ga_event", eventAction: "click" });
  expect(click!["eventLabel"]).toMatch(/^Kaffee>/);
});

test.describe("when what it needs does not come", () => {
  test.use({ mayComplain: true });

  for (const [problem, answer] of [
    ["500", { status: 500, body: "{}" }],
    ["broken JSON", { status: 200, contentType: "application/json", body: '{"children": [' }],
    ["JSON of something else", { status: 200, json: { children: "none", overview: 7 } }],
  ] as const)
    for (const finger of [false, true])
      test(`${problem}: links stay links${finger ? ", also for fingers" : ""}`, async ({
        browser,
        visit,
      }) => {
        const context = await browser.newContext({ hasTouch: finger });
        const shop = visit("DE", await context.newPage());
        const { page } = shop;
        for (const path of [navigationPath, themeworldsPath])
          await page.route(`**${path}*`, (route) => route.fulfill(answer));
        await shop.openAttached();
        const both = Promise.all(
          [navigationPath, themeworldsPath].map((path) => page.waitForResponse(`**${path}*`)),
        );
        await shop.items.nth(1).focus();
        await both;
        await expect(shop.opener("Kaffee")).toHaveCount(0);
        const item = shop.items.nth(1);
        await (finger ? item.tap() : item.click());
        await expect(page).toHaveURL(/-c1000\.html$/);
        await context.close();
      });

  test("slow answers: the flyout says that it is loading, then shows what came", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const arrival = Promise.withResolvers<void>();
    await page.route(`**${navigationPath}*`, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await shop.openAttached();
    await openByKeyboard(shop, "Kaffee");
    await expect(shop.flyout.getByRole("status")).toHaveText(shop.texts.navigation.loading);
    arrival.resolve();
    await expect(shop.flyout.getByRole("button").first()).toBeVisible();
  });

  test("without its script the first level is links", async ({ page, visit }) => {
    const shop = visit("DE");
    await page.route("**/kontor/Navigation.island-*.js", (route) => route.abort());
    await shop.openAttached();
    await shop.items.nth(1).hover();
    await shop.items.nth(1).click();
    await expect(page).toHaveURL(/-c1000\.html$/);
  });
});

test("both answers are asked for once, and only when somebody wants the navigation", async ({
  page,
  visit,
}) => {
  const shop = visit("CZ");
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    if (request.url().includes(navigationPath) || request.url().includes(themeworldsPath))
      asked.push(new URL(request.url()).pathname);
  });
  await shop.openAttached();
  expect(asked).toEqual([]);
  await openByKeyboard(shop, shop.texts.navigation.themeworlds);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.openDrawer();
  expect(asked.toSorted()).toEqual([navigationPath, themeworldsPath]);
});

/** React has the navigation and its answers, and from here on time is the test's. */
async function openWoken(shop: Shop, path = "/") {
  const { page } = shop;
  await page.clock.install();
  await shop.openAttached(path);
  const answers = [navigationPath, themeworldsPath].map((answer) =>
    page.waitForResponse(`**${answer}*`),
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

/** To the lower left corner, past everything that opens. */
const leave = (shop: Shop) => shop.page.mouse.move(5, 895);

async function openByKeyboard(shop: Shop, title: string) {
  await shop.opener(title).focus();
  await shop.page.keyboard.press("Enter");
  await expect(shop.flyout).toBeVisible();
}

/** Playwright's own client knows nothing of names under localhost. */
const urlOf = (shop: Shop, path: string) => `http://127.0.0.1:${new URL(shop.origin).port}${path}`;
const hostOf = (shop: Shop) => ({ headers: { host: new URL(shop.origin).host } });
