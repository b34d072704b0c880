import { siteCodes } from "../../shop/sites/site-codes.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { atNight, dailyIf } from "./night.ts";
import { digitsOf, expect, test } from "./shop.ts";

/** Tests a browser that runs no script, or has not loaded it yet. */

test.use({ javaScriptEnabled: false });

test("without scripts the header's links work", async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.open();
  const navigation = shop.header.getByRole("navigation", {
    name: shop.texts.navigation.navigation,
  });
  const links = navigation.getByRole("link");
  expect(await links.count()).toBeGreaterThan(4);
  const name = await links.first().innerText();
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  for (const [link, path] of [
    [shop.texts.header.stores, "/service/storefinder/"],
    [shop.texts.header.account, "/usermenu"],
    [shop.texts.cart.cart, "/service/cartfrontend/cart"],
    [shop.texts.header.home, "/"],
  ] as const) {
    await shop.header.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(shop.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("without scripts the search form shows results", async ({ page, visit }) => {
  const shop = visit("HU");
  await shop.open();
  await expect(shop.panel).toBeHidden();
  await expect(shop.header.getByRole("button", { name: shop.texts.search.clear })).toBeHidden();
  await shop.search.fill("kávé");
  await shop.header.getByRole("button", { name: shop.texts.search.submit }).click();
  await expect(page).toHaveURL(`${shop.origin}/search?query=k%C3%A1v%C3%A9&site=HU`);
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);

  await visit("DE").open();
  await visit("DE").search.fill("AGB");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/agb-s400007325\.html$/);
});

for (const site of ["DE", "CH_FR"] as const)
  test(
    `${site} without scripts: choose a variant, add, change the quantity, remove, undo, all by forms`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      await shop.open(`/x-p100111.html`);
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      const variant = await shop.variants.nth(1).inputValue();
      await shop.variants.nth(1).check();
      await page.getByRole("textbox", { name: shop.texts.cart.quantity }).fill("2");
      await shop.addButton.click();

      await expect(page).toHaveURL(/\/service\/cartfrontend\/cart$/);
      await expect(shop.entries).toHaveCount(1);
      await expect(shop.entries.locator("[name=tcm]").first()).toHaveValue(variant);
      const forTwo = digitsOf(await shop.sum.innerText());

      await shop.more(title).click();
      await expect(shop.quantity).toHaveValue("3");
      expect(digitsOf(await shop.sum.innerText())).toBe((forTwo / 2) * 3);
      await page.reload();
      await expect(shop.quantity).toHaveValue("3");

      await shop.quantity.fill("5");
      await shop.quantity.press("Enter");
      await expect.poll(async () => (await shop.readCart()).numberOfArticles).toBe(5);
      await expect(shop.quantity).toHaveValue("5");
      await shop.less(title).click();
      await expect(shop.quantity).toHaveValue("4");

      await shop.remove(title).click();
      await expect(shop.emptyCart).toBeVisible();
      await shop.undo(title).click();
      await expect(shop.entries.locator(".kontor-stepper__value")).toHaveValue("4");
    },
  );

test("without scripts a mobile page leads to its desktop view with path and query", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open("/m/search?query=kaffee&site=DE");
  await page.getByRole("link", { name: allSites.DE.footer.viewChanger.toDesktop }).click();
  await expect(page).toHaveURL(`${shop.origin}/search?query=kaffee&site=DE&forceP=WEBSHOP`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("kaffee");
});

test.describe("too many", () => {
  // A refused change is answered with a 409 page.
  test.use({ mayComplain: true });

  test(
    "without scripts a refused change of the cart is explained",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("PL");
      for (const wanted of ["19", "2"]) {
        await shop.open("/x-p100111.html");
        await page.getByRole("textbox", { name: shop.texts.cart.quantity }).fill(wanted);
        await shop.addButton.click();
        await expect(shop.entries).toHaveCount(1);
      }
      await expect(page.getByRole("alert")).toContainText(
        plural(shop.texts.cart.itemLimit, 20, shop.site.locale),
      );
      await expect(shop.quantity).toHaveValue("19");
    },
  );
});

test("without scripts the footer's country list opens and leads to every shop", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open();
  const footer = page.getByRole("contentinfo", { name: shop.texts.footer.footer });
  const countries = footer.locator(".kontor-footer__countries");
  await expect(countries.getByRole("link").first()).toBeHidden();
  await countries.locator("summary").click();
  const links = countries.getByRole("link");
  await expect(links).toHaveText(siteCodes.map((code) => allSites[code].site.label));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    siteCodes.map((code) => `${visit(code).origin}/`),
  );
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLElement).lang))).toEqual(
    siteCodes.map((code) => allSites[code].site.locale),
  );
  await links.filter({ hasText: allSites.HU.site.label }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hu-HU");
});
