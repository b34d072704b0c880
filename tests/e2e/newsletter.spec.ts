import { newsletterPaths } from "../../features/newsletter/newsletter-contract.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./shop.ts";

/** Signing up to the newsletter, on its page and in the footer, with and without JavaScript. */

test("the footer's form shows the rest on focus, and thanks", async ({ page, visit }) => {
  const shop = visit("DE");
  await shop.openAttached("/contact");
  const { form: texts } = shop.texts.newsletter;
  const footer = page.locator('[data-kontor="footer"]');
  const email = footer.getByLabel(texts.email);
  await email.fill("ida@example.com");
  await expect(footer.getByText(texts.personalOffers)).toBeVisible();
  await footer.getByRole("button", { name: texts.submit, exact: true }).click();
  await expect(footer.getByText(texts.success)).toBeVisible();
  const events = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
  expect(events).toContainEqual(
    expect.objectContaining({ event: "sign_up", origin: "onsite:subsite" }),
  );
});

test("the keyboard alone signs up on the page, which has no second form", async ({
  page,
  visit,
}) => {
  const shop = visit("HU");
  await shop.openAttached(newsletterPaths.form);
  const { form: texts } = shop.texts.newsletter;
  await expect(page.locator("[data-kontor-footer-newsletter]")).toBeHidden();
  await shop.field(texts.email).focus();
  await page.keyboard.type("ida@example.com");
  await expect(shop.field(texts.salutation)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Nagy");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ida");
  await page.keyboard.press("Enter");
  await expect(page.getByText(texts.success)).toBeVisible();
  expect(await axeFindings(page, { include: "main" })).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const code of ["AT", "CH_FR", "TR"] as const)
    test(`${code}: the footer's form leads to the page, which keeps the address out of its own`, async ({
      page,
      visit,
    }) => {
      const shop = visit(code);
      const { form: texts } = shop.texts.newsletter;
      await shop.open("/contact");
      const footer = page.locator('[data-kontor="footer"]');
      await footer.getByLabel(texts.email).fill("ida@example.com");
      await footer.getByRole("button", { name: texts.submit, exact: true }).click();
      await expect(shop.field(texts.email)).toHaveValue("ida@example.com");
      await expect(page).toHaveURL(shop.origin + newsletterPaths.form);
      await expect(page.getByRole("main").getByText(texts.personalOffers)).toBeVisible();
    });
});
