import { join } from "node:path";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { badgeText } from "../../features/cart/badge-text.ts";
import { cartApiPath, cartPagePath } from "../../features/cart/cart-contract.ts";
import type { Cart } from "../../features/cart/cart-schema.ts";
import { storedMails } from "../../features/mail/server/file-transport.ts";
import { customerPaths } from "../../features/customer/customer-contract.ts";
import { personalDataPath } from "../../features/customer/personal-data-paths.ts";
import { promotionPath } from "../../features/promotion/promotion-contract.ts";
import { consentCookie, consentGroups, decidedCookie } from "../../shared/consent-cookie.ts";
import { previewCookie } from "../../shared/preview-cookie.ts";
import { suggestionsPath } from "../../features/search/search-contract.ts";
import { consentText } from "../../shared/consent-decision.ts";
import { siteCodes, type SiteCode } from "../../shared/site.ts";
import { fill, plural } from "../../shared/words.ts";
import { allSites } from "../../sites/all-sites.ts";
import { shake } from "./shaken.ts";

/** Playwright's test with shops to visit. A test fails on messages in the console, unless it sets `mayComplain`. */
export const test = base.extend<{
  /** Opens one of the nine shops on a page of the test's browser. */
  visit: (site: SiteCode, on?: Page) => Shop;
  /** For tests that break something: the browser reports every failed request as an error. */
  mayComplain: boolean;
  complaints: string[];
  /** What the visitor has allowed; who has not decided is asked by the banner. */
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

/** The first letters of a search for coffee, in the language of each site. */
export const coffee: Record<SiteCode, string> = {
  DE: "kaf",
  AT: "kaf",
  CH: "kaf",
  CH_FR: "caf",
  PL: "kaw",
  CZ: "káv",
  HU: "káv",
  SK: "káv",
  TR: "kah",
};

type OptionalGroup = Exclude<keyof typeof consentGroups, "necessary">;

const consentValue = (allowed: OptionalGroup[]) =>
  `groups=${Object.entries(consentGroups)
    .map(([name, id]) => {
      const isAllowed = name === "necessary" || allowed.some((group) => group === name);
      return `${id}%3A${Number(isAllowed)}`;
    })
    .join("%2C")}`;

const hostOf = (site: SiteCode) => `${site.toLowerCase().replace("_", "-")}.localhost`;

/** A person who registers. All have the same password. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}
export const password = "Bohne-2026";

let people = 0;
/** A person with an address that has no account yet. */
export const newPerson = (firstName = "Ada", lastName = "Lovelace"): Person => ({
  email: `${process.pid}.${Date.now()}.${people++}@example.com`,
  firstName,
  lastName,
});

/** The script interface of the page, as far as tests use it. */
interface CartWindow {
  kontor: { cart: { add(article: { productId: string; quantity: number }): Promise<string> } };
}

/** A shop as its visitors see it: parts are found by their names in the site's language. */
function shopOn(page: Page, code: SiteCode, origin: string) {
  const { site, texts } = allSites[code];
  const header = page.locator('[data-kontor="header"]');
  const search = header.getByRole("combobox", { name: texts.search.search });
  const panel = header.getByRole("listbox", { name: texts.search.searchTerms });
  const entries = page.locator(".kontor-cart__entry");
  const { header: headerTexts, navigation: navigationTexts, customer: customerTexts } = texts;
  const navigation = header.getByRole("navigation", { name: navigationTexts.navigation });
  const menu = header.getByRole("button", { name: navigationTexts.menu, exact: true });
  const drawer = header.getByRole("dialog", { name: navigationTexts.navigation });
  const openSearchButton = header.getByRole("button", { name: headerTexts.openSearch });
  const searchFlyout = header.getByRole("dialog", { name: headerTexts.openSearch });
  const main = page.getByRole("main");
  /** The label of a required field ends with a mark. */
  const field = (label: string) => main.getByLabel(new RegExp(`^${label}( \\*)?$`));
  const promotion = (tag: string) => page.locator(`[data-kontor-promotion="${tag}"]`);
  return {
    page,
    site,
    texts,
    origin,
    open: (path = "/") => page.goto(origin + path),
    /** Answers the question for consent: these groups are allowed, the others refused. */
    allow: (...groups: OptionalGroup[]) =>
      page.context().addCookies([
        { name: consentCookie, value: consentValue(groups), url: origin },
        { name: decidedCookie, value: new Date().toISOString(), url: origin },
      ]),
    /** Opens a page, and waits until the header's behaviour is attached. */
    openAttached: (path = "/") => attached(page, () => page.goto(origin + path)),
    reloadAttached: () => attached(page, () => page.reload()),
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
    /** Opens the search field as a visitor does: in narrow layouts it is behind an icon, which gives it the focus. */
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
    /** First link of a flyout or of a list in the drawer. */
    allOf: (title: string) =>
      header.getByRole("link", { name: fill(navigationTexts.allOf, { title }), exact: true }),
    /** Opens the flyout of an item without a mouse. */
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
    /** Replaces the promotions of places, as staff who preview another day see them. */
    async preview(places: Record<string, { type: string; content: object } | { status: number }>) {
      // The shop removes a token that is not its own: the page gets it back before its scripts run.
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

    loginButton: main.getByRole("button", { name: customerTexts.login, exact: true }),
    field,
    passwordField: field(customerTexts.password),
    /** Fills the form for a new account and sends it. */
    async fillRegistration(person: Person) {
      await page.goto(origin + customerPaths.register);
      await field(customerTexts.firstName).fill(person.firstName);
      await field(customerTexts.lastName).fill(person.lastName);
      await field(customerTexts.email).fill(person.email);
      await field(customerTexts.password).fill(password);
      await send(main.getByRole("button", { name: customerTexts.register, exact: true }));
    },
    /** Registers a person and confirms the address, which logs in. */
    async register(person: Person, { remember = false } = {}) {
      await this.fillRegistration(person);
      await page.goto(await this.linkTo(person, texts.customerMails.confirmAddress.subject));
      await field(customerTexts.password).fill(password);
      if (remember) await main.getByLabel(customerTexts.remember).check();
      await send(main.getByRole("button", { name: customerTexts.confirmAddress, exact: true }));
    },
    /** Where the button of the newest such mail to a person leads. */
    async linkTo({ email }: Person, subject: string): Promise<string> {
      let text = "";
      await expect(async () => {
        const mails = await storedMails(join(process.env.E2E_DATA!, "mails"));
        text = mails.findLast((mail) => mail.to === email && mail.subject === subject)?.text ?? "";
        expect(text).not.toBe("");
      }).toPass();
      const [url] = /http:\S+/.exec(text)!;
      return url;
    },
    async login({ email }: Person, { remember = false, with: given = password } = {}) {
      await page.goto(origin + customerPaths.account);
      await field(customerTexts.email).fill(email);
      await field(customerTexts.password).fill(given);
      if (remember) await main.getByLabel(customerTexts.remember).check();
      await send(main.getByRole("button", { name: customerTexts.login, exact: true }));
    },
    async logout() {
      await page.goto(origin + customerPaths.userMenu);
      await send(main.getByRole("button", { name: customerTexts.logout, exact: true }));
    },
    /** The message of a form that was carried out. */
    notice: main.getByRole("status"),
    refusal: main.getByRole("alert"),

    search,
    /** Shown when the hydrated field has text. */
    clear: header.getByRole("button", { name: texts.search.clear }),
    panel,
    options: panel.getByRole("option"),
    terms: panel.getByRole("group", { name: texts.search.searchTerms }).getByRole("option"),
    products: panel.getByRole("group", { name: texts.search.products }).getByRole("option"),
    /** The count is part of the link's name: at first as it is shown, soon with the articles' word; an empty cart has none. */
    badge: (count: number) =>
      header.getByRole("link", {
        name:
          count > 0
            ? new RegExp(
                `^${texts.cart.cart}( ${RegExp.escape(badgeText(count))}|, ${plural(texts.cart.itemCount, count, site.locale)})$`,
              )
            : new RegExp(`^${texts.cart.cart}$`),
      }),

    addButton: page.locator(".kontor-buy__action").getByRole("button", { name: texts.cart.add }),
    /** The button of a tile, and below it the tile's message after adding. */
    addFromTile: page.locator(".kontor-tile").getByRole("button", { name: texts.cart.add }),
    tileAnswer: page.locator(".kontor-tile").getByRole("status"),
    added: page.getByRole("status").filter({ hasText: texts.cart.added }),
    variants: page.getByRole("radio").and(page.locator("[name=tcm]")),

    /** Changes the HTML of the home page, as a page of another team would differ. */
    changeHome: (change: (html: string) => string) =>
      page.route(`${origin}/`, async (route) => {
        // The browser knows every name under localhost, this process may not.
        const { host, port } = new URL(origin);
        const headers = { ...route.request().headers(), host };
        const response = await route.fetch({ url: `http://127.0.0.1:${port}/`, headers });
        await route.fulfill({ response, body: change(await response.text()) });
      }),

    openCart: () => page.goto(origin + cartPagePath),
    /** Ends the connection of all tabs, after the scripts of this one have arrived. */
    async loseConnection() {
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
    },
    /** Opens the cart with this quantity of one article, and returns its title. */
    async holding(quantity: number): Promise<string> {
      const { id } = await this.plentiful();
      await this.changeCart({ setArticle: { productId: id, quantity } });
      await this.openCart();
      await expect(this.badge(quantity)).toBeVisible();
      return (await this.readCart()).articles[0]!.title;
    },
    entries,
    sum: entries.locator(".kontor-cart__sum"),
    total: page.getByRole("region", { name: texts.cart.total }),
    /** The amounts to pay, without the taxes below, which have more decimals. */
    amounts: page.locator(".kontor-cart__totals dl > :not(.kontor-soft) dd"),
    emptyCart: page.getByRole("heading", { name: texts.cart.empty }),
    quantity: entries.locator(".kontor-stepper__value"),
    undo: (title: string) =>
      page.getByRole("button", { name: texts.cart.undoOf.replace("{title}", title) }),
    miniCart: header.getByRole("region", { name: texts.cart.preview }),
    miniCartButton: header.getByRole("button", { name: texts.cart.preview }),
    more: (title: string) =>
      page.getByRole("button", { name: texts.cart.moreOf.replace("{title}", title) }),
    less: (title: string) =>
      page.getByRole("button", { name: texts.cart.lessOf.replace("{title}", title) }),
    remove: (title: string) =>
      page.getByRole("button", { name: texts.cart.removeOf.replace("{title}", title) }),

    /** A product with variants and a large stock, found by its name. */
    async plentiful() {
      await page.goto(origin);
      const { products } = await asJson<{ products: { id: string; productViewUrl: string }[] }>(
        page,
        `${suggestionsPath}?q=hafenblick&site=${code}`,
      );
      const { id, productViewUrl } = products.find((product) => product.id === "100111")!;
      return { id, path: `/${productViewUrl}` };
    },

    /** Adds an article by `window.kontor`. Returns the error message for the shopper, or "". */
    addByScript: (productId: string, quantity: number) =>
      page.evaluate((article) => (window as unknown as CartWindow).kontor.cart.add(article), {
        productId,
        quantity,
      }),
    /** Changes the cart by the API, as another tab would. */
    changeCart: (change: object) =>
      page.evaluate(
        async ([url, body]) =>
          (
            await fetch(url!, {
              method: "PUT",
              headers: { "content-type": "application/json" },
              body,
            })
          ).status,
        [cartApiPath, JSON.stringify(change)],
      ),
    readCart: async () => (await asJson<{ cart: Cart }>(page, cartApiPath)).cart,
  };
}

/** Presses with the mouse. Playwright's click would scroll to the original position of the sticky bar first. */
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

/** Sends a form, and waits for the next page, whose address may be the same. */
async function send(button: Locator) {
  const arrived = button.page().waitForEvent("domcontentloaded");
  await button.click();
  await arrived;
}

/** Waits for the personal data, which the header requests when its behaviour is attached; the previous page's do not count. */
async function attached(page: Page, load: () => Promise<unknown>) {
  let isThere = false;
  page.once("framenavigated", () => (isThere = true));
  const personalData = page.waitForResponse(
    (response) => isThere && response.url().endsWith(personalDataPath),
  );
  await load();
  await (await personalData).finished();
}

const asJson = <T>(page: Page, url: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as T, url);

/** The digits of an amount of money as a number. */
export const digitsOf = (money: string) => Number(money.replace(/\D/g, ""));
