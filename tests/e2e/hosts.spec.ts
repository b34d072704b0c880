import { cartPagePath } from "../../border/cart/cart-contract.ts";
import type { Host } from "../hosts/host.ts";
import { nodeHosts } from "../hosts/node-hosts.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { coffee, expect, test as shopTest } from "./shop.ts";

/** Tests the border in a browser on the pages of hosts on Node: everything must work from their address. */

const test = shopTest.extend<{ start: (name: string) => Promise<Host> }>({
  // An additional header would make the browser send a preflight request before each request to the shop's host.
  extraHTTPHeaders: {},
  start: async ({ baseURL }, use) => {
    const started: Host[] = [];
    await use(async (name) => {
      const host = await nodeHosts
        .find((entry) => entry.name === name)!
        .start(`127.0.0.1:${new URL(baseURL!).port}`);
      started.push(host);
      // On a busy machine a host may take the shop for a slow one at first.
      await expect
        .poll(async () => (await fetch(`${host.origin}/page.html`)).text(), { timeout: 60_000 })
        .toMatch(/<header [^]*<footer /);
      return host;
    });
    for (const host of started) await host.stop();
  },
});

for (const { name } of nodeHosts)
  for (const width of [360, 1280])
    test(`on a page of ${name} of ${width} px cart, search, navigation and footer work, and nothing is missing or shifts`, async ({
      page,
      visit,
      start,
    }) => {
      const host = await start(name);
      const shop = visit("DE");
      const failed: string[] = [];
      page.on("response", (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
      });
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(`${host.origin}/page.html`);
      await expect(shop.header).toHaveCount(1);
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

      expect(failed).toEqual([]);
      expect(await shifts(page)).toEqual([]);

      await shop.badge(2).click();
      await expect(page).toHaveURL(`${host.origin}${cartPagePath}`);
      await expect(shop.entries).toHaveCount(1);
    });
