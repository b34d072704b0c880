import { cartApiPath, newsletterPaths, visitorEventsPath } from "../../border/border-paths.ts";
import { customerPaths, withdrawalPaths } from "../../shop/shop-paths.ts";
import type { BrowserContext, Page } from "@playwright/test";
import { hasName } from "../../platform/shared/cookies/stored-names.ts";
import { recentSearchesStorageKey } from "../../border/search/search-storage.ts";
import {
  productHistoryKey,
  purchasesKey,
  queuePrefix,
  visitorCookie,
} from "../../border/tracking/tracking-contract.ts";
import { storedNames } from "../../shop/pages/text/stored-names.ts";
import { atNight } from "./night.ts";
import { expect, hasRead, test, type Shop } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Compares what browsers store, on pages of all types except staff's, with the table of the privacy page. */

test.use({ consent: "undecided" });

/** By day the pages that store something themselves, beside those that a shopper passes who buys. */
const someOf = ["/service/cartfrontend/cart", newsletterPaths.form, customerPaths.register];
const allOf = [
  "/",
  "/x-c1000.html",
  "/x-p100111.html",
  "/search?query=kaffee",
  "/service/cartfrontend/cart",
  "/x-s400007321.html",
  "/service/storefinder/",
  newsletterPaths.form,
  customerPaths.account,
  customerPaths.register,
  withdrawalPaths.form,
  "/no/such/page",
];

/** Returns the browser's entries that are in no line of the table, or only in lines of groups that are not allowed. */
async function unlisted(context: BrowserContext, page: Page, allowed: string[]): Promise<string[]> {
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies(page.url())).map(({ name }) => name);
  const found = { cookie: cookies, local, session };
  return Object.entries(found).flatMap(([kind, names]) =>
    names.filter(
      (name) =>
        !storedNames.some(
          (line) => line.kind === kind && hasName(line, name) && allowed.includes(line.group),
        ),
    ),
  );
}

/** Returns everything that the browser has stored for the shop. */
const entries = async (context: BrowserContext, page: Page) => [
  ...(await context.cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

/** Finds, adds and buys something, to cause events that fill all stores of tracking. */
async function useShop(shop: Shop) {
  const { page } = shop;
  const { path } = await shop.plentiful();
  await page.goto(shop.origin + path);
  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  await page.goto(shop.origin);
  await shop.search.fill("tee");
  await expect(shop.panel).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("tee");
  await page.locator(".kontor-tile__name a").first().click();
  await expect(shop.addButton).toBeVisible();
  await page.evaluate(async () => {
    const { kontor } = window as unknown as {
      kontor: { track(name: string, data: object): Promise<void> };
    };
    const items = [{ item_id: "1", item_name: "Tee", price: 2, quantity: 1 }];
    await kontor.track("purchase", { transaction_id: "K-1", currency: "EUR", value: 2, items });
  });
}

const settled = (page: Page) => page.waitForFunction(() => "OnetrustActiveGroups" in window);

const partsOf = ({ page, texts: { consent } }: Shop) => {
  const panel = page.getByLabel(consent.title, { exact: true });
  return {
    button: (name: string) => panel.getByRole("button", { name, exact: true }),
    link: page
      .locator('[data-kontor="footer"]')
      .getByRole("link", { name: consent.settings, exact: true }),
  };
};

async function visitAll(shop: Shop, allowed: string[], paths: string[]) {
  const { page } = shop;
  for (const path of paths) {
    await page.goto(shop.origin + path);
    await settled(page);
    expect(await unlisted(page.context(), page, allowed), path).toEqual([]);
  }
}

test("a first visit stores nothing, of a cart either", async ({ page, context, visit }) => {
  const shop = visit("DE");
  const { path } = await shop.plentiful();
  await page.goto(shop.origin + path);
  await hasRead(page, cartApiPath);
  await settled(page);
  await expect(partsOf(shop).button(shop.texts.consent.refuse)).toBeVisible();
  expect(await entries(context, page)).toEqual([]);
});

test.describe("on pages of all types", () => {
  test.slow();
  // One of the pages is missing.
  test.use({ mayComplain: true });
  test.afterEach(({ complaints }) =>
    expect(complaints.filter((text) => !text.includes("/no/such/page"))).toEqual([]),
  );

  test(
    "before a decision about consent only necessary entries are stored",
    atNight,
    async ({ visit }) => {
      const shop = visit("DE");
      await useShop(shop);
      await visitAll(shop, ["necessary"], allOf);
    },
  );

  test(
    "with all groups of consent allowed nothing is stored that the privacy table lacks",
    atNight,
    async ({ page, context, visit }) => {
      const shop = visit("DE");
      await shop.open();
      await partsOf(shop).button(shop.texts.consent.accept).click();
      await useShop(shop);
      // The stores that this visit must fill: otherwise the comparison would prove nothing.
      for (const key of [recentSearchesStorageKey, productHistoryKey, purchasesKey])
        await expect
          .poll(() => page.evaluate((name) => localStorage.getItem(name), key), { message: key })
          .not.toBeNull();
      await shop.register(newPerson(), { remember: true });
      await visitAll(shop, everything, allOf);
      // An undeclared name is found.
      await page.evaluate(() => localStorage.setItem("planted", "1"));
      expect(await unlisted(context, page, everything)).toEqual(["planted"]);
    },
  );

  test("necessary entries are stored before a decision, the listed ones with consent, and a withdrawal removes them and the collector's events", async ({
    page,
    context,
    visit,
  }) => {
    const shop = visit("DE");
    const { button, link } = partsOf(shop);
    const { consent } = shop.texts;
    await useShop(shop);
    await visitAll(shop, ["necessary"], someOf);
    await button(consent.accept).click();
    await useShop(shop);
    await visitAll(shop, everything, someOf);
    const visitor = () => cookieOf(context, visitorCookie);
    await expect.poll(visitor).toBeTruthy();
    await expect.poll(() => waitingEvents(page)).toBe(0);
    const name = (await visitor())!;
    const erased: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(visitorEventsPath) && response.request().method() === "DELETE")
        erased.push(response.status());
    });
    await link.click();
    await button(consent.refuse).click();
    // The request outlives its page, so the browser shows its body to no test.
    await expect.poll(() => erased, "answers to the request to erase").toEqual([200]);
    await expect.poll(() => unlisted(context, page, ["necessary"])).toEqual([]);
    // Nothing is left to erase for this visitor.
    await context.addCookies([{ name: visitorCookie, value: name, url: shop.origin }]);
    expect(await eraseVisitor(page)).toBe(0);
    await visitAll(shop, ["necessary"], someOf);
  });
});

const everything = ["necessary", "statistics", "functional", "advertising"];

const cookieOf = async (context: BrowserContext, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted)?.value;

const waitingEvents = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
    queuePrefix,
  );

const eraseVisitor = (page: Page) =>
  page.evaluate(async (path) => {
    const response = await fetch(path, { method: "DELETE" });
    return ((await response.json()) as { erased: number }).erased;
  }, visitorEventsPath);

test("each site's privacy page lists every stored name", async ({ page, visit }) => {
  await visit("TR").open("/x-s400007321.html");
  const rows = page.locator("table", { hasText: "OptanonConsent" }).locator("tbody tr");
  await expect(rows).toHaveCount(storedNames.length);
  for (const { names } of storedNames)
    for (const name of names) await expect(rows.filter({ hasText: name }).first()).toBeVisible();
});
