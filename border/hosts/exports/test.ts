import { connectBorder } from "@kontor/border";
import {
  borderFailures,
  borderMatchers,
  borderParts,
  computedStyles,
  foreignText,
  hostileRules,
  importantRules,
  startStubShop,
  styleDifferences,
} from "@kontor/border/test";
import { expect } from "@playwright/test";
import type { Example } from "./example.ts";

export const examples = {
  /** Starts a shop in the process of a test, which fails on demand, and recovers. */
  async startStubShop() {
    const shop = await startStubShop();
    const statusOfHeader = async () =>
      (await fetch(`${shop.origin}/service/pageborder/header/DE`)).status;
    await shop.fail("404");
    const statuses = [await statusOfHeader()];
    await shop.recover();
    statuses.push(await statusOfHeader());
    await shop.close();
    return statuses;
  },
  /** Lets a part of the shop fail by itself: the cart, search suggestions, the newsletter, the customer's data. */
  async fail({ shop, page }) {
    await shop.fail("503-with-body", "search");
    const search = page.getByRole("search");
    await search.getByLabel("Suche").fill("kaffee");
    await expect(search.getByText("nicht verfügbar")).toBeVisible();
    await shop.fail("404", "newsletter");
    const newsletter = page.getByRole("contentinfo");
    await newsletter.getByLabel("E-Mail-Adresse").fill("ada@shop.example");
    await newsletter.getByRole("button", { name: "Anmelden" }).click();
    await expect(newsletter.getByText("nicht möglich")).toBeVisible();
    await shop.fail("500-with-body", "customer");
    await shop.fail("truncated", "cart");
    await page.reload();
    await expect(page.getByRole("link", { name: "Anmelden" })).toBeVisible();
    return page.evaluate(() => window.kontor?.cart?.add({ productId: "1", quantity: 1 }));
  },
  /** Ends the failures of a part, or of all. */
  async recover({ shop, page }) {
    await shop.fail("404", "customer");
    await shop.fail("hang", "search");
    await shop.recover("customer");
    await page.reload();
    await expect(page.getByRole("link", { name: "Ada" })).toBeVisible();
    await shop.recover();
    await page.getByLabel("Suche").fill("kaffee");
    await expect(page.getByRole("link", { name: "kaffeebohnen" })).toBeVisible();
  },
  /** Refuses changes of the cart. What `add` resolves to is what a page shows. */
  async refuse({ shop, page }) {
    const add = () =>
      page.evaluate(() => window.kontor?.cart?.add({ productId: "1", quantity: 20 }));
    shop.refuse({ error: "ITEM_LIMIT", limit: 10 });
    const reasons = [await add()];
    shop.refuse({ error: "AVAILABILITY_LIMIT", limit: 0 });
    reasons.push(await add());
    await shop.recover();
    reasons.push(await add());
    return reasons;
  },
  /** Deploys another release of the shop, whose files have other names. */
  async release({ shop }) {
    shop.release("2026-11");
    const { head } = await connectBorder({ shop: shop.origin }).get({ headers: {} });
    return head.match(/\/kontor\/[^"]+/g);
  },
  /** Sets what is in the cart, which the header shows. */
  async cart({ shop, page }) {
    shop.cart(7);
    await page.reload();
    await expect(page.getByRole("link", { name: "Warenkorb 7" })).toBeVisible();
  },
  /** Logs a customer in, and out again without a name. */
  async customer({ shop, page }) {
    shop.customer("Grace");
    await page.reload();
    await expect(page.getByRole("link", { name: "Grace" })).toBeVisible();
    shop.customer();
    await page.reload();
    await expect(page.getByRole("link", { name: "Anmelden" })).toBeVisible();
  },
  /** Logs staff in, whose pages have the border of a preview, and their panel. */
  async staff({ shop, page }) {
    const url = page.url();
    await page.context().addCookies(shop.staff().map((cookie) => ({ ...cookie, url })));
    await page.reload();
    await expect(page.locator("header[data-kontor-preview-mark]")).toBeVisible();
    await expect(page.getByRole("region", { name: "Staff preview" })).toBeVisible();
  },
  /** Adds matchers to those of Playwright. */
  async borderMatchers({ page }) {
    const expectOf = expect.extend(borderMatchers);
    await expectOf(page).toHaveWholeBorder();
    await expectOf(page).toKeepHostStyles();
    await expectOf(page).toHaveNoBorderShift();
    await expectOf(page).toHaveNoBorderErrors();
  },
  /** Lists the ways in which a shop fails, for a test of each. */
  borderFailures() {
    return borderFailures;
  },
  /** Finds the shop's error page where a fragment should be: no page of a host may contain its text. */
  async foreignText({ shop, page }) {
    await shop.fail("503-with-body");
    await page.reload();
    await shop.recover();
    return (await page.content()).includes(foreignText);
  },
  /** Computes the styles of header, footer and consent banner. */
  async computedStyles({ page }) {
    const [header] = await computedStyles(page);
    return header!.slice(0, 40);
  },
  /** Compares such styles before and after a change. */
  styleDifferences() {
    return styleDifferences(["a. { color: red; top: 0"], ["a. { color: blue; top: 0"]);
  },
  /** Selects what `computedStyles` reads unless it is told otherwise. */
  borderParts({ page }) {
    return page.locator(borderParts).count();
  },
  /** Style sheets of pages that do not expect a border. It looks the same under each. */
  async hostileRules({ page }) {
    await page.evaluate(() => (document.body.id = "page"));
    const before = await computedStyles(page);
    const differences: Record<string, number> = {};
    for (const [name, content] of Object.entries(hostileRules)) {
      const sheet = await page.addStyleTag({ content });
      differences[name] = styleDifferences(before, await computedStyles(page)).length;
      await sheet.evaluate((element) => (element as HTMLStyleElement).remove());
    }
    return differences;
  },
  /** Style sheets with important rules, under which the strict form (`options: ["shadow"]`) looks the same. */
  importantRules() {
    return Object.keys(importantRules);
  },
} satisfies Record<string, Example>;
