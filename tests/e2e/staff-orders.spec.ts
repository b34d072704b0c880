import { orderPaths } from "../../shop/shop-paths.ts";
import type { Page } from "@playwright/test";
import { inGroups } from "../../shop/orders/payment/creditor-reference.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./shop.ts";
import { addStaff, sendLogin } from "./staff.ts";

/** Tests the way of an order from its shopper to staff, and back to the shopper with its invoice. */

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

test("staff find an order, ship it with a note, and its shopper prints the invoice", async ({
  page,
  visit,
  browser,
}) => {
  const shop = visit("CH");
  await shop.fillCart();
  await shop.toReview();
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
  const orderPage = page.url();
  const [, number] = /order\/(\d{10})/.exec(orderPage)!;

  const context = await browser.newContext();
  const staffPage = await context.newPage();
  const name = await addStaff("e2e-orders", "orders");
  await sendLogin(staffPage, name, `${shop.origin}/staff`);
  await staffPage.getByRole("link", { name: "Orders" }).click();
  await staffPage.getByLabel("Number, reference, e-mail or name").fill(inGroups(number!));
  await staffPage.getByRole("button", { name: "Search" }).click();
  await expect(staffPage.getByRole("row")).toHaveCount(2);
  await checkLooks(staffPage);
  await staffPage.getByRole("link", { name: inGroups(number!) }).click();
  await staffPage.getByLabel("New state").selectOption("shipped");
  await staffPage.getByLabel("Note, for staff").fill("Parcel 4711");
  await staffPage.getByRole("button", { name: "Save" }).click();
  await expect(staffPage.getByText("Parcel 4711")).toBeVisible();
  await checkLooks(staffPage);
  await context.close();

  await page.goto(
    `${shop.origin}${orderPaths.order}/${orderPage.split("/").at(-1)!.split("?")[0]}`,
  );
  const invoice = { name: allSites.CH.texts.invoice.title, exact: true };
  await page.getByRole("main").getByRole("link", invoice).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Rechnung 2\d{3}-\d{6}$/);
  await expect(page.getByText("Empfangsschein")).toBeAttached();
  await checkLooks(page);
});
