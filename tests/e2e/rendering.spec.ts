import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

/** What Chromium computes when an overlay opens: numbers of elements, not times. */

test.use({ viewport: { width: 360, height: 800 } });

test("a search that opens computes no style of a footer below the window", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  const footer = page.locator('[data-kontor="footer"]');
  await expect(footer).not.toBeInViewport();
  const without = await restyledBySearch(page);
  await footer.evaluate((element) => {
    element.style.contentVisibility = "visible";
  });
  const whole = await restyledBySearch(page);
  // Closed lists of the footer are not rendered in either case.
  expect(whole - without).toBeGreaterThan((await footer.locator("*").count()) / 3);
});

/** Number of elements whose style is computed while the search of narrow layouts opens. */
async function restyledBySearch(page: Page): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.locator("[data-kontor-search-open]").click();
  await expect(page.locator("dialog.kontor-header__search-flyout")).toBeVisible();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  await page.locator("[data-kontor-search-close]").click();
  // One pass is over the whole page; those over what the mouse touches may be any number.
  return Math.max(
    ...traceEvents.map(({ name, args }) =>
      name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0,
    ),
  );
}
