import { navigationPath, themeworldsPath } from "../../border/border-paths.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests the navigation when its script or data fails to load. */

test.use({ mayComplain: true });

for (const hasTouch of [false, true])
  test.describe(hasTouch ? "by finger" : "by mouse", () => {
    test.use({ hasTouch });

    test(
      "while the navigation cannot be loaded its links stay links",
      dailyIf(hasTouch),
      async ({ page, visit }) => {
        const shop = visit("DE");
        for (const path of [navigationPath, themeworldsPath])
          await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, body: "{}" }));
        await shop.openAttached();
        const both = Promise.all(
          [navigationPath, themeworldsPath].map((path) => page.waitForResponse(`**${path}*`)),
        );
        const item = shop.items.nth(1);
        await item.focus();
        await both;
        await expect(shop.opener("Kaffee")).toHaveCount(0);
        await (hasTouch ? item.tap() : item.click());
        await expect(page).toHaveURL(/-c1000\.html$/);
      },
    );
  });

test("without its script the navigation's first level consists of links", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await page.route("**/kontor/Menu.island-*.js", (route) => route.abort());
  await shop.openAttached();
  await shop.items.nth(1).hover();
  await shop.items.nth(1).click();
  await expect(page).toHaveURL(/-c1000\.html$/);
});
