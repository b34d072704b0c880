import { newsletterPaths } from "../../border/border-paths.ts";
import { formAnchor, newsletterFields } from "../../border/newsletter/newsletter-contract.ts";
import { axeFindings } from "./axe.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Tests signing up to the newsletter, on its page and in the footer, with and without JavaScript. */

test(
  "the footer's newsletter form shows its other fields on focus, and thanks",
  atNight,
  async ({ page, visit }) => {
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
  },
);

test("the newsletter page can be used by keyboard, and has no second form", async ({
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

for (const remember of [true, false])
  test(
    `a single-page host's form begins with the data of a customer, ${remember ? "" : "not "}remembered`,
    atNight,
    async ({ page, visit }) => {
      const shop = visit("AT");
      const person = newPerson();
      await shop.register(person, { remember });
      await expect(shop.notice).toBeVisible();
      await page.addInitScript(() => Object.assign(window, { kontor: { spa: true } }));
      await shop.openAttached(newsletterPaths.form);
      const { form: texts } = shop.texts.newsletter;
      // The page's form is an island that is hydrated when it is used.
      await shop.field(texts.email).focus();
      await expect(shop.field(texts.email)).toHaveValue(person.email);
      await expect(shop.field(texts.firstName)).toHaveValue(person.firstName);
      await expect(shop.field(texts.lastName)).toHaveValue(person.lastName);
    },
  );

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const code of ["AT", "CH_FR", "TR"] as const)
    test(
      `${code}: the footer's form leads to the page, which keeps the address out of its own`,
      dailyIf(code === "TR"),
      async ({ page, visit }) => {
        const shop = visit(code);
        const { form: texts } = shop.texts.newsletter;
        await shop.open("/contact");
        const footer = page.locator('[data-kontor="footer"]');
        await footer.getByLabel(texts.email).fill("ida@example.com");
        await footer.getByRole("button", { name: texts.submit, exact: true }).click();
        await expect(shop.field(texts.email)).toHaveValue("ida@example.com");
        await expect(page).toHaveURL(`${shop.origin}${newsletterPaths.form}#${formAnchor}`);
        await expect(page.getByRole("main").getByText(texts.personalOffers)).toBeVisible();
      },
    );

  test("a phone shows the thanks for a sign-up without scrolling", async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const shop = visit("SK");
    const { form: texts } = shop.texts.newsletter;
    await shop.open(newsletterPaths.form);
    const submit = page.getByRole("main").getByRole("button", { name: texts.submit, exact: true });
    // A sign-up by a bot looks accepted at once.
    await shop.field(texts.email).fill("ida@example.com");
    await page.locator(`main [name=${newsletterFields.honeypot}]`).evaluate((bait) => {
      (bait as HTMLInputElement).value = "bot@example.com";
    });
    await submit.click();
    await expect(page.getByText(texts.success)).toBeInViewport({ ratio: 1 });
  });
});
