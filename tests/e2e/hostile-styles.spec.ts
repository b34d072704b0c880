import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { importantRules } from "../../border/package/test/hostile-rules.ts";
import {
  borderParts,
  styleDifferences,
  computedStyles,
} from "../../border/package/test/page-styles.ts";
import { hostileSheets } from "./hostile-sheets.ts";
import { atNight, dailyIf } from "./night.ts";
import { besidesReset, enableSheet, hostPath, openFullHost, type HostPage } from "./other-team.ts";
import { coffee, expect, test, type Shop } from "./shop.ts";

/** Tests that the border looks the same in every page, whatever the page's own styles are. */

test.use({
  consent: "undecided",
  // Fading colours would be compared in the middle of a transition.
  contextOptions: { reducedMotion: "reduce" },
  // The panel's requests are refused, because no member of staff is logged in.
  mayComplain: true,
});

/** Calls `look` with the border as it arrives and with each of its panels open. */
async function inEachState(shop: Shop, look: (parts: string) => Promise<void>) {
  const { page } = shop;
  const isNarrow = page.viewportSize()!.width < 980;
  await look(borderParts);
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
  // Prices follow the suggestions, which are without products in narrow layouts.
  const awaited = isNarrow ? shop.options : shop.options.filter({ hasText: "Euro" });
  await expect(awaited.first()).toBeVisible();
  await look(".kontor-search");
}

const tries = (["plain", "strict"] as const).flatMap((form) =>
  Object.entries({ ...hostileSheets, ...(form === "strict" && importantRules) }).flatMap(
    ([name, sheet]) =>
      [1280, ...(/Bootstrap 3|by its id|all that is/.test(name) ? [360] : [])].map((width) => ({
        form,
        name,
        sheet,
        width,
      })),
  ),
);
/** By day the worst sheets for each form, each at one width. */
const daily: Record<string, RegExp> = {
  "plain 1280": /^rules for elements/,
  "plain 360": /by its id$/,
  "strict 1280": /^all that is important/,
};
for (const { form, name, sheet, width } of tries)
  test(
    `at ${width} px ${name} changes nothing of the border's ${form} form and its panels`,
    dailyIf(Boolean(daily[`${form} ${width}`]?.test(name))),
    async ({ page, visit }) => {
      const shop = visit("DE");
      await page.setViewportSize({ width, height: 900 });
      await openFullHost(shop, { form, sheet });
      await inEachState(shop, async (parts) => {
        const actual = await computedStyles(page, parts);
        await enableSheet(page, false);
        const expected = await computedStyles(page, parts);
        await enableSheet(page, true);
        expect.soft(styleDifferences(expected, actual), parts).toEqual([]);
      });
    },
  );

/** Returns the styles and the positions of the border in a page without styles, by part. */
async function looksIn(shop: Shop, hostPage: HostPage) {
  const { page } = shop;
  const looks = new Map<string, string[]>();
  await openFullHost(shop, hostPage);
  await inEachState(shop, async (parts) => {
    const styles = await computedStyles(page, parts);
    const positions = await page.locator(parts).evaluateAll((shown) =>
      shown.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return `${part.localName} { left: ${left}; right: ${right}`;
      }),
    );
    looks.set(parts, [...styles, ...positions]);
  });
  await shop.page.unroute(shop.origin + hostPath);
  return looks;
}

for (const form of ["plain", "strict"] as const)
  test(
    `a page in quirks mode changes nothing of the border's ${form} form and its panels`,
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      const expected = await looksIn(shop, { form });
      const actual = await looksIn(shop, { form, doctype: "" });
      expect(await page.evaluate(() => document.compatMode)).toBe("BackCompat");
      for (const [parts, styles] of actual) {
        const changes = styleDifferences(expected.get(parts)!, styles);
        // Lines without text are lower in quirks mode: one icon, which only the keyboard shows, stands a pixel higher.
        const icon = changes.findIndex((change) => change.startsWith("svg.lucide { box"));
        expect.soft(icon < 0 ? changes : changes.toSpliced(icon, 1), parts).toEqual([]);
      }
    },
  );

for (const form of ["plain", "strict"] as const)
  for (const width of [360, 1280])
    test(
      `at ${width} px a page that is written from right to left changes nothing of the border's ${form} form and its panels`,
      dailyIf(form === "plain" && width === 1280),
      async ({ page, visit }) => {
        const shop = visit("DE");
        await page.setViewportSize({ width, height: 900 });
        const expected = await looksIn(shop, { form });
        const sheet = "[dir='rtl'] * { direction: rtl }";
        const actual = await looksIn(shop, { form, sheet, attributes: 'dir="rtl"' });
        for (const [parts, styles] of actual)
          expect.soft(styleDifferences(expected.get(parts)!, styles), parts).toEqual([]);
      },
    );

for (const width of [360, 1280])
  for (const theme of ["", 'data-kontor-theme="dark"'])
    test(
      `at ${width} px the strict form looks as the plain one on html ${theme}`,
      atNight,
      async ({ page, visit }) => {
        const shop = visit("DE");
        await page.setViewportSize({ width, height: 900 });
        const plain = await looksIn(shop, { form: "plain", attributes: theme });
        const strict = await looksIn(shop, { form: "strict", attributes: theme });
        for (const [parts, styles] of strict)
          expect.soft(styleDifferences(plain.get(parts)!, styles), parts).toEqual([]);
      },
    );

for (const form of ["plain", "strict"] as const)
  test(
    `the border's ${form} form leaves the colour scheme of a page to the page`,
    dailyIf(form === "strict"),
    async ({ page, visit }) => {
      const scheme = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      await openFullHost(visit("DE"), { form, sheet: hostileSheets["a dark page"] });
      expect(await scheme()).toBe("dark");
      await enableSheet(page, false);
      expect(await scheme()).toBe("normal");
    },
  );

test("no rule of the shop's own pages reaches into the border", async ({ page, visit }) => {
  const shop = visit("DE");
  const reset = await readFile("platform/ui/reset.css", "utf8");
  let isReset = true;
  // Comes first, so that it is weaker than the border's own rules.
  await page.route("**/shop-*.css", async (route) => {
    const { pathname } = new URL(route.request().url());
    const sheet = await readFile(`dist/client/${basename(pathname)}`, "utf8");
    await route.fulfill({ contentType: "text/css", body: isReset ? reset + sheet : sheet });
  });
  const look = async () => {
    const looks = new Map<string, string[]>();
    await shop.open();
    await shop.changeCart({ setArticle: { productId: "100111", quantity: 2 } });
    await shop.openAttached();
    await expect(page.locator("kontor-consent")).toBeAttached();
    await inEachState(
      shop,
      async (parts) => void looks.set(parts, await computedStyles(page, parts)),
    );
    return looks;
  };
  const expected = await look();
  isReset = false;
  for (const [parts, styles] of await look())
    expect.soft(besidesReset(styleDifferences(expected.get(parts)!, styles)), parts).toEqual([]);
});
