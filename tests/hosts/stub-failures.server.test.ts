import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { changeErrorText } from "../../border/cart/cart-rules.ts";
import { connectBorder } from "../../border/package/core/connect-border.ts";
import { borderFailures } from "../../border/package/test/failures.ts";
import { hostileRules, importantRules } from "../../border/package/test/hostile-rules.ts";
import { computedStyles, styleDifferences } from "../../border/package/test/page-styles.ts";
import type { StubRefusal } from "../../border/package/test/stub-answers.ts";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { cart as cartTexts } from "../../shop/sites/de/texts/cart.ts";
import { newsletter as newsletterTexts } from "../../shop/sites/de/texts/newsletter.ts";
import { search as searchTexts } from "../../shop/sites/de/texts/search.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";

/** Tries in a browser what a host sees of the stub shop while parts of it fail, with the shop's words, and under styles of other pages. */

let browser: Browser;
let page: Page;
let shop: StubShop;
let host: Host;
let styles = "";
let isStrict = false;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());
beforeEach(async () => {
  [styles, isStrict] = ["", false];
  shop = await startStubShop();
  const border = connectBorder({ shop: shop.origin, onProblem: () => {} });
  const proxy = border.proxy();
  host = await listen(async (request, response) => {
    if (request.url !== "/page")
      return proxy(request, response, () => response.writeHead(404).end());
    const parts = await border.get(request, { options: isStrict ? ["shadow"] : [] });
    response.setHeader("content-type", "text/html; charset=utf-8").end(
      `<!doctype html><html lang="de"><head><link rel="icon" href="data:,">${parts.head}<style>${styles}</style></head>
      <body id="page" style="margin: 0">${parts.header}<main id="kontor-content"></main>${parts.footer}</body></html>`,
    );
  });
  page = await browser.newPage();
});
afterEach(async () => {
  await page.close();
  await host.stop();
  await shop.close();
});

const open = () => page.goto(`${host.origin}/page`);
const badge = () => page.locator("[data-kontor-cart-count]").textContent();
const add = () =>
  page.evaluate(
    async () =>
      (await (window as PageWindow).kontor?.cart?.add({ productId: "1", quantity: 2 })) ?? "",
  );
type PageWindow = Window & { kontor?: { cart?: { add(article: object): Promise<string> } } };

/** Those that fail within a moment. A hanging shop is tried with the search, whose next request ends it. */
const quickFailures = borderFailures.filter((how) => !["hang", "slow", "trickle"].includes(how));

test.each(quickFailures)(
  "a cart that fails by %s leaves the added article out, and works again",
  async (how) => {
    shop.cart(3);
    await open();
    await expect.poll(badge).toBe("3");
    await shop.fail(how, "cart");
    expect(await add()).toBe(cartTexts.changeError);
    await shop.recover("cart");
    expect(await add()).toBe("");
    await expect.poll(badge).toBe("5");
  },
);

const refusals: StubRefusal[] = [
  { error: "CART_LIMIT", limit: 1 },
  { error: "CART_LIMIT", limit: 50 },
  { error: "ITEM_LIMIT", limit: 10 },
  { error: "AVAILABILITY_LIMIT", limit: 1 },
  { error: "AVAILABILITY_LIMIT", limit: 2 },
  { error: "AVAILABILITY_LIMIT", limit: 0 },
  { error: "PRODUCTDATA_UNAVAILABLE" },
  { error: "CARTSTORAGE_UNAVAILABLE" },
];
test.each(refusals)(
  "an article that is refused with $error and $limit has the shop's reason",
  async (refusal) => {
    await open();
    await expect.poll(badge).toBe("0");
    shop.refuse(refusal);
    expect(await add()).toBe(changeErrorText(refusal, cartTexts, "de-DE"));
    await shop.recover();
    expect(await add()).toBe("");
  },
);

test("the stub's search suggests terms, reports failures, and waits only for the latest text", async () => {
  await open();
  const field = page.getByRole("searchbox", { name: "Suche" });
  const panel = page.getByRole("search").getByRole("status");
  await field.fill("tee");
  await panel.getByRole("link", { name: "teekanne" }).waitFor();
  await shop.fail("503-with-body", "search");
  await field.fill("kaf");
  await expect.poll(() => panel.textContent()).toContain(searchTexts.failed);
  await shop.fail("hang", "search");
  await field.fill("kaff");
  await shop.recover("search");
  await field.fill("kaffeem");
  await panel.getByRole("link", { name: "kaffeemaschine" }).waitFor();
});

test("a sign-up to the stub's newsletter succeeds, or has the shop's message of a failure", async () => {
  await open();
  const form = page.getByRole("contentinfo").locator("form");
  const message = form.getByRole("status");
  await shop.fail("500-with-body", "newsletter");
  await form.getByLabel("E-Mail-Adresse").fill("ada@shop.example");
  await form.getByRole("button").click();
  await expect.poll(() => message.textContent()).toBe(newsletterTexts.form.errorGeneric);
  await shop.recover();
  await form.getByRole("button").click();
  await expect.poll(() => message.textContent()).toBe(newsletterTexts.form.success);
});

test("while the stub's customer data fails, the header stays that of a guest", async () => {
  shop.customer("Ada");
  shop.cart(1);
  await shop.fail("404", "customer");
  await open();
  await expect.poll(badge).toBe("1");
  expect(await page.locator("[data-kontor-account]").textContent()).toBe("Anmelden");
  await shop.recover("customer");
  await page.reload();
  await page.getByRole("link", { name: "Ada" }).waitFor();
});

test("recover() of one part leaves the failures of others", async () => {
  await shop.fail("503-with-body", "cart");
  await shop.fail("404", "search");
  await shop.fail("refused");
  await shop.recover("fragments");
  await shop.recover("cart");
  const status = async (path: string) => (await fetch(shop.origin + path)).status;
  expect(await status("/service/cart/api/cart")).toBe(200);
  expect(await status("/service/searchfrontend/api/suggestions?q=tee")).toBe(404);
  await shop.recover();
  expect(await status("/service/searchfrontend/api/suggestions?q=tee")).toBe(200);
});

test.each([
  ...Object.entries(hostileRules).flatMap(([name, rules]) => [
    { name, rules, form: "plain" },
    { name, rules, form: "strict" },
  ]),
  ...Object.entries(importantRules).map(([name, rules]) => ({ name, rules, form: "strict" })),
])("the stub's $form form looks the same under $name", async ({ rules, form }) => {
  isStrict = form === "strict";
  await open();
  await expect.poll(badge).toBe("0");
  const before = await computedStyles(page);
  styles = rules;
  await page.reload();
  await expect.poll(badge).toBe("0");
  expect(styleDifferences(before, await computedStyles(page))).toEqual([]);
});
