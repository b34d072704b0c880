import { cartApiPath } from "../../border/border-paths.ts";
import { cartStorageKey } from "../../border/cart/cart-contract.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import { expect, test } from "./shop.ts";

/** Tests `window.kontor.cart.add`, by which scripts of a host change the cart. */

test.use({ mayComplain: true });

test("adding by script resolves to an empty text, or to the reason in the shop's language", async ({
  page,
  visit,
}) => {
  const shop = visit("TR");
  const { path, id } = await shop.plentiful();
  await shop.open(path);
  expect(await shop.addByScript(id, 2)).toBe("");
  await expect(shop.badge(2)).toBeVisible();
  expect(await shop.addByScript(id, 20)).toBe(
    plural(shop.texts.cart.itemLimit, 20, shop.site.locale),
  );
  await expect(shop.badge(2)).toBeVisible();
  expect(await shop.addByScript("99999999", 1)).toBe(shop.texts.cart.notSold);
  for (const [wrongId, quantity] of [
    [undefined, 1],
    [id, "2"],
  ])
    expect(await shop.addByScript(wrongId as string, quantity as number)).toMatch(
      /^INVALID_ARGUMENTS: add\(.* not \{/,
    );
  await page.route(`**${cartApiPath}*`, (route) => route.abort());
  expect(await shop.addByScript(id, 1)).toBe(shop.texts.cart.changeError);
  await expect(shop.badge(2)).toBeVisible();
  expect((await page.evaluate((key) => localStorage.getItem(key), cartStorageKey))!).toContain(
    '"numberOfArticles":2',
  );
});

test("adding by script resolves to a reason when the other texts do not load", async ({
  page,
  visit,
}) => {
  const shop = visit("CZ");
  await page.route("**/kontor/texts-*.js", (route) => route.abort());
  await shop.open();
  expect(await shop.addByScript("99999999", 1)).toBe(shop.texts.cart.changeError);
});
