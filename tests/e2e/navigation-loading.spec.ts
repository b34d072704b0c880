import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { navigationReads } from "../../border/navigation/navigation-contract.ts";
import { expect, test } from "./shop.ts";

/** Tests the navigation on a slow connection. */

const busyLine = (item: Locator) =>
  item.evaluate((link) => getComputedStyle(link).backgroundImage !== "none");

test("the first hover shows at once that it loads, and requests everything at the same time", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  const line = await holdAll(page);
  const item = shop.items.nth(1);
  const before = await item.boundingBox();
  await item.hover();
  await expect(item.locator("xpath=ancestor::kontor-island")).toHaveAttribute("aria-busy", "true");
  expect(await busyLine(item)).toBe(true);
  expect(await item.boundingBox()).toEqual(before);
  const expected = [
    ...(await scriptsOf("border/client/Menu.island.tsx")),
    ...navigationReads({ site: "DE" }),
  ];
  expect(expected.length).toBeGreaterThan(4);
  // Data that another part of the header has loaded is not requested again.
  await expect
    .poll(async () => [...(await loadedPaths(page)), ...line.held])
    .toEqual(expect.arrayContaining(expected));
  const requested = expected.filter((path) => line.held.includes(path));
  expect(requested).toEqual(expect.arrayContaining(navigationReads({ site: "DE" })));
  line.release();
  await expect(shop.allOf("Kaffee")).toBeVisible();
  expect(await busyLine(item)).toBe(false);
  expect(line.held.filter((path) => expected.includes(path)).toSorted()).toEqual(
    requested.toSorted(),
  );
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("the first tap on the menu shows at once that it loads", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.openAttached();
    const line = await holdAll(page);
    await shop.menu.tap();
    await expect.poll(() => busyLine(shop.menu)).toBe(true);
    line.release();
    await expect(shop.drawer).toBeVisible();
    expect(await busyLine(shop.menu)).toBe(false);
  });
});

/** Holds back every further request of the page. */
async function holdAll(page: Page) {
  const held: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route("**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // Other requests prepare the next page, or load a picture.
    if (/\.js$|json|themeworlds/.test(pathname)) held.push(pathname + search);
    await released.promise;
    await route.continue();
  });
  return { held, release: released.resolve };
}

const loadedPaths = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );

/** Returns the paths of a chunk and of all its imports. */
async function scriptsOf(key: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile("dist/client/manifest.json", "utf8")) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const found = new Set([key]);
  for (const chunk of found) for (const name of manifest[chunk]?.imports ?? []) found.add(name);
  return [...found].map((name) => `/kontor/${manifest[name]?.file}`);
}
