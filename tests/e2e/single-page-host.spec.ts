import type { Page } from "@playwright/test";
import { atNight } from "./night.ts";
import { expect, type Shop } from "./shop.ts";
import { test } from "./started-host.ts";

/** Tests the border on a single-page application (border/hosts/spa), which changes its pages without loading them. */

const application = "a single-page application";

/** Marks header and footer, to see whether they are still the same elements. */
const markBorder = (page: Page) =>
  page
    .locator("[data-kontor]")
    .evaluateAll((parts) => parts.forEach((part) => part.setAttribute("data-seen", "")));
const marked = (page: Page) => page.locator("[data-kontor][data-seen]");

const addFrom = (page: Page) => page.getByRole("button", { name: "Kaffee Hafenblick" }).click();

async function open(page: Page, origin: string, shop: Shop) {
  await page.goto(`${origin}/page.html`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A single-page application");
  await expect(shop.header).toHaveCount(1);
  await markBorder(page);
}

test("navigating in a single-page application closes a flyout, keeps header and footer, and moves title, page type and focus", async ({
  page,
  visit,
  start,
}) => {
  const shop = visit("DE");
  const { origin } = await start(application);
  await open(page, origin, shop);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-page-type", "homepage");
  // The border's tracking reads them one task after the navigation.
  const described = page.evaluate(
    () =>
      new Promise((resolve) =>
        (window as unknown as { navigation: EventTarget }).navigation.addEventListener(
          "currententrychange",
          () =>
            setTimeout(() => resolve([document.title, document.documentElement.dataset.pageType])),
        ),
      ),
  );

  await shop.items.nth(1).hover();
  await expect(shop.flyout).toBeVisible();
  await page.evaluate(() =>
    (
      window as unknown as { kontor: { router: { navigate(url: string): void } } }
    ).kontor.router.navigate("/offers"),
  );
  await expect(page).toHaveTitle("Angebote");
  await expect(shop.flyout).toHaveCount(0);
  expect(await described).toEqual(["Angebote", "category"]);
  await expect(html).toHaveAttribute("data-page-type", "category");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(marked(page)).toHaveCount(2);

  await page.goBack();
  await expect(page).toHaveTitle("A single-page application");
  await expect(html).toHaveAttribute("data-page-type", "homepage");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(marked(page)).toHaveCount(2);
});

test("an article of a single-page application is in the border's cart, whose count the application shows", async ({
  page,
  visit,
  start,
}) => {
  const shop = visit("DE");
  const { origin } = await start(application);
  await open(page, origin, shop);
  await page.getByRole("link", { name: "Angebote", exact: true }).click();
  await addFrom(page);
  await expect(shop.badge(1)).toBeVisible();
  await expect(page.getByText("Im Warenkorb: 1")).toBeVisible();
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect(page.getByText("Im Warenkorb: 1")).toBeVisible();
  await expect(shop.badge(1)).toBeVisible();
});

test("a search of the border shows the results of a single-page application, and their number to tracking", async ({
  page,
  visit,
  start,
}) => {
  const shop = visit("DE");
  const { origin } = await start(application);
  await open(page, origin, shop);
  await shop.search.click();
  await shop.search.fill("hafen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=hafen/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 Treffer");
  await expect(page.locator("html")).toHaveAttribute("data-results", "1");
  await expect(page.locator("html")).toHaveAttribute("data-page-type", "search");
  await expect(marked(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.locator("html")).not.toHaveAttribute("data-results");
});

test(
  "the newsletter form of a single-page application uses the private API",
  atNight,
  async ({ page, visit, start }) => {
    const { texts } = visit("DE");
    const { origin } = await start(application);
    await page.goto(`${origin}/page.html`);
    const form = page.locator('[data-kontor="footer"]');
    const signUp = page.waitForRequest(
      (request) => request.method() === "POST" && /subscribers/.test(request.url()),
    );
    await form.getByLabel(texts.newsletter.form.email).fill("ida@example.com");
    await form.getByRole("button", { name: texts.newsletter.form.submit, exact: true }).click();
    expect((await signUp).url()).toContain("/private/");
  },
);
