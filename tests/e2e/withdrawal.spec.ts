import { withdrawalPaths } from "../../shop/shop-paths.ts";
import { axeFindings } from "./axe.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests withdrawing from a contract, from the link in the footer to the receipt, without JavaScript. */

test.use({ javaScriptEnabled: false });

// Server tests check the texts of every site.
for (const code of ["DE", "CH_FR", "TR"] as const)
  test(
    `${code}: the footer leads to a declaration that is confirmed and received, and printed without the footer`,
    dailyIf(code === "DE"),
    async ({ page, visit }) => {
      const shop = visit(code);
      const { withdrawal: texts } = shop.texts;
      await shop.open();
      const legal = page.locator('[data-kontor="footer"] a[href="/withdrawal"]');
      await expect(legal).toHaveText(texts.withdraw);
      await legal.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.withdraw);
      await shop.field(texts.labels.name).fill("Zoë Čapek");
      await shop.field(texts.labels.contract).fill("4711\n12. 11.");
      await shop.field(texts.labels.email).fill("zoe@example.com");
      await page.getByRole("button", { name: texts.withdraw }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.review);
      await page.getByRole("button", { name: texts.confirm }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.received);
      const receipt = page.url();
      const main = page.getByRole("main");
      for (const text of ["Zoë Čapek", "4711\n12. 11.", "zoe@example.com"])
        await expect(main.getByText(text)).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(texts.receivedAt)).toBeVisible();
      await expect(page.locator('[data-kontor="footer"]')).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.received);
      await shop.open();
      await page.goBack();
      await expect(page).toHaveURL(receipt);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.received);
    },
  );

test.describe("with mistakes", () => {
  // The browser reports these statuses as errors.
  test.use({ mayComplain: true, javaScriptEnabled: true });

  test("each wrong field of a withdrawal says its own message, the first has the focus, and axe finds nothing", async ({
    page,
    visit,
  }) => {
    const shop = visit("HU");
    const { withdrawal: texts, customer } = shop.texts;
    await page.setViewportSize({ width: 360, height: 800 });
    await shop.open(withdrawalPaths.form);
    await shop.field(texts.labels.name).fill("Nagy Ida");
    await shop.field(texts.labels.email).fill("nagy.ida");
    await page.getByRole("button", { name: texts.withdraw }).click();
    await expect(shop.refusal).toHaveText(customer.checkFields);
    const contract = shop.field(texts.labels.contract);
    await expect(contract).toBeFocused();
    await expect(contract).toHaveAccessibleDescription(
      `${customer.problems.required} ${texts.hints.contract}`,
    );
    await expect(shop.field(texts.labels.email)).toHaveAccessibleDescription(
      new RegExp(customer.problems.invalidEmail),
    );
    await expect(shop.field(texts.labels.name)).toHaveValue("Nagy Ida");
    expect(await axeFindings(page, { include: "main" })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
