import { cartPagePath } from "../../border/border-paths.ts";
import { activeGroups } from "../../platform/shared/cookies/consent-cookie.ts";
import { atNight, dailyIf } from "./night.ts";
import { accountOn, newPerson } from "./shop-account.ts";
import { coffee } from "./shop.ts";
import { expect, hosts, test } from "./started-host.ts";

/** Tests the border in a browser on the pages of hosts: everything must work from their address. */

/** By day one host that includes fragments, and one without; other tests open other hosts, each in ways of its own. */
const daily = ["Express of 360 px", "a static page of 1280 px"];

for (const { name } of hosts)
  for (const width of [360, 1280]) {
    const title = `on a page of ${name} of ${width} px cart, search, navigation and footer work, and nothing is missing or shifts`;
    test(
      title,
      dailyIf(daily.includes(`${name} of ${width} px`)),
      async ({ page, visit, start }) => {
        const host = await start(name);
        const shop = visit("DE");
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${host.origin}/page.html`);
        await expect(page).toHaveWholeBorder();
        await expect(shop.bar).toHaveCSS("background-color", "rgb(255, 253, 249)");
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => document.fonts.check('16px "Kontor Text"'))).toBe(true);

        expect(await shop.addByScript("100111", 2)).toBe("");
        await expect(shop.badge(2)).toBeVisible();
        // Narrow windows have the link to the cart alone.
        if (width > 1000) {
          await shop.miniCartButton.press("Enter");
          await expect(shop.miniCart).toBeVisible();
          await page.keyboard.press("Escape");
        }

        await shop.openSearch();
        await page.keyboard.type(coffee.DE);
        await expect(shop.terms.first()).toBeVisible();
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");

        if (width <= 1000) {
          await expect(shop.search).toBeHidden();
          await shop.openDrawer();
          await expect(shop.drawer.getByRole("listitem").getByRole("button").first()).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(shop.drawer).toBeHidden();
        } else {
          await shop.items.nth(1).hover();
          await expect(shop.flyout).toBeVisible();
          await page.mouse.move(640, 700);
          await expect(shop.flyout).toBeHidden();
        }

        const countries = page
          .locator('[data-kontor="footer"] details')
          .filter({ hasText: shop.texts.footer.ownCart });
        await countries.locator("summary").click();
        await expect(countries.getByRole("link", { name: visit("AT").site.label })).toBeVisible();

        await expect(page).toHaveNoBorderErrors();
        await expect(page).toHaveNoBorderShift();

        await shop.badge(2).click();
        await expect(page).toHaveURL(`${host.origin}${cartPagePath}`);
        await expect(shop.entries).toHaveCount(1);
      },
    );
  }

for (const { name } of hosts)
  test(
    `a page of ${name} shows a customer's name, and its newsletter form signs up`,
    // A cache must not mix up customers.
    dailyIf(name === "Varnish"),
    async ({ page, visit, start }) => {
      const host = await start(name);
      const shop = visit("DE");
      const person = newPerson();
      await shop.register(person);
      await accountOn(page, "DE", host.origin).login(person);
      await page.goto(`${host.origin}/page.html`);
      await expect(shop.userMenu).toHaveAccessibleName(new RegExp(`${person.firstName}`));

      const { form: texts } = shop.texts.newsletter;
      const footer = page.locator('[data-kontor="footer"]');
      await footer.getByLabel(texts.email).fill(person.email);
      await footer.getByRole("button", { name: texts.submit, exact: true }).click();
      await expect(footer.getByText(texts.success)).toBeVisible();
    },
  );

test.describe("visitors who have not decided", () => {
  test.use({ consent: "undecided" });

  for (const { name } of hosts)
    test(
      `a page of ${name} asks for consent without a shift, once`,
      atNight,
      async ({ page, visit, start }) => {
        const host = await start(name);
        const { consent } = visit("DE").texts;
        const banner = page.getByLabel(consent.title, { exact: true });
        await page.goto(`${host.origin}/page.html`);
        await banner.getByRole("button", { name: consent.accept, exact: true }).click();
        await expect(banner).toBeHidden();
        await expect(page).toHaveNoBorderShift();
        expect(activeGroups(await page.evaluate(() => document.cookie))).toContain("C0004");
        await page.reload();
        await page.waitForLoadState("networkidle");
        await expect(banner).toBeHidden();
      },
    );
});
