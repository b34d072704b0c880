import { promotionPath } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { appBannerStorageKey } from "../../border/promotion/behaviour-contract.ts";
import { appRating, benefitTags, promotionIds } from "../../border/promotion/promotion-contract.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests promotions from a shopper's point of view. Their content changes from day to day, so tests provide their own. */

const voucherBanner = {
  type: "ApiTopBannerPromotion",
  content: {
    headline: "Fifteen per cent",
    voucherCode: "TEST15",
    voucherCodeInstructions: "with",
    links: [{ url: "/x-c1150.html", text: "To the machines", boldLink: true }],
    legalText: "Only while stocks last.",
    legalTextHint: "Conditions",
  },
};
const categoryBanner = {
  type: "ApiCategory",
  content: {
    headline: "Winter roast",
    subline: "Cocoa and <em>orange</em>",
    img: {
      imageData: {
        cutouts: [
          { targetSize: { width: 480 }, imagePath: "/service/imagedelivery/image/test-480.svg" },
          { targetSize: { width: 960 }, imagePath: "/service/imagedelivery/image/test-960.svg" },
        ],
      },
    },
    ctaButtonText: "To the espresso",
    ctaButtonLink: "/x-c1111.html",
  },
};

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(
    `${site}: the benefits, the banner and the block of the home page are shown`,
    dailyIf(site === "DE"),
    async ({ visit }) => {
      const shop = visit(site);
      await shop.open();
      const links = shop.benefits.getByRole("link");
      await expect(links).toHaveCount(benefitTags.length);
      for (const [index, tag] of benefitTags.entries()) {
        await expect(links.nth(index)).toHaveAttribute("data-tracking-tag", tag);
        await expect(links.nth(index)).not.toBeEmpty();
      }
      await expect(shop.benefits).toHaveAccessibleName(shop.texts.promotion.benefits);
      await expect(shop.topBanner).toHaveAccessibleName(shop.texts.promotion.banner);
      await expect(shop.topBanner.getByRole("link").first()).toBeVisible();
      // The strip is above the bar, the banner below it.
      const [strip, bar, banner] = await Promise.all(
        [shop.benefits, shop.bar, shop.topBanner].map(async (part) => (await part.boundingBox())!),
      );
      expect(strip!.y + strip!.height).toBeLessThanOrEqual(bar!.y);
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(banner!.y);
      await expect(shop.phase.getByRole("heading")).toBeVisible();
      await expect(shop.phase.getByRole("link")).toHaveCount(1);
      await expect(shop.phase.locator("img")).toHaveAttribute("srcset", /\/img/);
    },
  );

test(
  "the legal text of a banner closes when the navigation opens",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.preview({ [promotionIds.banner]: voucherBanner });
    await shop.openAttached();
    const legal = shop.topBanner.getByText("Only while stocks last.");
    await expect(legal).toBeHidden();
    await shop.topBanner.getByText("Conditions").click();
    await expect(legal).toBeVisible();
    await shop.opener(shop.texts.navigation.themeworlds).focus();
    await page.keyboard.press("Enter");
    await expect(shop.flyout).toBeVisible();
    await expect(legal).toBeHidden();
  },
);

for (const width of [390, 1280])
  test(
    `the offer of a category at ${width} px: text, a link, a picture of 16 to 9`,
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width, height: 900 });
      await serveTestPictures(page);
      await shop.preview({ [promotionIds.category(1000)]: categoryBanner });
      await shop.openAttached("/x-c1000.html");
      const banner = shop.categoryBanner;
      await expect(banner.getByRole("heading", { name: "Winter roast" })).toBeVisible();
      await expect(banner.locator("em")).toHaveText("orange");
      await expect(banner.getByRole("link")).toHaveAttribute("href", "/x-c1111.html");
      await expect(banner.locator("img")).toHaveJSProperty("complete", true);
      const { width: wide, height } = (await banner
        .locator(".kontor-promotion__picture")
        .boundingBox())!;
      expect(Math.abs(wide / height - 16 / 9)).toBeLessThan(0.02);
    },
  );

test("each click on a promotion is pushed to the data layer, in both formats", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await serveTestPictures(page);
  await shop.preview({
    [promotionIds.banner]: voucherBanner,
    [promotionIds.category(1000)]: categoryBanner,
  });
  await shop.openAttached("/x-c1000.html");
  await expect(shop.categoryBanner).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener(
      "click",
      (event) => (event.target as Element).closest("a") && event.preventDefault(),
    ),
  );
  await shop.topBanner.getByText("Conditions").click();
  await shop.topBanner.getByRole("button", { name: /TEST15/ }).click();
  await shop.topBanner.getByRole("link").first().click();
  await shop.categoryBanner.getByRole("link").click();
  await shop.benefits.getByRole("link").nth(1).click();
  const pushed = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) =>
        ["ga_event", "promotion_click"].includes(event ?? ""),
      ),
    );
  await expect.poll(async () => (await pushed()).length).toBe(10);
  const all = await pushed();
  const ga = (eventAction: string, eventLabel: string) =>
    expect.objectContaining({
      event: "ga_event",
      eventCategory: "promotion",
      eventAction,
      eventLabel,
    }) as object;
  for (const expected of [
    ga("open legal", "top_banner"),
    ga("copy", "top_banner"),
    ga("click", "top_banner"),
    ga("click cta", "category_banner"),
    ga("click", benefitTags[1]),
  ])
    expect(all).toContainEqual(expected);
  const click = (click_type: string, click_target: string) => ({
    event: "promotion_click",
    event_type: "ga4",
    click_type,
    click_target,
    specification: "SEARCH",
  });
  for (const expected of [
    click("open_legal", "Conditions"),
    click("copy", "TEST15"),
    click("internal_link", "/x-c1150.html"),
    click("internal_link", "/x-c1111.html"),
  ])
    expect(all).toContainEqual(expected);
});

test.describe("for staff who preview another day", () => {
  test("with a preview's cookie every place of promotions is requested again, without it none", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(promotionPath))
        asked.push(decodeURIComponent(pathname.slice(promotionPath.length + 1)));
    });
    await shop.openAttached();
    expect(asked).toEqual([]);
    await shop.preview({});
    await shop.openAttached();
    await expect
      .poll(() => asked.toSorted())
      .toEqual(
        [
          promotionIds.benefits,
          promotionIds.phaseIntegration,
          promotionIds.banner,
          promotionIds.newsletter,
        ].toSorted(),
      );
  });

  test.describe("when the endpoint fails", () => {
    test.use({ mayComplain: true });

    test(
      "a promotion that cannot be shown leaves its place empty, and the page works",
      atNight,
      async ({ page, visit }) => {
        const shop = visit("DE");
        await shop.preview({
          [promotionIds.banner]: { status: 500 },
          [promotionIds.benefits]: { status: 404 },
          [promotionIds.phaseIntegration]: { type: "ApiPiPromotion", content: [] },
        });
        await shop.openAttached();
        await expect(shop.topBanner).toHaveCount(0);
        await expect(shop.benefits).toHaveCount(0);
        await expect(shop.phase).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await shop.search.fill("kaf");
        await expect(shop.panel).toBeVisible();
      },
    );
  });
});

const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

test.describe("the app banner on Android", () => {
  test.use({ userAgent: android, viewport: { width: 390, height: 800 } });

  test("the app banner is shown, links to the store, and does not return after it was closed", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await shop.openAttached();
    await expect(shop.appBanner).toBeVisible();
    await expect(shop.appBanner).toBeInViewport({ ratio: 1 });
    await expect(shop.appBanner).toContainText(appRating.count);
    const { install, close } = shop.texts.promotion.app;
    await expect(shop.appBanner.getByRole("link", { name: install })).toHaveAttribute(
      "href",
      /play\.google\.com|android/i,
    );
    await shop.appBanner.getByRole("button", { name: close }).click();
    await expect(shop.appBanner).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), appBannerStorageKey)).toBe(
      "true",
    );
    await shop.openAttached("/x-c1000.html");
    await expect(shop.appBanner).toBeHidden();
  });
});

/** Serves the pictures of the test's promotions. */
const serveTestPictures = (page: Page) =>
  page.route(/\/img\/test-\d+\.svg$/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="400"/>',
    }),
  );
