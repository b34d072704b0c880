import type { Browser, Page } from "@playwright/test";
import { plural } from "../../platform/shared/texts/words.ts";
import type { StaffRole } from "../../border/staff/staff-contract.ts";
import { orderPaths, staffCommunityPath } from "../../shop/shop-paths.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./shop.ts";
import { addStaff, sendLogin } from "./staff.ts";

const { site, texts } = allSites.SK;
const { reviews } = texts;

/** Checks an open page on a phone, with its style sheets. */
async function checkLooks(page: Page) {
  await page.waitForLoadState();
  await page.setViewportSize({ width: 360, height: 900 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, page.url()).toBe(0);
  expect.soft(await axeFindings(page), page.url()).toEqual([]);
}

/** Opens a page for staff in a browser of its own. */
async function staffPage(browser: Browser, role: StaffRole, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await sendLogin(page, await addStaff(`e2e-reviews-${role}`, role), url);
  return page;
}

test("a guest reviews a delivered coffee, staff publish it, and its page shows it", async ({
  page,
  visit,
  browser,
}) => {
  const shop = visit("SK");
  await shop.fillCart();
  await shop.toReview();
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
  const orderPage = page.url().split("?")[0]!;
  const [, number] = /order\/(\d{10})/.exec(orderPage)!;
  const main = page.getByRole("main");
  await main.getByRole("button", { name: reviews.ask.button }).click();
  await expect(main.getByText(reviews.ask.given.split("{")[0]!)).toBeVisible();

  const orders = await staffPage(browser, "orders", `${shop.origin}${orderPaths.staff}/${number}`);
  for (const state of ["shipped", "delivered"]) {
    await orders.getByLabel("New state").selectOption(state);
    await orders.getByRole("button", { name: "Save" }).first().click();
    await expect(orders.getByLabel("New state")).toContainText(`${state} (only a note)`);
  }
  await orders.context().close();

  await page.goto(orderPage);
  await main.getByRole("region", { name: reviews.order.title }).getByRole("link").click();
  await expect(main.getByRole("button", { name: reviews.form.submit })).toBeVisible();
  await checkLooks(page);
  await main.getByLabel(plural(reviews.stars, 4, site.locale)).check();
  await main.getByLabel(reviews.form.headline).fill("Dobrá káva");
  await main.getByLabel(reviews.form.body).fill("Pijeme ju každé ráno.");
  await main.getByLabel(reviews.form.name).fill("Ida");
  await main.getByRole("button", { name: reviews.form.submit }).click();
  await expect(main.getByText(reviews.waiting.text)).toBeVisible();

  const staff = await staffPage(browser, "community", `${shop.origin}${staffCommunityPath}`);
  await expect(staff.getByRole("row")).toHaveCount(2);
  await checkLooks(staff);
  await staff.getByRole("row").nth(1).getByRole("link").click();
  await checkLooks(staff);
  await staff.getByRole("button", { name: "Publish" }).click();
  await expect(staff.getByText("published").first()).toBeVisible();
  await staff.context().close();

  await page.goto(`${shop.origin}/x-p100111.html`);
  await expect(main.getByRole("heading", { name: "Dobrá káva", exact: true })).toBeVisible();
  await checkLooks(page);
  await main.getByRole("link", { name: /^4 hviezd/ }).click();
  await expect(page).toHaveURL(/stars=4/);
  await checkLooks(page);
});
