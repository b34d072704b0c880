import { suggestionsPath } from "../../border/border-paths.ts";
import type { Locator, Page, Route } from "@playwright/test";
import { searchLimits } from "../../border/search/search-contract.ts";
import type { Suggestions } from "../../border/search/search-schema.ts";
import { atNight, dailyIf } from "./night.ts";
import { coffee, expect, test } from "./shop.ts";

test("the request for suggestions names the text, the site and the two limits", async ({
  page,
  visit,
}) => {
  const shop = visit("CH_FR");
  await shop.open();
  const request = page.waitForRequest((sent) => sent.url().includes(suggestionsPath));
  await shop.search.fill(coffee.CH_FR);
  const { searchParams } = new URL((await request).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    q: "caf",
    site: "CH_FR",
    maxSearchTerms: "10",
    maxProducts: "5",
  });
});

test("typing in the search box leaves the page where it is", atNight, async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.openAttached();
  await shop.scrollTo(1600);
  await expect(shop.bar).not.toBeInViewport();
  await shop.scrollTo(1500);
  // A field that is partly outside of the window scrolls into view as it is typed in.
  await expect(shop.bar).toBeInViewport({ ratio: 1 });
  await shop.search.evaluate((field) => field.focus({ preventScroll: true }));
  await page.keyboard.type(coffee.DE);
  await expect(shop.products.first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test.describe("when the server fails", () => {
  test.use({ mayComplain: true });

  test(
    "a failed request for suggestions is repeated four times, two seconds apart, and then the box says so",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.clock.install();
      const times: number[] = [];
      await page.exposeFunction("noteTime", (time: number) => times.push(time));
      await page.addInitScript((path) => {
        const { fetch } = window;
        window.fetch = (...request) => {
          if (String(request[0]).includes(path))
            (window as unknown as { noteTime(time: number): void }).noteTime(Date.now());
          return fetch(...request);
        };
      }, suggestionsPath);
      await page.route(`**${suggestionsPath}*`, (route) => route.fulfill({ status: 500 }));
      await shop.open();
      await shop.search.click();
      await page.clock.pauseAt(Date.now() + 60_000);
      await shop.search.fill("kaf");

      const tries = 1 + searchLimits.retries;
      for (let count = 1; count <= tries; count++)
        await expect(async () => {
          if (times.length < count) await page.clock.runFor(500);
          expect(times).toHaveLength(count);
        }).toPass({ intervals: [50] });
      const gaps = times.slice(1).map((time, index) => time - times[index]!);
      expect(gaps).toHaveLength(4);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(searchLimits.retryDelay);

      await page.clock.runFor(10 * searchLimits.retryDelay);
      expect(times).toHaveLength(tries);
      await expect(shop.header.getByText(shop.texts.search.failed, { exact: true })).toBeVisible();
      await expect(shop.panel).toBeHidden();
    },
  );
});

test(
  "the clear button empties the search field, offers popular terms and keeps the focus",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.open();
    await expect(shop.clear).toBeHidden();
    await shop.search.click();
    await page.keyboard.type(coffee.DE);
    await expect(shop.panel).toBeVisible();
    await shop.clear.click();
    await expect(shop.search).toHaveValue("");
    await expect(shop.search).toBeFocused();
    await expect(shop.clear).toBeHidden();
    await expect(page.getByRole("group", { name: shop.texts.search.popularTerms })).toBeVisible();
    await expect(shop.products).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(shop.panel).toBeHidden();
  },
);

test("a click on a suggested term searches for it", async ({ page, visit }) => {
  const shop = visit("SK");
  await shop.open();
  await shop.search.fill(coffee.SK);
  const term = await shop.terms.first().innerText();
  await shop.terms.first().click();
  await expect(page).toHaveURL(
    (url) => url.pathname === "/search" && url.searchParams.get("query") === term,
  );
  expect(new URL(page.url()).searchParams.get("site")).toBe("SK");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(term);
});

test("the search field shows the searched text, also when it gets the focus", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open("/search?query=kaffee&site=DE");
  await expect(shop.search).toHaveValue("kaffee");
  await shop.search.click();
  await page.keyboard.press("End");
  await page.keyboard.type("mühle");
  await expect(shop.search).toHaveValue("kaffeemühle");
  await expect(shop.products.first()).toContainText(/mühle/i);
});

test('"agb" leads to the terms in German, to results elsewhere', async ({ page, visit }) => {
  for (const [site, path] of [
    ["DE", "/agb-s400007325.html"],
    ["CH_FR", "/search"],
  ] as const) {
    const shop = visit(site);
    await shop.open();
    await shop.search.click();
    await page.keyboard.type(" AGB ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.origin === shop.origin && url.pathname === path);
  }
});

test("requests for suggestions have numbers without spaces and at most 200 characters; an empty field sends none", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const asked = await response(page, () => termsOf());
  const queryOf = () => new URL(page.url()).searchParams.get("query");
  await shop.open();
  await shop.search.fill("   ");
  await expect(shop.clear).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(shop.search).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(asked).toEqual([]);

  await shop.search.fill(" 100 111 ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search/);
  expect(queryOf()).toBe("100111");

  await expect(shop.search).toHaveValue("100111");
  await shop.search.clear();
  await shop.search.focus();
  // Simulates pasting: the field's own limit applies.
  await page.keyboard.insertText("kaffee ".repeat(30));
  await expect(shop.search).toHaveValue("kaffee ".repeat(30).slice(0, 200));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/kaffee\+kaffee/);
  expect(queryOf()).toBe("kaffee ".repeat(30).slice(0, 200).trim());
});

for (const [platform, width, onFocus, panel] of [
  ["CLASSIC", 1920, 408, 672],
  ["TABLET", 1100, 408, 408],
  ["TABLET", 980, 408, 408],
  ["MATCH", 768, 550, 550],
  ["MATCH", 480, 350, 480],
  ["MATCH", 390, 270, 390],
  ["SMARTPHONE", 430, 270, 430],
] as const)
  test(
    `${platform} at ${width}: the field is ${onFocus} px wide with the focus, and the rest of the bar stays in place`,
    dailyIf([1920, 480].includes(width)),
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width, height: 800 });
      await shop.changeHome((html) =>
        html.replace('data-kontor="header"', `data-kontor="header" data-platform="${platform}"`),
      );
      await shop.openAttached();
      const isNarrow = platform === "MATCH" || platform === "SMARTPHONE";
      const widthOf = async (part: Locator) => Math.round((await part.boundingBox())!.width);
      if (!isNarrow) expect(await widthOf(shop.search)).toBe(170);
      const placesOf = () =>
        Promise.all([shop.logo, shop.stores, shop.userMenu].map((part) => part.boundingBox()));
      const places = await placesOf();
      await shop.openSearch();
      await expect.poll(() => widthOf(shop.search)).toBe(onFocus);
      await page.keyboard.type(coffee.DE);
      const list = page.locator(".kontor-search__panel");
      await expect(list).toBeVisible();
      expect(await widthOf(list)).toBe(panel);
      const { y, height } = (await list.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(800 - 50);
      await expect(shop.products).toHaveCount(isNarrow ? 0 : 5);
      expect(await placesOf()).toEqual(places);
      const logo = (await shop.logo.boundingBox())!;
      if (!isNarrow)
        expect((await shop.search.boundingBox())!.x).toBeGreaterThanOrEqual(logo.x + logo.width);
    },
  );

test.describe("with consent to comfort", () => {
  test.use({ consent: ["functional"] });

  test(
    "recent searches are offered on the next page, in the empty field",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("HU");
      await shop.open();
      for (const text of ["kávé", "tea"]) {
        await shop.search.fill(text);
        await expect(shop.panel).toBeVisible();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
      }
      await shop.open();
      await shop.search.click();
      const recent = page.getByRole("group", { name: shop.texts.search.recentSearches });
      await expect(recent.getByRole("option")).toHaveText(["tea", "kávé"]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("kávé");
    },
  );
});

test("a single-page host's router gets the search", atNight, async ({ page, visit }) => {
  const shop = visit("DE");
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      kontor: { router: { navigate: (url: string) => opened.push(url) } },
    });
  });
  await shop.open();
  await shop.search.fill("filter");
  await expect(shop.panel).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(shop.panel).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([
    "/search?query=filter&site=DE",
  ]);
});

const termsOf = (...terms: string[]): Suggestions => ({
  products: [],
  searchTerms: terms.map((searchterm) => ({ searchterm })),
});

const textOf = (route: Route) => new URL(route.request().url()).searchParams.get("q") ?? "";

/** Answers in place of the server. Returns the requested texts. */
async function response(page: Page, suggest: (text: string) => Suggestions): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${suggestionsPath}*`, (route) => {
    asked.push(textOf(route));
    return route.fulfill({ json: suggest(textOf(route)) });
  });
  return asked;
}
