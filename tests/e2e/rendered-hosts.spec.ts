import { fragmentsOf } from "../hosts/page-host.ts";
import { expect } from "./shop.ts";
import { test } from "./started-host.ts";

/** Tests the border beside React's hydration and routers, on pages of hosts whose server renders React. */

const hosts = [
  // Its search is the shop's page. With Cache Components Next sends the data of a page for its cache in the browser, too.
  { name: "Next", ownLength: 15_000, found: "hafenblick" },
  { name: "React Router", ownLength: 5_000, found: "1 Treffer" },
];

for (const { name, ownLength, found } of hosts)
  test(`${name} sends the header's HTML once; its navigations keep header, footer and cart and close a flyout; a search opens its page or the shop's`, async ({
    page,
    visit,
    start,
  }) => {
    const shop = visit("DE");
    const { origin } = await start(name);
    const address = `${origin}/page.html`;
    const html = await (await fetch(address)).text();
    expect(html.split("kontor-header__main")).toHaveLength(2);
    const fragments = await fragmentsOf(
      `127.0.0.1:${new URL(shop.origin).port}`,
      "header/DE",
      "footer/DE",
    );
    // Its own elements and data take some kilobytes, a second border would take 80.
    expect(html.length - fragments.join("").length).toBeLessThan(ownLength);

    await page.goto(address);
    const parts = page.locator("[data-kontor]");
    await parts.evaluateAll((all) => all.forEach((part) => part.setAttribute("data-seen", "")));
    const kept = page.locator("[data-kontor][data-seen]");
    const main = page.getByRole("main");

    await shop.items.nth(1).hover();
    await expect(shop.flyout).toBeVisible();
    await main.getByRole("link", { name: "Angebote" }).press("Enter");
    await expect(page).toHaveTitle("Angebote");
    await expect(shop.flyout).toHaveCount(0);
    await main
      .getByRole("button", { name: /in den Warenkorb/i })
      .first()
      .click();
    await expect(shop.badge(1)).toBeVisible();
    await expect(main.getByText("Im Warenkorb: 1")).toBeVisible();

    await page.goBack();
    await expect(page).toHaveTitle(`A page of ${name}`);
    await expect(shop.badge(1)).toBeVisible();
    await expect(parts).toHaveCount(2);
    await expect(kept).toHaveCount(2);

    await shop.search.click();
    await shop.search.fill("hafenblick");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?query=hafenblick/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(found);
  });

test.describe("a page that differs from React's", () => {
  test.use({ mayComplain: true });

  for (const { name } of hosts)
    test(`an extension that changes a page of ${name} before React hydrates it leaves header, footer and cart at work`, async ({
      page,
      visit,
      start,
      complaints,
    }) => {
      const shop = visit("DE");
      const { origin } = await start(name);
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          const heading = document.querySelector("h1");
          if (!heading) return;
          heading.textContent = "Translated";
          observer.disconnect();
        });
        observer.observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${origin}/page.html`);
      // React has rendered the page again, and reports why.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`A page of ${name}`);
      expect(complaints).toEqual([expect.stringContaining("Minified React error #418")]);
      await expect(page.locator("[data-kontor]")).toHaveCount(2);
      await expect(shop.bar).toHaveCSS("background-color", "rgb(255, 253, 249)");
      expect(await shop.addByScript("100111", 2)).toBe("");
      await expect(shop.badge(2)).toBeVisible();
      await shop.items.nth(1).hover();
      await expect(shop.flyout).toBeVisible();
    });
});
