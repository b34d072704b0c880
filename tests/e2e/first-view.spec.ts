import { cartApiPath, personalDataPath } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { dailyIf } from "./night.ts";
import { coffee, expect, hasRead, test, type Shop } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

const pages = { home: "/", category: "/x-c1000.html", product: "/x-p100111.html" };

for (const [name, path] of Object.entries(pages)) {
  for (const width of [360, 768, 1280, 1920])
    test(
      `${name} at ${width} px: no React, no layout shift`,
      dailyIf((width === 360 || width === 1280) && name !== "category"),
      async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 });
        const scripts = collectScripts(page);
        await watchShifts(page);
        await openToTheEnd(page, visit("DE").origin + path);
        expect((await scripts()).filter(({ isReact }) => isReact)).toEqual([]);
        expect(await shifts(page)).toEqual([]);
      },
    );

  test(
    `${name}: the stored count causes no layout shift`,
    dailyIf(name === "product"),
    async ({ context, visit }) => {
      const shop = visit("DE");
      const { id } = await shop.plentiful();
      await shop.changeCart({ setArticle: { productId: id, quantity: 12 } });
      const next = await context.newPage();
      await watchShifts(next);
      await openToTheEnd(next, shop.origin + path);
      await expect(visit("DE", next).badge(12)).toBeVisible();
      expect(await shifts(next)).toEqual([]);
    },
  );
}

// The layouts of a logged-in customer: narrow and wide.
for (const width of [360, 1280])
  test(
    `at ${width} px a logged-in customer causes no layout shift and no hydration`,
    dailyIf(width === 1280),
    async ({ page, context, visit }) => {
      const shop = visit("DE");
      await shop.register(newPerson("Maximiliane", "von Hohenstein-Wallmoden"));
      await expect(shop.notice).toBeVisible();
      await page.close();
      for (const path of Object.values(pages)) {
        const next = visit("DE", await context.newPage());
        await next.page.setViewportSize({ width, height: 900 });
        const scripts = collectScripts(next.page);
        await watchShifts(next.page);
        await openWithCustomer(next, path);
        await expect(next.userMenu).toHaveAccessibleName(/Maximiliane von Hohenstein-Wallmoden/);
        expect((await scripts()).filter(({ isReact }) => isReact)).toEqual([]);
        expect(await shifts(next.page), path).toEqual([]);
        await next.page.close();
      }
    },
  );

test.describe("on Android", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    hasTouch: true,
  });

  for (const width of [360, 768])
    test(
      `at ${width} px the app banner causes no layout shift`,
      dailyIf(width === 360),
      async ({ context, visit }) => {
        for (const path of Object.values(pages)) {
          const shop = visit("DE", await context.newPage());
          await shop.page.setViewportSize({ width, height: 900 });
          const scripts = collectScripts(shop.page);
          await watchShifts(shop.page);
          await openWithCustomer(shop, path);
          await expect(shop.appBanner).toBeVisible();
          expect((await scripts()).filter(({ isReact }) => isReact)).toEqual([]);
          expect(await shifts(shop.page), path).toEqual([]);
          await shop.page.close();
        }
      },
    );
});

test("React is loaded once, by the first use of any part", async ({ page, visit }) => {
  const shop = visit("DE");
  const scripts = collectScripts(page);
  await openToTheEnd(page, shop.origin + pages.product);
  const before = await scripts();

  await shop.search.hover();
  await shop.search.fill(coffee.DE);
  await expect(shop.panel).toBeVisible();
  const after = await scripts();
  const library = after.filter(({ isReact }) => isReact);
  expect(library).toHaveLength(1);
  expect(after.length).toBeGreaterThan(before.length);

  await page.keyboard.press("Escape");
  await shop.addButton.click();
  await expect(shop.added).toBeVisible();
  const all = await scripts();
  expect(all.filter(({ isReact }) => isReact)).toEqual(library);
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
});

test("a second copy of the boot script does nothing", async ({ page, visit }) => {
  const shop = visit("DE");
  let copies = 0;
  await shop.changeHome((html) =>
    html.replace(/<script[^>]*src="([^"]*boot-[^"]*)"[^>]*><\/script>/, (script, url) => {
      copies++;
      return `${script}<script type="module" async src="${url}?copy"></script>`;
    }),
  );
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(cartApiPath)) loads.push(request.url());
  });
  const scripts = collectScripts(page);
  await openToTheEnd(page, `${shop.origin}/`);
  expect(copies).toBe(1);
  expect((await scripts()).filter(({ url }) => url.includes("/boot-"))).toHaveLength(2);
  await expect(shop.search).toBeEditable();
  await shop.search.fill(coffee.DE);
  await expect(shop.panel).toBeVisible();
  expect(loads).toHaveLength(1);
});

/** Collects the scripts that a page has loaded so far. React is recognised by a name that only its code contains. */
function collectScripts(page: Page) {
  const loaded: Promise<{ url: string; isReact: boolean }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const url = response.url();
    loaded.push(
      response
        .text()
        .then((text) => ({ url, isReact: text.includes("react.transitional.element") })),
    );
  });
  return () => Promise.all(loaded);
}

/**
 * Opens a page and waits for the end of the first view: everything is loaded, and the cart, which waits for an idle browser, was
 * read.
 */
async function openToTheEnd(page: Page, url: string) {
  await page.goto(url);
  await hasRead(page, cartApiPath);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Opens a page in the same way, with the customer's name in the header. */
async function openWithCustomer(shop: Shop, path: string) {
  await openToTheEnd(shop.page, shop.origin + path);
  await hasRead(shop.page, personalDataPath);
}
