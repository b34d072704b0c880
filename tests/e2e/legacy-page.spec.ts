import { publishPath } from "../../border/border-paths.ts";
import type { Batch, BatchAnswer } from "../../border/tracking/tracking-schema.ts";
import { skipLibraries } from "../hosts/legacy-page.ts";
import { expect } from "./shop.ts";
import { test } from "./started-host.ts";

/**
 * Tests the border on a page in quirks mode (border/hosts/legacy), beside jQuery and Bootstrap 3, and beside Prototype and MooTools, which
 * change built-ins.
 */

test("on a legacy page jQuery adds to the border's cart and hears of it, and Bootstrap's menu opens", async ({
  page,
  visit,
  start,
}) => {
  const shop = visit("DE");
  const { origin } = await start("a legacy page");
  await page.goto(`${origin}/page.html`);
  expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
  await expect(page.locator("html")).toHaveCSS("font-size", "10px");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(shop.badge(1)).toBeVisible();
  await expect(main.getByText("Im Warenkorb: 1")).toBeVisible();
  await main.getByRole("button", { name: "Mehr" }).click();
  await expect(main.getByRole("link", { name: "Kontakt" })).toBeVisible();
});

test.describe("beside a library that changes built-ins", () => {
  test.use({ consent: ["statistics"] });

  for (const library of ["prototype", "mootools"])
    test(`beside ${library} cart, search, flyout and newsletter work, and the collector accepts each event`, async ({
      page,
      visit,
      start,
    }) => {
      test.skip(Boolean(skipLibraries), skipLibraries);
      const shop = visit("DE");
      const accepted: string[] = [];
      page.on("requestfinished", async (request) => {
        if (!request.url().endsWith(publishPath)) return;
        const { events } = JSON.parse(request.postData()!) as Batch;
        // Playwright loses the answers that arrive while the page is left.
        const body = (await request.response())!.text().catch(() => undefined);
        if ((await body) === undefined) return;
        const response = JSON.parse((await body)!) as BatchAnswer;
        expect(response.accepted).toEqual(events.map(({ id }) => id));
        accepted.push(...response.accepted);
      });
      const { origin } = await start("a legacy page");
      await page.goto(`${origin}/${library}.html`);
      expect(await shop.addByScript("100111", 2)).toBe("");
      await shop.badge(2).hover();
      await expect(shop.miniCart.getByRole("listitem")).toHaveCount(1);
      await shop.items.first().hover();
      await expect(shop.flyout.getByRole("link").first()).toBeVisible();
      const { form } = shop.texts.newsletter;
      const footer = page.locator('[data-kontor="footer"]');
      await footer.getByLabel(form.email).fill("ida");
      await expect(footer.getByText(form.personalOffers)).toBeVisible();
      await footer.getByRole("button", { name: form.submit, exact: true }).click();
      await expect(footer.getByRole("alert")).toBeFocused();
      await shop.search.click();
      await page.keyboard.type("kaf");
      await expect(shop.products.first()).toBeVisible();
      // Of the page, the addition and the view of the cart, each a UUID of version 7.
      await expect.poll(() => accepted.length).toBeGreaterThan(2);
      for (const id of accepted)
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/search\?/);
    });
});
