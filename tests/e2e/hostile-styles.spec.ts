import type { Page } from "@playwright/test";
import { fragmentsPath } from "../../border/server/fragment-address.ts";
import { staffCookies, staffPaths } from "../../border/staff/staff-contract.ts";
import { differences, stylesOf } from "./border-styles.ts";
import { hostileSheets } from "./hostile-sheets.ts";
import { coffee, expect, test, type Shop } from "./shop.ts";

/** Tests that the border looks the same in every page, whatever the page's own styles are. */

test.use({
  consent: "undecided",
  // Fading colours would be compared in the middle of a transition.
  contextOptions: { reducedMotion: "reduce" },
  // The panel's requests are refused, because no member of staff is logged in.
  mayComplain: true,
});

const path = "/page-of-another-team";

/** Opens a page of another team around the border, with the panel that only staff see and the question for consent. */
async function openHost(shop: Shop, sheet: string, doctype = "<!doctype html>") {
  const { page, origin } = shop;
  await page.context().addCookies([{ name: staffCookies.panel, value: "1", url: origin }]);
  await page.route(`**${staffPaths.checkAuth}`, (route) =>
    route.fulfill({
      json: { status: "SUCCESS", dateTime: "", abTestName: "", abTestGroup: "" },
    }),
  );
  // A font counts only if it arrives in time.
  await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
  await page.route(origin + path, async (route) => {
    const { host, port } = new URL(origin);
    const [header, footer] = await Promise.all(
      ["header", "footer"].map(async (part) => {
        const url = `http://127.0.0.1:${port}${fragmentsPath}/${part}/DE`;
        return (await route.fetch({ url, headers: { host } })).text();
      }),
    );
    const body = `${doctype}<html><meta charset="utf-8"><title>host</title><body id="page" style="margin: 0 !important">
      ${header}<main id="kontor-content"><h1>Title</h1></main>${footer}<style id="host">${sheet}</style>`;
    await route.fulfill({ contentType: "text/html", body });
  });
  await page.goto(origin + path);
  await expect(page.getByRole("region", { name: "Staff preview" })).toBeVisible();
  await expect(page.locator("kontor-consent")).toBeAttached();
  await shop.changeCart({ setArticle: { productId: "100111", quantity: 2 } });
  await page.evaluate(
    (event) => window.dispatchEvent(new Event(event)),
    "kontor:cart-trigger-update",
  );
  await expect(shop.badge(2)).toBeAttached();
}

/** Calls `look` with the border as it arrives and with each of its panels open. */
async function inEachState(shop: Shop, look: (parts: string) => Promise<void>) {
  const { page } = shop;
  const isNarrow = page.viewportSize()!.width < 980;
  await look("[data-kontor], kontor-consent");
  await page.locator("kontor-consent").evaluate((banner) => banner.remove());
  await page.evaluate(() => scrollTo(0, 0));
  if (isNarrow) {
    await shop.openDrawer();
    await look(".kontor-navigation__drawer");
    await page.keyboard.press("Escape");
    await expect(shop.drawer).toBeHidden();
  } else {
    await shop.items.first().hover();
    await expect(shop.flyout.locator("img").first()).toBeVisible();
    await look(".kontor-navigation");
    await shop.miniCartButton.press("Enter");
    await expect(shop.miniCart.getByRole("listitem").first()).toBeVisible();
    await look(".kontor-minicart");
  }
  await shop.openSearch();
  await page.keyboard.type(coffee.DE);
  await expect(shop.options.first()).toBeVisible();
  await look(".kontor-search");
}

const enable = (page: Page, isEnabled: boolean) =>
  page.locator("#host").evaluate((style: HTMLStyleElement, on) => {
    style.sheet!.disabled = !on;
  }, isEnabled);

const tries = Object.entries(hostileSheets).flatMap(([name, sheet]) =>
  [1280, ...(/Bootstrap 3|by its id/.test(name) ? [360] : [])].map((width) => ({
    name,
    sheet,
    width,
  })),
);
for (const { name, sheet, width } of tries)
  test(`at ${width} px ${name} changes nothing of the border and its panels`, async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await page.setViewportSize({ width, height: 900 });
    await openHost(shop, sheet);
    await inEachState(shop, async (parts) => {
      const actual = await stylesOf(page, parts);
      await enable(page, false);
      const expected = await stylesOf(page, parts);
      await enable(page, true);
      expect.soft(differences(expected, actual), parts).toEqual([]);
    });
  });

test("a page in quirks mode changes nothing of the border and its panels", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const looks = new Map<string, string[]>();
  await openHost(shop, "");
  await inEachState(shop, async (parts) => void looks.set(parts, await stylesOf(page, parts)));
  await page.unroute(shop.origin + path);
  await openHost(shop, "", "");
  expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
  await inEachState(shop, async (parts) => {
    const changes = differences(looks.get(parts)!, await stylesOf(page, parts));
    // Lines without text are lower in quirks mode: this icon, which only the keyboard shows, stands a pixel higher.
    const icon = "svg.lucide lucide-chevron-down { box";
    expect
      .soft(
        changes.filter((change) => !change.startsWith(icon)),
        parts,
      )
      .toEqual([]);
  });
});

test("the border leaves the colour scheme of a page to the page", async ({ page, visit }) => {
  const shop = visit("DE");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await openHost(shop, hostileSheets["a dark page"]);
  expect(await scheme()).toBe("dark");
  await enable(page, false);
  expect(await scheme()).toBe("normal");
});
