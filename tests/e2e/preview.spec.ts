import { test as hostTest } from "./foreign-host.ts";
import { atNight } from "./night.ts";
import { expect, test } from "./shop.ts";
import { logIn } from "./staff.ts";

/** Tests that staff see the shop on another day, and shoppers do not. */

const nextYear = new Date().getFullYear() + 1;
const mark = "[data-kontor-preview-mark]";

test.describe("a preview from its beginning to its end", () => {
  test.use({ mayComplain: true });

  test("staff choose a day in the panel, see it, compare it with now, and go back to now", async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    await logIn(page);
    const panel = page.getByRole("region", { name: "Staff preview" });
    await panel.scrollIntoViewIfNeeded();
    await expect(panel).toContainText("You see the shop as it is now.");
    await panel.getByLabel("Preview date").fill(`${nextYear}-03-01`);
    await panel.getByLabel("Time").fill("09:30");
    await expect(panel).toContainText("No active tests for this date.");
    await panel.getByRole("button", { name: "Apply" }).click();
    await expect(panel).toContainText("Settings applied successfully.");
    await expect(page.locator(mark)).toContainText(`1 March ${nextYear}`);
    await page.goto("/kaffee-c1000.html");
    await expect(page.locator(mark)).toContainText(`1 March ${nextYear}`);

    // No other browser sees any of it.
    const shopper = await browser.newContext({ baseURL });
    const theirs = await shopper.newPage();
    await theirs.goto("/kaffee-c1000.html");
    await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(theirs.locator(mark)).toHaveCount(0);
    await expect(theirs.getByRole("region", { name: "Staff preview" })).toHaveCount(0);
    await shopper.close();

    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole("link", { name: "Compare with now" }).click();
    const now = page.getByTitle("The page as it is now").contentFrame();
    const then = page.getByTitle("The page as it is previewed").contentFrame();
    await expect(then.locator(mark)).toContainText(`1 March ${nextYear}`);
    await expect(now.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(now.locator(mark)).toHaveCount(0);
    await page.goBack();

    await page.locator(mark).getByRole("button", { name: "Back to now" }).click();
    await expect(page.locator(mark)).toHaveCount(0);
    await expect(page).toHaveURL("/kaffee-c1000.html");
    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole("button", { name: "Log out" }).click();
    await expect(panel).toBeHidden();
    // The comparison's frames run no scripts, which the browser reports.
    expect(complaints.filter((text) => !text.includes("sandboxed"))).toEqual([]);
  });
});

test.describe("the next changes of a page", () => {
  // A busy server may refuse, and the panel retries.
  test.use({ mayComplain: true });

  test(
    "staff see when the page changes next, and preview that moment",
    atNight,
    async ({ page }) => {
      await logIn(page);
      const panel = page.getByRole("region", { name: "Staff preview" });
      await panel.scrollIntoViewIfNeeded();
      await panel.getByRole("button", { name: "Find the next changes of this page" }).click();
      await expect(panel).toContainText("Nothing else changes before", { timeout: 90_000 });
      const next = panel.getByRole("listitem").first();
      const moment = /: (.*?) at /.exec((await next.textContent()) ?? "")![1]!;
      await next.getByRole("button").click();
      await expect(panel).toContainText("Settings applied successfully.");
      await expect(page.locator(mark)).toContainText(moment);
    },
  );
});

test(
  "the cart in a preview shows what it would cost then, also after a change",
  atNight,
  async ({ page, visit }) => {
    await logIn(page);
    const panel = page.getByRole("region", { name: "Staff preview" });
    await panel.scrollIntoViewIfNeeded();
    await panel.getByLabel("Preview date").fill(`${nextYear}-03-01`);
    await panel.getByRole("button", { name: "Apply" }).click();
    await expect(page.locator(mark)).toContainText("The cart shows current prices.");
    await page.goto("/service/cartfrontend/cart");
    const comparison = page.getByRole("complementary", { name: "What this cart would cost" });
    await expect(comparison).toContainText(`1 March ${nextYear}`);
    await expect(comparison.getByRole("table")).toHaveCount(0);
    expect(await visit("DE").addByScript("100111", 2)).toBe("");
    await expect(comparison.getByRole("row", { name: /^2 × / })).toBeVisible();
    await expect(comparison.getByRole("row", { name: /^Total/ })).toBeVisible();
  },
);

hostTest(
  "on another team's page staff choose a day in the footer's panel, and the header is of that day",
  atNight,
  async ({ page, host }) => {
    await logIn(page, `${host.origin}/staff`);
    await page.goto(`${host.origin}/page.html`);
    const panel = page.getByRole("region", { name: "Staff preview" });
    await panel.scrollIntoViewIfNeeded();
    await panel.getByLabel("Preview date").fill(`${nextYear}-03-01`);
    await panel.getByLabel("Time").fill("09:30");
    await panel.getByRole("button", { name: "Apply" }).click();
    await expect(panel).toContainText("Settings applied successfully.");
    await expect(page.locator(mark)).toHaveCount(1);
    await expect(page.locator(mark)).toContainText(`1 March ${nextYear}`);
    await panel.getByRole("button", { name: "Back to now" }).click();
    await expect(page.locator(mark)).toHaveCount(0);
  },
);
