import { fragmentsPath } from "../../border/border-paths.ts";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import { axeFindings } from "./axe.ts";
import { importantRules } from "../../border/package/test/hostile-rules.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { atNight, dailyIf } from "./night.ts";
import { hostPath, serveHost, type HostPage } from "./other-team.ts";
import { coffee, expect, test, type Shop } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Tests that everything works in the strict form of the border, which is in shadow roots, in the page of another team. */

const main = `<main id="kontor-content" tabindex="-1"><h1>Title</h1><a href="#elsewhere">In the page</a>
  <p style="height: 2000px">Text</p></main>`;

/** Opens the page of another team, whose styles are hostile, and waits until the header's behaviour is attached. */
async function openHost(shop: Shop, hostPage: Partial<HostPage> = {}) {
  await serveHost(shop, { form: "strict", sheet: hostile, main, ...hostPage });
  await shop.openAttached(hostPath);
}
const hostile = "* { color: red !important; font-size: 30px !important; }";

/** Clicks on the page's own content, below every panel. */
const clickPage = ({ page }: Shop) => page.mouse.click(640, 850);
const footerOf = ({ page }: Shop) => page.locator('[data-kontor="footer"]');

test("the mouse opens a flyout, and a click on the page closes it", async ({ page, visit }) => {
  const shop = visit("DE");
  await openHost(shop);
  await shop.items.first().hover();
  await expect(shop.flyout.getByRole("link").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-kontor-overlay", "open");
  // A press inside leaves it open.
  await shop.flyout.click({ position: { x: 3, y: 3 } });
  await expect(shop.flyout).toBeVisible();
  await clickPage(shop);
  await expect(shop.flyout).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-kontor-overlay");
});

test(
  "the search suggests terms and products, and a term leads to its results",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    await openHost(shop);
    await shop.openSearch();
    await page.keyboard.type(coffee.DE);
    await expect(shop.products.first()).toBeVisible();
    await clickPage(shop);
    await expect(shop.panel).toBeHidden();
    await shop.search.click();
    await shop.terms.first().click();
    await expect(page).toHaveURL(/\/search\?/);
  },
);

test("a script of the page adds to the cart, whose badge and preview show it", async ({
  visit,
}) => {
  const shop = visit("DE");
  await openHost(shop);
  expect(await shop.addByScript("100111", 2)).toBe("");
  await expect(shop.badge(2)).toBeVisible();
  await shop.badge(2).hover();
  await expect(shop.miniCart.getByRole("listitem")).toHaveCount(1);
  await shop.miniCart.getByRole("listitem").click();
  await expect(shop.miniCart).toBeVisible();
  // The page is not told where the focus moves within the shadow root.
  await shop.userMenu.focus();
  await expect(shop.miniCart).toBeHidden();
  await shop.miniCartButton.press("Enter");
  await expect(shop.miniCart).toBeVisible();
  await clickPage(shop);
  await expect(shop.miniCart).toBeHidden();
});

test.describe("with a failure", () => {
  test.use({ mayComplain: true });

  test(
    "a script of the page gets the reason of a refusal in the header's language",
    atNight,
    async ({ visit }) => {
      const shop = visit("DE");
      await openHost(shop);
      expect(await shop.addByScript("999999", 1)).toBe(shop.texts.cart.notSold);
    },
  );
});

test(
  "the header in a page of another team shows the name of a customer",
  atNight,
  async ({ visit }) => {
    const shop = visit("DE");
    await shop.register(newPerson("Maximiliane", "Weber"));
    await expect(shop.notice).toBeVisible();
    await openHost(shop);
    await expect(shop.userMenu).toHaveAccessibleName(/Maximiliane Weber/);
  },
);

test("the footer's newsletter form moves the focus to a mistake, and thanks for a sign-up", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await openHost(shop);
  const { form: texts } = shop.texts.newsletter;
  const footer = footerOf(shop);
  const email = footer.getByLabel(texts.email);
  await email.fill("ida");
  await expect(footer.getByText(texts.personalOffers)).toBeVisible();
  await footer.getByRole("button", { name: texts.submit, exact: true }).click();
  await expect(footer.getByRole("alert")).toBeFocused();
  await footer.getByRole("alert").getByRole("link").click();
  await expect(email).toBeFocused();
  expect(page.url()).not.toContain("#");
  await email.fill("ida@example.com");
  await footer.getByRole("button", { name: texts.submit, exact: true }).click();
  await expect(footer.getByText(texts.success)).toBeVisible();
  const events = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
  expect(events).toContainEqual(expect.objectContaining({ event: "sign_up" }));
});

test(
  "a promotion's conditions close on a press on the page, its code is copied, and its link is tracked",
  atNight,
  async ({ page, context, visit }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const shop = visit("DE");
    await shop.preview({
      [promotionIds.banner]: {
        type: "ApiTopBannerPromotion",
        content: {
          headline: "Fifteen per cent",
          voucherCode: "TEST15",
          voucherCodeInstructions: "with",
          links: [{ url: "/x-c1150.html", text: "To the machines" }],
          legalText: "Only while stocks last.",
          legalTextHint: "Conditions",
        },
      },
    });
    await openHost(shop);
    await shop.topBanner.getByText("Conditions").click();
    await expect(shop.topBanner.getByText("Only while stocks last.")).toBeVisible();
    await clickPage(shop);
    await expect(shop.topBanner.getByText("Only while stocks last.")).toBeHidden();
    await shop.topBanner.getByRole("button", { name: /TEST15/ }).click();
    await expect(shop.topBanner.getByRole("status")).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("TEST15");
    // The page stays, so that its events can be read.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await shop.topBanner.getByRole("link").click();
    const events = () => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
    for (const event of ["view_promotion", "select_promotion", "promotion_click"])
      await expect.poll(events, event).toContainEqual(expect.objectContaining({ event }));
  },
);

test.describe("before a decision on consent", () => {
  test.use({ consent: "undecided" });

  test("the banner asks, and the footer's link opens it with the choice; Escape returns there", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const { consent } = shop.texts;
    const panel = page.getByLabel(consent.title, { exact: true });
    await openHost(shop);
    await panel.getByRole("button", { name: consent.refuse, exact: true }).click();
    await expect(panel).toBeHidden();
    const link = footerOf(shop).getByRole("link", { name: consent.settings, exact: true });
    await link.click();
    await expect(panel.getByRole("checkbox").nth(1)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test("at 1280 px the keyboard skips to the content, and leaving a panel returns the focus", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await openHost(shop);
  await shop.addByScript("100111", 1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: shop.texts.header.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "In the page" })).toBeFocused();

  const title = (await shop.items.first().textContent())!;
  await shop.items.first().focus();
  await page.keyboard.press("Tab");
  await expect(shop.opener(title)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shop.flyout).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(shop.flyout.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shop.flyout).toBeHidden();
  await expect(shop.opener(title)).toBeFocused();

  await shop.search.focus();
  await page.keyboard.type(coffee.DE);
  await expect(shop.products.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(shop.options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(shop.panel).toBeHidden();
  await expect(shop.search).toBeFocused();

  await shop.miniCartButton.focus();
  await page.keyboard.press("Enter");
  await expect(shop.miniCart).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(shop.miniCart).toBeHidden();
  await expect(shop.miniCartButton).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("at 360 px the drawer and the search open, and return the focus", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await openHost(shop);
    await shop.openDrawer();
    const buttons = shop.drawer.getByRole("listitem").getByRole("button");
    await expect(buttons.first()).toHaveText(shop.texts.navigation.themeworlds);
    const title = (await buttons.nth(1).textContent())!;
    await buttons.nth(1).click();
    await expect(shop.allOf(title)).toBeVisible();
    await expect(
      shop.drawer.getByRole("button", { name: shop.texts.navigation.back, exact: true }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(shop.drawer).toBeHidden();
    await expect(shop.menu).toBeFocused();

    await shop.openSearch();
    await page.keyboard.type(coffee.DE);
    await expect(shop.terms.first()).toBeVisible();
    await shop.closeSearch.click();
    await expect(shop.searchFlyout).toBeHidden();
    await expect(shop.openSearchButton).toBeFocused();
  });
});

for (const width of [360, 1280])
  test(
    `at ${width} px nothing shifts, and axe finds nothing, also with a panel open`,
    dailyIf(width === 1280),
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      // The page's own sheet would shift its own text.
      await openHost(shop, { sheet: "" });
      await expect(shop.header.locator(".kontor-header__logo")).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      if (width < 980) await shop.openDrawer();
      else {
        await shop.items.first().hover();
        await expect(shop.flyout.locator("img").first()).toBeVisible();
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(await shifts(page)).toEqual([]);
    },
  );

test("a sticky header stays at the top, hides while the page scrolls down, and covers no target", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await openHost(shop, {
    options: ["sticky"],
    sheet: importantRules["all that is important"],
    main: `${main}<p id="elsewhere">Elsewhere</p><p style="height: 2000px"></p>`,
  });
  await shop.scrollTo(600);
  await expect(shop.bar).toHaveAttribute("data-hidden");
  await shop.scrollTo(500);
  await expect(shop.bar).not.toHaveAttribute("data-hidden");
  await expect.poll(async () => (await shop.bar.boundingBox())!.y).toBe(0);
  await page.evaluate(() => (location.hash = "elsewhere"));
  const { height } = (await shop.bar.boundingBox())!;
  await expect
    .poll(async () => (await page.locator("#elsewhere").boundingBox())!.y)
    .toBeGreaterThanOrEqual(height);
});

test("selected text of the border does not look as that of the page", async ({ page, visit }) => {
  const shop = visit("DE");
  await openHost(shop, { sheet: "::selection { background: rgb(0, 255, 0) !important; }" });
  const colourOf = (element: HTMLElement | SVGElement) =>
    getComputedStyle(element, "::selection").backgroundColor;
  expect(await page.getByRole("heading", { name: "Title" }).evaluate(colourOf)).toBe(
    "rgb(0, 255, 0)",
  );
  expect(await shop.items.first().evaluate(colourOf)).not.toBe("rgb(0, 255, 0)");
});

test.describe("on Android", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  });

  test(
    "the app banner covers nothing at the end of the page, and no open panel",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await openHost(shop);
      await expect(shop.appBanner).toBeVisible();
      await expect(page.locator("body")).not.toHaveCSS("padding-bottom", "0px");
      await shop.openDrawer();
      await expect(shop.appBanner).toBeHidden();
      await page.keyboard.press("Escape");
      await shop.appBanner.getByRole("button").click();
      await expect(shop.appBanner).toBeHidden();
      await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
    },
  );
});

test("a page with the newsletter's form hides the footer's", atNight, async ({ visit }) => {
  const shop = visit("DE");
  await openHost(shop, { attributes: 'data-kontor-newsletter="hidden"' });
  await expect(footerOf(shop).locator("[data-kontor-footer-newsletter]")).toBeHidden();
  await expect(footerOf(shop)).toBeVisible();
});

test("a strict policy of the page hinders nothing of the border", async ({ page, visit }) => {
  const shop = visit("DE");
  await openHost(shop, { sheet: "", policy: "default-src 'self'; style-src-attr 'unsafe-inline'" });
  await shop.items.first().hover();
  await expect(shop.flyout.locator("img").first()).toBeVisible();
  await shop.openSearch();
  await page.keyboard.type(coffee.DE);
  await expect(shop.products.first()).toBeVisible();
});

test("a border that a script of the page inserts later works", async ({ page, visit }) => {
  const shop = visit("DE");
  await openHost(shop, { main: `<div id="late"></div>${main}` });
  await page.evaluate(async (address) => {
    for (const border of document.querySelectorAll("kontor-border")) border.remove();
    const response = await fetch(address);
    document.querySelector("#late")!.setHTMLUnsafe(await response.text());
  }, `${fragmentsPath}/header/DE/noassets,shadow`);
  await shop.items.first().hover();
  await expect(shop.flyout.getByRole("link").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without scripts the strict form has its styles, links and forms", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await serveHost(shop, { form: "strict", sheet: hostile, main });
    await page.goto(shop.origin + hostPath);
    await expect(shop.items.first()).toHaveCSS("color", "rgb(44, 28, 19)");
    await shop.search.fill("kaffee");
    await shop.header.getByRole("button", { name: shop.texts.search.submit }).click();
    await expect(page).toHaveURL(/\/search\?/);
  });
});
