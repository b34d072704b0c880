import { staffPaths, publishPath } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { atNight } from "./night.ts";
import { expect, test } from "./shop.ts";
import { addStaff, logIn, sendLogin } from "./staff.ts";

/** Tests the report on how complete the tracking is, as staff see it. */

/** Waits until the collector has stored events of a page with consent. */
async function visitAs(page: Page, open: () => Promise<unknown>) {
  const stored = page.waitForResponse(
    (response) => response.url().endsWith(publishPath) && response.ok(),
  );
  await open();
  await stored;
}

test("staff with the role see what was tracked, on every screen", async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.allow("statistics");
  await visitAs(page, () => shop.open());
  await visitAs(page, () => shop.open("/kaffee-c1000.html"));
  const name = await addStaff("e2e-reports", "reports");
  await sendLogin(page, name);
  await page.getByRole("link", { name: "Tracking report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tracking report");
  // Counts are stored every few seconds.
  const stored = page.getByRole("figure").filter({ hasText: "from shoppers" });
  await expect(async () => {
    await page.reload();
    await expect(stored).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const figures = page.getByRole("figure");
  for (const figure of await figures.all()) {
    await figure.getByText(/^Figures: /).click();
    await expect(figure.getByRole("table")).toBeVisible();
  }
  const today = new Date().toISOString().slice(0, 10);
  await expect(stored.getByRole("row", { name: today })).toHaveText(/[1-9]/);

  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, `${width}`).toBe(0);
    expect.soft(await axeFindings(page), `${width} ${colorScheme}`).toEqual([]);
  }
});

test(
  "without a login, or without the role, there is no tracking report",
  atNight,
  async ({ page }) => {
    await page.goto(staffPaths.tracking);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff login");
    const name = await addStaff("e2e-no-reports", "preview");
    await sendLogin(page, name, staffPaths.tracking);
    await expect(page.getByText("You are logged in")).toBeVisible();
    await expect(page.getByRole("link", { name: "Tracking report" })).toHaveCount(0);
  },
);

test.describe("while the collector is down", () => {
  test.use({ mayComplain: true });

  test("the staff's panel shows what the page has tracked", atNight, async ({ page, visit }) => {
    await logIn(page);
    await page.route(`**${publishPath}`, (route) => route.abort());
    const shop = visit("DE");
    await shop.allow("statistics");
    await shop.open();
    const panel = page.getByRole("region", { name: "Staff preview" });
    await panel.scrollIntoViewIfNeeded();
    await panel.getByText("Tracking trace of this page").click();
    await expect(panel.getByRole("listitem").first()).toContainText(
      "debug The collector does not answer",
    );
  });
});
