import { cartPagePath, fragmentsPath, publishPath } from "../../border/border-paths.ts";
import type { BuiltServer } from "../support/built-server.ts";
import { anotherShop } from "./another-shop.ts";
import { atNight } from "./night.ts";
import { coffee, expect, test as shopTest } from "./shop.ts";
import { logIn, previewNextYear } from "./staff.ts";

/** Tests a shop whose addresses all lie below a path of its host (BASE_PATH): nothing is requested outside of it. */

const base = "/shop";

const test = shopTest.extend<{ origin: string }, { server: BuiltServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const server = await anotherShop();
      await server.start({ BASE_PATH: base, ANSWER_WITHIN: "0" });
      await use(server);
      await server.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  origin: async ({ page, server }, use) => {
    const origin = `http://de.localhost:${new URL(server.origin).port}`;
    const outside: string[] = [];
    page.on("request", (request) => {
      const { origin: of, pathname } = new URL(request.url());
      if (of === origin && !pathname.startsWith(`${base}/`) && pathname !== "/blog")
        outside.push(pathname);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
    });
    await use(origin);
    expect(outside).toEqual([]);
  },
  extraHTTPHeaders: {},
});

// The tests share a server.
test.describe.configure({ mode: "default" });

test("below a path of its host the shop's pages, search, cart and lists work", async ({
  page,
  visit,
  origin,
}) => {
  const shop = visit("DE");
  await page.goto(`${origin}${base}/`);
  await shop.search.click();
  await page.keyboard.type(coffee.DE);
  await expect(shop.products.first().locator("img")).toBeVisible();
  await shop.terms.first().click();
  await expect(page).toHaveURL(new RegExp(`^${origin}${base}/search\\?`));

  await shop.items.nth(1).hover();
  await shop.flyout.getByRole("link").first().click();
  await expect(page).toHaveURL(`${origin}${base}/kaffee-c1000.html`);
  await page.getByRole("main").locator(".kontor-tile a").first().click();
  await expect(page).toHaveURL(new RegExp(`^${origin}${base}/[^/]*-p\\d+\\.html`));
  await shop.addButton.click();
  await expect(shop.badge(1)).toBeVisible();
  await shop.miniCartButton.press("Enter");
  await expect(shop.miniCart.getByRole("listitem")).toHaveCount(1);
  await shop.badge(1).click();
  await expect(page).toHaveURL(origin + base + cartPagePath);
  await expect(shop.entries).toHaveCount(1);
});

test.describe("a page of the host beside the shop", () => {
  test.use({ consent: "undecided" });

  test("a page of the host outside of the path has the whole border", async ({
    page,
    visit,
    origin,
    server,
  }) => {
    const shop = visit("DE");
    const [header, footer] = await Promise.all(
      ["header", "footer"].map(async (name) =>
        (await fetch(`${server.origin}${base}${fragmentsPath}/${name}/DE`)).text(),
      ),
    );
    await page.route(`${origin}/blog`, (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!doctype html><html lang="de"><title>Blog</title><link rel="icon" href="data:,">
          <body>${header}<main id="kontor-content"><h1>Blog</h1></main>${footer}`,
      }),
    );
    await page.goto(`${origin}/blog`);
    const published = page.waitForResponse((response) => response.url().includes(publishPath));
    await page.getByRole("button", { name: shop.texts.consent.accept, exact: true }).click();
    expect((await published).ok()).toBe(true);
    await shop.items.nth(1).hover();
    await expect(shop.flyout.getByRole("link").first()).toHaveAttribute("href", /^\/shop\//);
    expect(await shop.addByScript("100111", 2)).toBe("");
    await expect(shop.badge(2)).toBeVisible();
  });
});

test.describe("the staff preview", () => {
  // The comparison's frames forbid scripts, which the browser reports.
  test.use({ mayComplain: true });

  test(
    "staff preview another moment below the path, and go back to the page",
    atNight,
    async ({ page, origin, server }) => {
      await logIn(page, `${origin}${base}/staff`, server.folder);
      await page.goto(`${origin}${base}/kaffee-c1000.html`);
      const mark = await previewNextYear(page);
      await page.getByRole("link", { name: "Compare with now" }).click();
      await expect(page.frameLocator("iframe").first().locator("h1")).toHaveText("Kaffee");
      await page.goBack();
      await mark.getByRole("button", { name: "Back to now" }).click();
      await expect(mark).toHaveCount(0);
      await expect(page).toHaveURL(`${origin}${base}/kaffee-c1000.html`);
    },
  );
});
