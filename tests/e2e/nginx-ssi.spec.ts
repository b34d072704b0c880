import { test } from "./foreign-host.ts";
import { atNight } from "./night.ts";
import { coffee, expect } from "./shop.ts";

/** Tests the border on a plain page that a real nginx assembles: everything must work from that host. */

test("the border's styles, suggestions and cart work on another team's page", async ({
  page,
  visit,
  host,
}) => {
  const shop = visit("DE");
  await page.goto(`${host.origin}/page.html`);
  await expect(page.getByRole("heading", { name: "A page of another team" })).toBeVisible();
  await expect(shop.header).toHaveCount(1);
  await expect(page.locator('[data-kontor="footer"]')).toHaveCount(1);
  await expect(shop.bar).toHaveCSS("background-color", "rgb(255, 253, 249)");
  await expect(page.locator(".kontor-footer__end")).toHaveCSS(
    "background-color",
    "rgb(74, 39, 23)",
  );
  expect(await page.evaluate(() => document.fonts.check('16px "Kontor Text"'))).toBe(true);

  await shop.search.click();
  await page.keyboard.type(coffee.DE);
  await expect(shop.products.first()).toBeVisible();
  await expect
    .poll(() =>
      shop.products
        .locator("img")
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.keyboard.press("Escape");

  const error = await shop.addByScript("100111", 2);
  expect(error).toBe("");
  await expect(shop.badge(2)).toBeVisible();
  await page.reload();
  await expect(shop.badge(2)).toBeVisible();
});

test("a page of the shop leaves no error on another team's page that follows it", async ({
  page,
  host,
  complaints,
}) => {
  await page.goto(host.origin);
  await page.evaluate(() => location.assign("/page.html"));
  await expect(page.getByRole("heading", { name: "A page of another team" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("the styles of another team's page do not affect the border", async ({
  page,
  visit,
  host,
}) => {
  const shop = visit("DE");
  await page.goto(`${host.origin}/page.html`);
  const before = await shop.header.boundingBox();
  await page.addStyleTag({
    content:
      "a { color: red; text-decoration: underline } ul { list-style: square; padding: 40px } input { border: 9px solid red }",
  });
  const category = shop.header.getByRole("navigation").getByRole("link").first();
  await expect(category).toHaveCSS("color", "rgb(44, 28, 19)");
  await expect(category).toHaveCSS("text-decoration-line", "none");
  expect(await shop.header.boundingBox()).toEqual(before);
});

test(
  "the footer's newsletter form works on another team's page",
  atNight,
  async ({ page, visit, host }) => {
    const { form: texts } = visit("DE").texts.newsletter;
    await page.goto(`${host.origin}/page.html`);
    const footer = page.locator('[data-kontor="footer"]');
    await footer.getByLabel(texts.email).fill("guest@example.com");
    await expect(footer.getByText(texts.personalOffers)).toBeVisible();
    await expect(footer.getByText(texts.legalNotice.slice(0, 20))).toHaveCSS("margin-top", "0px");
    await footer.getByRole("button", { name: texts.submit, exact: true }).click();
    await expect(footer.getByText(texts.success)).toBeVisible();
  },
);
