import type { Page } from "@playwright/test";
import { siteCodes, type SiteCode } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import { cardPaths, customerPaths } from "../../features/customer/customer-contract.ts";
import { promotionIds } from "../../features/promotion/promotion-contract.ts";
import { axeFindings } from "./axe.ts";
import { coffee, expect, newPerson, test, type Shop } from "./shop.ts";

/** The site whose texts are the longest. Every state is tested there. */
const lengthOf = (site: SiteCode) => JSON.stringify(allSites[site].texts).length;
const longest = siteCodes.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]!;

/** Every kind of page and state; each is opened as a visitor opens it. */
const states: Record<string, (shop: Shop) => Promise<unknown>> = {
  home: (shop) => shop.open(),
  category: (shop) => shop.open("/x-c1000.html"),
  product: (shop) => shop.open("/x-p100111.html"),
  "product with a notice": async (shop) => {
    await shop.open("/x-p100111.html");
    await shop.addButton.click();
    await expect(shop.added).toBeVisible();
  },
  "search with results": (shop) => shop.open(`/search?query=${coffee[shop.site.code]}`),
  "search without results": (shop) => shop.open("/search?query=xyzxyz"),
  "cart, empty": async (shop) => {
    await shop.openCart();
    await expect(shop.emptyCart).toBeVisible();
  },
  "cart, full": async (shop) => {
    await shop.open();
    for (const productId of ["100111", "101101"])
      await shop.changeCart({ setArticle: { productId, quantity: 2 } });
    await shop.openCart();
    await expect(shop.badge(4)).toBeVisible();
  },
  "page of text": (shop) => shop.open("/x-s400007332.html"),
  "not found": (shop) => shop.open("/no/such/page"),
  "suggestions open": async (shop) => {
    await shop.open();
    await shop.openSearch();
    await shop.search.fill(coffee[shop.site.code]);
    await expect(shop.terms.last()).toBeVisible();
    await shop.page.keyboard.press("ArrowDown");
  },
  "search over the page": async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.openAttached();
    await shop.openSearch();
    await shop.search.fill(coffee[shop.site.code]);
    await expect(shop.terms.last()).toBeVisible();
  },
  "flyout open": async (shop) => openFlyout(shop, 1),
  "flyout of the themeworlds open": async (shop) => openFlyout(shop, 0),
  "drawer open": async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.openAttached();
    await shop.openDrawer();
  },
  "drawer, second level": async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.openAttached();
    await shop.openDrawer();
    await shop.drawer.getByRole("listitem").getByRole("button").nth(1).click();
    await expect(shop.drawer.getByRole("button").first()).toBeFocused();
  },
  "legal text open": async (shop) => {
    await shop.preview({
      [promotionIds.banner]: {
        type: "ApiTopBannerPromotion",
        content: {
          headline: "15 %",
          voucherCode: "TEST15",
          voucherCodeInstructions: "+",
          legalText: "2026",
          legalTextHint: "Info",
        },
      },
    });
    await shop.openAttached();
    await shop.topBanner.getByText("Info").click();
    await expect(shop.topBanner.getByText("2026")).toBeVisible();
  },
  "user menu, logged out": (shop) => shop.open(customerPaths.userMenu),
  login: (shop) => shop.open(customerPaths.account),
  registration: (shop) => shop.open(customerPaths.register),
  "login with errors": async (shop) => {
    await shop.login(newPerson());
    await expect(shop.refusal).toBeVisible();
  },
  "user menu, logged in": async (shop) => {
    await shop.register(newPerson());
    await shop.openAttached(customerPaths.userMenu);
    await expect(shop.userMenu).toContainText("Ada Lovelace");
  },
  account: async (shop) => {
    await shop.register(newPerson());
    await expect(shop.notice).toBeVisible();
  },
  sessions: async (shop) => {
    await shop.register(newPerson());
    await shop.open(customerPaths.sessions);
  },
  card: (shop) => shop.open(cardPaths.kontorcard),
  "country list open": async (shop) => {
    await shop.open();
    const countries = shop.page.locator(".kontor-footer__countries");
    await countries.locator("summary").click();
    await expect(countries.getByRole("link")).toHaveCount(siteCodes.length);
  },
};

/** The open list lies over links of the footer, as long as it is open; the page above it is that of another state. */
const partOf = (name: string) =>
  name === "country list open" ? { include: ".kontor-footer__countries" } : {};

/** A narrow and a wide window. An overlay would close when the layout changes between the two. */
const widthsOf = (name: string) => {
  if (name.startsWith("flyout")) return [1280, 1920] as const;
  return /^drawer|over the page/.test(name) ? ([360, 768] as const) : ([360, 1280] as const);
};

/** At 320 px there is no bar with flyouts. */
const isWide = (name: string) => name.startsWith("flyout");

/** The browser reports the 404 and the 400 of these pages as errors. */
const mayComplain = (name: string) => ["not found", "login with errors"].includes(name);

async function openFlyout(shop: Shop, index: number) {
  await shop.openAttached();
  const title = await shop.items.nth(index).innerText();
  await shop.opener(title).focus();
  await shop.page.keyboard.press("Enter");
  await expect(shop.allOf(title)).toBeVisible();
  await expect(shop.flyout.getByRole("status")).toHaveCount(0);
}

for (const [name, open] of Object.entries(states))
  test.describe(name, () => {
    test.use({ mayComplain: mayComplain(name) });

    test(`${longest}, ${name}: axe finds nothing, light and dark, narrow and wide`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const troubles = await watchTroubles(page);
      await open(visit(longest));
      const [narrow, wide] = widthsOf(name);
      for (const [width, colorScheme] of [
        [wide, "dark"],
        [narrow, "light"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFindings(page, partOf(name)), `${width} ${colorScheme}`).toEqual([]);
      }
      if (!isWide(name)) expect(await tooWideAt320(page)).toEqual([]);
      if (!mayComplain(name)) expect(troubles).toEqual([]);
    });
  });

for (const site of ["PL", "TR"] as const)
  test(`${site}: at 320 px nothing has to be scrolled sideways, and the browser warns of nothing`, async ({
    page,
    visit,
  }) => {
    const troubles = await watchTroubles(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of [
      "home",
      "cart, full",
      "search over the page",
      "drawer open",
      "registration",
    ]) {
      await states[name]!(visit(site));
      expect.soft(await tooWideAt320(page), name).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });

const isOverlay = (name: string) => /^(flyout|drawer)/.test(name);

test.describe("with forced colours and reduced motion", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const name of ["home", "product", "cart, full", "flyout open", "drawer open"])
    test(`in forced colours the parts of "${name}" stay visible, and icons look like the text beside them`, async ({
      page,
      visit,
    }) => {
      const shop = visit("DE");
      await states[name]!(shop);
      await expect(shop.header).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
      const motion = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--kontor-calm"),
      );
      expect(motion).toMatch(/^0?\.01ms$|^\.00001s$/);
      if (isOverlay(name)) return;
      const colours = await page.locator("svg").evaluateAll((icons) =>
        icons.map((icon) => ({
          icon: icon.getAttribute("class"),
          own: getComputedStyle(icon).color,
          beside: getComputedStyle(icon.parentElement!).color,
        })),
      );
      expect(colours.length).toBeGreaterThan(10);
      expect(colours.filter(({ own, beside }) => own !== beside)).toEqual([]);
    });

  test("in forced colours the chosen variant, the availability and the order of a list can be seen", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await shop.open("/x-p100111.html");
    const grounds = await page
      .locator(".kontor-variant > span")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    const [chosen, other] = grounds;
    expect(grounds).toEqual([chosen, other, chosen, other]);
    expect(chosen).not.toBe(other);
    const dot = await page
      .locator(".kontor-buy .kontor-availability")
      .evaluate((each) => getComputedStyle(each, "::before").borderTopColor);
    expect(dot).toBe("rgb(0, 0, 0)");
    await shop.open("/x-c1111.html");
    const orders = page.locator(".kontor-toolbar a");
    const groundOf = (link: typeof orders) =>
      link.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await groundOf(orders.first())).not.toBe(await groundOf(orders.last()));
  });
});

test("the words over the home page's pictures are readable in the dark and before the pictures are there", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("DE").open();
  const heroes = page.locator(".kontor-hero");
  await heroes.locator("picture").evaluateAll((all) => all.forEach((picture) => picture.remove()));
  for (const theme of ["auto", "dark"]) {
    await page.locator("html").evaluate((html, name) => {
      html.dataset.kontorTheme = name;
    }, theme);
    expect.soft(await axeFindings(page, { include: ".kontor-hero" }), theme).toEqual([]);
    // The pictures are light.
    for (const words of await heroes.locator("h1, h2, p").all())
      await expect(words).toHaveCSS("color", "rgb(44, 28, 19)");
  }
});

test("the sticky bar never hides what has the focus", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const shop = visit("DE");
  await shop.open();
  await expect(shop.bar).toHaveCSS("position", "sticky");
  const last = page.getByRole("main").getByRole("link").last();
  await last.focus();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Shift+Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { top, bottom } = focused.getBoundingClientRect();
      const border = document.querySelector("[data-kontor-bar]")!.getBoundingClientRect();
      return bottom <= border.bottom || top >= innerHeight
        ? `${focused.outerHTML.slice(0, 150)} from ${top} to ${bottom} under a header to ${border.bottom}`
        : "";
    });
    expect(hidden).toBe("");
  }
});

test.describe("the app banner", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    viewport: { width: 360, height: 800 },
  });

  test("axe finds nothing in the app banner, which fits at 320 px", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const shop = visit("DE");
    await shop.openAttached();
    await expect(shop.appBanner).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await axeFindings(page, { include: "[data-kontor-app-banner]" });
      expect.soft(findings, colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(shop.appBanner).toBeInViewport({ ratio: 1 });
    expect(await tooWide(page)).toEqual([]);
  });
});

/** Violations of the security policy, warnings of the browser, and failed requests. */
async function watchTroubles(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => troubles.push(text));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "warning") troubles.push(message.text());
  });
  return troubles;
}

/** Elements that overflow the right edge of a window of 320 px. */
async function tooWideAt320(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await scrollThrough(page);
  return tooWide(page);
}

/** Elements that overflow the right edge when the page can be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`);
  });

/** Scrolls to the end, so that lazy images are loaded. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ behavior: "instant" });
      if (image.checkVisibility()) await image.decode().catch(() => {});
    }
  });
}
