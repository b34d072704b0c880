import { cartPagePath } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

/** Tests what Chromium computes when an overlay opens or a script inserts an element: numbers of elements, not times. */

test.use({
  viewport: { width: 360, height: 800 },
  // Its snapshots read the layout of the whole page, at times between the press and the paint.
  trace: "off",
});

test("a search that opens is painted before the page behind it is laid out again", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.openAttached();
  const footer = page.locator('[data-kontor="footer"] > :last-child');
  await expect(footer).not.toBeInViewport();
  const { beforePaint, all } = await restyledBySearch(page);
  expect(beforePaint).toBeLessThan(all / 3);
  // Nor is a footer below the window computed. Its closed lists are not rendered in either case.
  await footer.evaluate((element) => {
    element.style.contentVisibility = "visible";
  });
  const whole = await restyledBySearch(page);
  expect(whole.all - all).toBeGreaterThan((await footer.locator("*").count()) / 3);
});

for (const path of ["/", "/kaffee-c1000.html", cartPagePath])
  test(`${path}: the styles of other elements are not computed again when a script inserts one`, async ({
    page,
    visit,
  }) => {
    await visit("DE").openAttached(path);
    const elements = await restyledBy(page, () =>
      page.evaluate(() => {
        // Another team's banner, and an item of the header.
        document.body.prepend(document.createElement("team-banner"));
        document.querySelector("header ul")!.prepend(document.createElement("team-item"));
        document.body.getBoundingClientRect();
      }),
    );
    const all = await page.locator("*").count();
    expect(elements).toBeLessThan(all / 10);
  });

interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number; data?: { type?: string } };
}

/** Returns the number of elements whose style is computed while the search of narrow layouts opens, in the largest pass. */
async function restyledBySearch(page: Page) {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.locator("[data-kontor-search-open]").click();
  // Asking whether it is visible would compute styles and layout, at times between the press and the paint.
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.locator("[data-kontor-search-close]").click();
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  const click = traceEvents.find(
    ({ name, args }) => name === "EventDispatch" && args.data?.type === "click",
  )!;
  const paint = traceEvents.find(({ name, ts }) => name === "Paint" && ts > click.ts)!;
  const largest = (isCounted: (event: TraceEvent) => boolean) =>
    Math.max(
      ...traceEvents
        .filter((event) => event.name === "UpdateLayoutTree" && isCounted(event))
        .map(({ args }) => args.elementCount ?? 0),
    );
  return {
    beforePaint: largest(({ ts }) => ts > click.ts && ts < paint.ts),
    all: largest(() => true),
  };
}

/** Returns the number of elements whose style is computed by the time an action has ended. */
async function restyledBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
