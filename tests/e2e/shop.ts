import { personalDataPath, promotionPath, cacheKeyPath } from "../../border/border-paths.ts";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import {
  consentCookie,
  consentGroups,
  decidedCookie,
} from "../../platform/shared/cookies/consent-cookie.ts";
import { previewCookie } from "../../platform/shared/cookies/preview-cookie.ts";
import { consentText } from "../../platform/shared/cookies/consent-decision.ts";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { siteCodes, type ShopLanguage, type ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { shake } from "./shaken.ts";
import { accountOn } from "./shop-account.ts";
import { cartOn } from "./shop-cart.ts";
import { checkoutOn } from "./shop-checkout.ts";

/** Playwright's test with shops to visit. A test fails on messages in the console, unless it sets `mayComplain`. */
export const test = base.extend<{
  /** Opens one of the nine shops on a page of the test's browser. */
  visit: (site: ShopSiteCode, on?: Page) => Shop;
  /** For tests that cause failures: the browser reports every failed request as an error. */
  mayComplain: boolean;
  complaints: string[];
  /** The visitor's consent; the banner asks visitors who have not decided. */
  consent: readonly OptionalGroup[] | "undecided";
}>({
  mayComplain: [false, { option: true }],
  consent: [[], { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    const { port } = new URL(baseURL!);
    const at = new Date();
    const hosts = [...siteCodes.map(hostOf), "127.0.0.1", "localhost"];
    if (consent !== "undecided")
      await context.addCookies(
        hosts.flatMap((host) => [
          {
            name: consentCookie,
            value: consentText(consent, { interactions: 1, at }),
            url: `http://${host}:${port}`,
          },
          { name: decidedCookie, value: at.toISOString(), url: `http://${host}:${port}` },
        ]),
      );
    if (process.env.E2E_SHAKEN) context.on("page", shake);
    await use(context);
  },
  // Each test has its own network, so that tests do not share the shop's limits per network.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  extraHTTPHeaders: async ({}, use, { parallelIndex, testId }) => {
    const number = Number.parseInt(testId.slice(-6), 16) + parallelIndex;
    const address = [number >> 16, number >> 8, number].map((part) => part & 255).join(".");
    await use({ "x-forwarded-for": `10.${address}` });
  },
  complaints: [
    async ({ context, mayComplain }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error")
          complaints.push(`${message.text()} (${message.page()?.url()})`);
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use(complaints);
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, baseURL }, use) => {
    const { port } = new URL(baseURL!);
    await use((site, on = page) => shopOn(on, site, `http://${hostOf(site)}:${port}`));
  },
});

export { expect };

export type Shop = ReturnType<typeof shopOn>;

/** The first letters of "coffee". */
const firstLetters: Record<ShopLanguage, string> = {
  de: "kaf",
  fr: "caf",
  pl: "kaw",
  cs: "káv",
  hu: "káv",
  sk: "káv",
  tr: "kah",
};

/** The first letters of a search for coffee on each site. */
export const coffee = Object.fromEntries(
  siteCodes.map((code) => [code, firstLetters[valueAt(allSites, code).site.language]]),
) as Record<ShopSiteCode, string>;

type OptionalGroup = Exclude<keyof typeof consentGroups, "necessary">;

const consentValue = (allowed: OptionalGroup[]) =>
  `groups=${Object.entries(consentGroups)
    .map(([name, id]) => {
      const isAllowed = name === "necessary" || allowed.some((group) => group === name);
      return `${id}%3A${Number(isAllowed)}`;
    })
    .join("%2C")}`;

const hostOf = (site: ShopSiteCode) => `${siteSlug(site)}.localhost`;

/** Returns a shop as its visitors see it: parts are found by their names in the site's language. */
function shopOn(page: Page, code: ShopSiteCode, origin: string) {
  const { site, texts } = valueAt(allSites, code);
  const header = page.locator('[data-kontor="header"]');
  const search = header.getByRole("combobox", { name: texts.search.search });
  const panel = header.getByRole("listbox", { name: texts.search.searchTerms });
  const { header: headerTexts, navigation: navigationTexts } = texts;
  const navigation = header.getByRole("navigation", { name: navigationTexts.navigation });
  const menu = header.getByRole("button", { name: navigationTexts.menu, exact: true });
  const drawer = header.getByRole("dialog", { name: navigationTexts.navigation });
  const openSearchButton = header.getByRole("button", { name: headerTexts.openSearch });
  const searchFlyout = header.getByRole("dialog", { name: headerTexts.openSearch });
  const promotion = (tag: string) => page.locator(`[data-kontor-promotion="${tag}"]`);
  return {
    page,
    site,
    texts,
    origin,
    open: (path = "/") => page.goto(origin + path),
    /** Answers the consent banner: allows these groups and refuses the others. */
    allow: (...groups: OptionalGroup[]) =>
      page.context().addCookies([
        { name: consentCookie, value: consentValue(groups), url: origin },
        { name: decidedCookie, value: new Date().toISOString(), url: origin },
      ]),
    /** Opens a page, and waits until the header's behaviour is attached. */
    openAttached: (path = "/") => attached(page, () => page.goto(origin + path)),
    reloadAttached: () => attached(page, () => page.reload()),
    /** Skips the header with the first two keys on a page. */
    async skipHeader() {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: headerTexts.skipToContent })).toBeFocused();
      await page.keyboard.press("Enter");
    },
    /** Scrolls without the shop's animation. */
    scrollTo: (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top),

    header,
    /** The part of the header that stays at the top of the window. */
    bar: header.locator(".kontor-header__main"),
    logo: header.getByRole("link", { name: headerTexts.home }),
    back: header.getByRole("button", { name: headerTexts.back, exact: true }),
    stores: header.getByRole("link", { name: headerTexts.stores, exact: true }),
    /** Its accessible name ends with the name of the logged-in customer. */
    userMenu: header.locator("[data-kontor-account]"),
    beans: header.locator("[data-kontor-beans]"),

    openSearchButton,
    searchFlyout,
    closeSearch: searchFlyout.getByRole("button", { name: headerTexts.closeSearch }),
    /** Opens the search field as a visitor does: in narrow layouts it is behind an icon, which moves the focus to the field. */
    async openSearch() {
      if (!(await openSearchButton.isVisible())) return search.click();
      await press(openSearchButton);
      await expect(searchFlyout).toBeVisible();
      await expect(search).toBeFocused();
    },

    navigation,
    /** Links of the first level. */
    items: navigation.locator(".kontor-navigation__item > a"),
    flyout: navigation.locator(".kontor-navigation__flyout"),
    /** The first link of a flyout or of a list in the drawer. */
    allOf: (title: string) =>
      header.getByRole("link", { name: fill(navigationTexts.allOf, { title }), exact: true }),
    /** The button that opens the flyout of an item without a mouse. */
    opener: (title: string) =>
      navigation.getByRole("button", { name: fill(navigationTexts.open, { title }), exact: true }),
    menu,
    drawer,
    async openDrawer() {
      await press(menu);
      await expect(drawer).toBeVisible();
    },

    topBanner: promotion("top_banner"),
    benefits: promotion("benefits"),
    categoryBanner: promotion("category_banner"),
    phase: promotion("phase_integration"),
    appBanner: page.getByRole("complementary", { name: texts.promotion.app.headline }),
    /** Replaces the promotions of places, as for staff who preview another day. */
    async preview(places: Record<string, { type: string; content: object } | { status: number }>) {
      // The shop removes an invalid token, so each page sets it again before its scripts run.
      await page.addInitScript((name) => (document.cookie = `${name}=tomorrow`), previewCookie);
      for (const [id, place] of Object.entries(places))
        await page.route(`**${promotionPath}/${encodeURIComponent(id)}*`, (route) =>
          route.fulfill(
            "status" in place
              ? { status: place.status, body: "" }
              : { json: { type: place.type, contentJSON: JSON.stringify(place.content) } },
          ),
        );
    },

    search,
    /** Shown when the hydrated field has text. */
    clear: header.getByRole("button", { name: texts.search.clear }),
    panel,
    options: panel.getByRole("option"),
    terms: panel.getByRole("group", { name: texts.search.searchTerms }).getByRole("option"),
    products: panel.getByRole("group", { name: texts.search.products }).getByRole("option"),
    /** Beside them are prices. */
    productNames: panel
      .getByRole("group", { name: texts.search.products })
      .locator(".kontor-search__text"),

    ...accountOn(page, code, origin),
    ...cartOn(page, code, origin),
    ...checkoutOn(page, code, origin),

    /** Changes the HTML of the home page, to resemble another team's page. */
    changeHome: (change: (html: string) => string) =>
      page.route(`${origin}/`, async (route) => {
        // The browser resolves every name under localhost, but this process may not.
        const { host, port } = new URL(origin);
        const headers = { ...route.request().headers(), host };
        const response = await route.fetch({ url: `http://127.0.0.1:${port}/`, headers });
        await route.fulfill({ response, body: change(await response.text()) });
      }),

    /** Takes all tabs offline, after the scripts of this one have loaded. */
    async loseConnection() {
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
    },
  };
}

/** Clicks with the mouse. Playwright's click would scroll to the original position of the sticky bar first. */
async function press(button: Locator) {
  // The bar may still be sliding in.
  await button.evaluate(async (element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const { x, y, width, height } = (await button.boundingBox())!;
  await button.page().mouse.click(x + width / 2, y + height / 2);
}

/**
 * Waits until the header's behaviour is attached, and for the personal data that it shows; those of the previous page do not count.
 */
async function attached(page: Page, load: () => Promise<unknown>) {
  let isThere = false;
  page.once("framenavigated", () => (isThere = true));
  // Sent by the header's behaviour alone, when it is attached: the page's tracking may request the personal data before.
  const attaching = page.waitForRequest(
    (request) => isThere && request.url().endsWith(cacheKeyPath),
  );
  const personalData = page.waitForResponse(
    (response) => isThere && response.url().endsWith(personalDataPath),
  );
  await load();
  await attaching;
  await (await personalData).finished();
}

/** Waits until a page has read an answer to its end. Not for pages with Playwright's clock, which has no timing of resources. */
export const hasRead = (page: Page, path: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
    path,
  );

/** Returns the digits of an amount of money as a number. */
export const digitsOf = (money: string) => Number(money.replace(/\D/g, ""));
