import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import { expect, test } from "./shop.ts";

/** Tests a browser whose settings block all cookies, and with them local storage. */
test("a browser that blocks cookies is told so when an article is added, and by the cart; nothing is counted", async ({
  visit,
}, testInfo) => {
  const profile = testInfo.outputPath("profile");
  await mkdir(`${profile}/Default`, { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(`${profile}/Default/Preferences`, JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: { width: 1280, height: 900 },
  });
  const shop = visit("HU", await context.newPage());
  const { cookiesBlocked } = shop.texts.cart;
  const { path, id } = await shop.plentiful();
  await shop.open(path);
  await shop.addButton.click();
  const told = shop.page.getByText(cookiesBlocked);
  await expect(told).toBeVisible();
  expect(await shop.addByScript(id, 1)).toBe(cookiesBlocked);
  await expect(shop.badge(0)).toBeVisible();
  await shop.openCart();
  await expect(shop.page.getByRole("alert")).toContainText(cookiesBlocked);
  await expect(shop.badge(0)).toBeVisible();
  await context.close();
});
