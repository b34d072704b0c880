import type { Page } from "@playwright/test";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes, type ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { axeFindings, type AxeScope } from "./axe.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";
import { states } from "./states.ts";

/** The site with the longest texts, in which every state is tested. */
const lengthOf = (site: ShopSiteCode) => JSON.stringify(valueAt(allSites, site).texts).length;
const longest = siteCodes.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]!;

/**
 * Returns the part of a page that a state is about; around it is another state's page or border. An open list covers links of the
 * footer.
 */
function partOf(name: string): AxeScope {
  if (name === "home") return {};
  if (name === "country list open") return { include: ".kontor-footer__countries" };
  if (/^(drawer|flyout|legal|suggestions)|over the page/.test(name))
    return { include: '[data-kontor="header"]' };
  return { include: "main" };
}

/** Returns a narrow and a wide window. An overlay would close when the layout changes between the two. */
const widthsOf = (name: string) => {
  if (name.startsWith("flyout")) return [1280, 1920] as const;
  return /^drawer|over the page/.test(name) ? ([360, 768] as const) : ([360, 1280] as const);
};

/** At 320 px there is no bar with flyouts. */
const isWide = (name: string) => name.startsWith("flyout");

/** The browser reports these pages' 404 and 400 as errors. */
const mayComplain = (name: string) =>
  [
    "not found",
    "login with errors",
    "card from a store, with an error",
    "checkout, address with errors",
    "question with an error",
    "recipe with errors",
  ].includes(name);

/** By day the pages of a purchase and the largest overlays. The gallery's tests check the components of all states with axe. */
const daily = [
  "home",
  "product",
  "cart, full",
  "suggestions open",
  "drawer open",
  "checkout, review",
];

for (const [name, open] of Object.entries(states))
  test.describe(name, dailyIf(daily.includes(name)), () => {
    test.use({ mayComplain: mayComplain(name) });

    test(`${longest}, ${name}: axe finds nothing, light and dark, narrow and wide`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const troubles = await watchTroubles(page);
      await open(visit(longest));
      const [narrow, wide] = widthsOf(name);
      const part = partOf(name);
      for (const { width, colorScheme, scope } of [
        // Checks the whole page once, with its title and landmarks.
        { width: wide, colorScheme: "dark", scope: part.include === "main" ? {} : part },
        { width: narrow, colorScheme: "light", scope: part },
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFindings(page, scope), `${width} ${colorScheme}`).toEqual([]);
      }
      if (!isWide(name)) {
        expect(await tooWideAt320(page)).toEqual([]);
        expect(await squeezedByLargeText(page)).toEqual([]);
      }
      if (!mayComplain(name)) expect(troubles).toEqual([]);
    });
  });

for (const site of ["PL", "TR"] as const)
  test(
    `${site}: at 320 px nothing has to be scrolled sideways, and the browser warns of nothing`,
    dailyIf(site === "PL"),
    async ({ page, visit }) => {
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
    },
  );

test("the words over the home page's pictures are readable in the dark and before the pictures are there", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit("DE").open();
  const heroes = page.locator(".kontor-hero");
  await heroes.locator("picture").evaluateAll((all) => all.forEach((picture) => picture.remove()));
  const inks = { auto: "rgb(246, 234, 219)", dark: "rgb(244, 241, 237)" };
  for (const [theme, ink] of Object.entries(inks)) {
    await page.locator("html").evaluate((html, name) => {
      html.dataset.kontorTheme = name;
    }, theme);
    expect.soft(await axeFindings(page, { include: ".kontor-hero" }), theme).toEqual([]);
    // tools/drawings/translucent.test.ts measures the contrast on the dimmed pictures.
    for (const words of await heroes.locator("h1, h2, p").all())
      await expect(words).toHaveCSS("color", ink);
  }
});

test("the sticky bar never covers the focused element", async ({ page, visit }) => {
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

  test(
    "axe finds nothing in the app banner, which fits at 320 px",
    atNight,
    async ({ page, visit }) => {
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
    },
  );
});

/** Collects violations of the security policy, warnings of the browser, and failed requests. */
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

/** Returns the elements that overflow the right edge of a window of 320 px. */
async function tooWideAt320(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await scrollThrough(page);
  return tooWide(page);
}

/**
 * Returns what is too wide, and the words of the page that are broken into more than two lines, where text is as large as it can be:
 * a phone of 360 px with text of 32 px has the layout of one of 180 px with text of 16 px.
 */
async function squeezedByLargeText(page: Page) {
  await page.setViewportSize({ width: 180, height: 400 });
  const broken = await page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement instanceof HTMLOptionElement) continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}{5,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 2) found.push(`${word} in ${text.parentElement!.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  });
  return [...(await tooWide(page)), ...broken];
}

/** Returns the elements that overflow the right edge when the page can be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`);
  });

/** Scrolls to the end, so that lazy images are loaded. Those of pages that are not turned to stay clipped, and are not. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const isShown = (image: Element) =>
      new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(entry!.isIntersecting);
        });
        observer.observe(image);
      });
    for (const image of document.images) {
      image.scrollIntoView({ behavior: "instant" });
      if (await isShown(image)) await image.decode().catch(() => {});
    }
  });
}
