import { chromium, type Locator, type Page } from "@playwright/test";
import { launchOptions, missingChromium } from "../scripts/chromium.ts";
import type { Server } from "./harness/servers.ts";
import { median } from "./harness/statistics.ts";
import { printTable, type Table } from "./harness/tables.ts";

/**
 * The header's reaction time: from each press or key to the next paint, as measured by Chromium itself (event timing, in steps of
 * 8 ms; events below 16 ms are not reported).
 */

interface Action {
  name: string;
  width: number;
  /** Prepares the page; not measured. */
  before?(page: Page): Promise<unknown>;
  /** The element to click. */
  click?(page: Page): Locator;
  /** The key to press instead, sent to the focused element. */
  key?: string;
  /** An element that is visible once the action has had its effect. */
  shows(page: Page): Locator;
}

/** Processor slowdowns: none, and to a quarter of the speed. */
const slowdowns = [1, 4];
const header = (page: Page) => page.locator('[data-kontor="header"]');
const menu = (page: Page) => page.locator(".kontor-navigation__menu");
const drawer = (page: Page) => page.locator("dialog.kontor-navigation__drawer");
const searchDialog = (page: Page) => page.locator("dialog.kontor-header__search-flyout");
const opener = (page: Page) => header(page).locator("nav button[aria-expanded]").nth(1);
const flyout = (page: Page) => page.locator(".kontor-navigation__flyout");
const open = { search: "[data-kontor-search-open]", close: "[data-kontor-search-close]" };

const actions: Action[] = [
  {
    name: "menu of a phone opens (first time)",
    width: 360,
    click: menu,
    shows: drawer,
  },
  {
    name: "menu of a phone opens (again)",
    width: 360,
    before: async (page) => {
      await menu(page).click();
      await drawer(page).waitFor();
      await page.keyboard.press("Escape");
    },
    click: menu,
    shows: drawer,
  },
  {
    name: "menu of a phone closes",
    width: 360,
    before: (page) => menu(page).click(),
    click: (page) => drawer(page).locator(".kontor-navigation__bar button").last(),
    shows: menu,
  },
  {
    name: "a level deeper in the menu",
    width: 360,
    before: (page) => menu(page).click(),
    click: (page) => drawer(page).locator("[data-position='1']"),
    shows: (page) => drawer(page).locator("[data-back]"),
  },
  {
    name: "search of a phone opens",
    width: 360,
    click: (page) => page.locator(open.search),
    shows: (page) => searchDialog(page),
  },
  {
    name: "search of a phone closes",
    width: 360,
    before: (page) => page.locator(open.search).click(),
    click: (page) => page.locator(open.close),
    shows: (page) => page.locator(open.search),
  },
  {
    name: "flyout opens by its button (first time)",
    width: 1440,
    before: (page) => opener(page).focus(),
    key: "Enter",
    shows: (page) => flyout(page),
  },
  {
    name: "flyout closes with Escape",
    width: 1440,
    before: async (page) => {
      await opener(page).press("Enter");
      await flyout(page).waitFor();
    },
    key: "Escape",
    shows: (page) => opener(page),
  },
  {
    name: "next item with an arrow",
    width: 1440,
    before: (page) => opener(page).press("Enter"),
    key: "ArrowRight",
    shows: (page) => header(page),
  },
  {
    name: "voucher is copied",
    width: 1440,
    click: (page) => header(page).locator("[data-kontor-copy]"),
    shows: (page) => header(page),
  },
  {
    name: "legal text opens",
    width: 1440,
    click: (page) => header(page).locator("details summary").first(),
    shows: (page) => header(page).locator("details[open]"),
  },
  {
    name: "a letter in the search",
    width: 1440,
    before: (page) => header(page).getByRole("combobox").click(),
    key: "k",
    shows: (page) => header(page),
  },
];

/**
 * Measures the header's reaction time. Needs Chromium; without it prints a message and returns no rows. Otherwise returns rows of
 * the table.
 */
export async function benchInteractions(shop: Server, rounds: number): Promise<Table["rows"]> {
  if (!launchOptions.executablePath) {
    console.log(`\nSkipped: from a press to the next paint. ${missingChromium}`);
    return [];
  }
  const browser = await chromium.launch(launchOptions);
  const rows: Table["rows"] = [];
  const slowest = slowdowns.map(() => 0);
  try {
    for (const action of actions) {
      const cells: string[] = [];
      for (const [at, slowdown] of slowdowns.entries()) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const page = await browser.newPage({ viewport: { width: action.width, height: 900 } });
          times.push(await measure(page, shop.origin, action, slowdown));
          await page.close();
        }
        slowest[at] = Math.max(slowest[at]!, median(times));
        cells.push(`${milliseconds(median(times))} / ${milliseconds(Math.max(...times))}`);
      }
      rows.push([action.name, ...cells]);
    }
  } finally {
    await browser.close();
  }
  printTable(
    `From a press to the next paint, milliseconds: median and slowest of ${rounds} (at most 50 is the aim)`,
    { columns: ["action", "as it is", "processor slowed to a quarter"], rows },
  );
  const [asItIs, slowed] = slowest.map((time) => `within ${Math.max(time, min)} ms`);
  const what = `From a press to the next paint, slowest of ${actions.length} actions of the header, median`;
  return [
    [what, asItIs!],
    [`${what}, processor slowed to a quarter`, slowed!],
  ];
}

/** Milliseconds of the shortest event that Chromium reports. */
const min = 16;
const milliseconds = (time: number) => (time < min ? `<${min}` : String(time));

/** Runs in the page: records the timing of every event. */
const recordEvents = `
  window.recorded = [];
  new PerformanceObserver((list) => recorded.push(...list.getEntries()))
    .observe({ type: "event", durationThreshold: 16 });
`;

/** Runs in the page: resolves once the effect is painted and the browser has reported its times. An idle page draws no frames. */
const untilIdle = `new Promise((done) => {
  const idle = (next) => requestIdleCallback(next, { timeout: 500 });
  idle(() => setTimeout(() => idle(done), 50));
})`;

/** Returns the slowest of the events that make up one action: press, release, click. */
async function measure(page: Page, origin: string, action: Action, slowdown: number) {
  await page.addInitScript(recordEvents);
  await page.goto(origin, { waitUntil: "networkidle" });
  await action.before?.(page);
  await action.click?.(page).click({ trial: true });
  const target = await action.click?.(page).boundingBox();
  await page.evaluate(untilIdle);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const from = await page.evaluate<number>("performance.now()");
  // Sends input to the browser: a locator's click would run its own scripts in the page.
  if (target) await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
  if (action.key) await page.keyboard.press(action.key);
  await action.shows(page).first().waitFor();
  await page.evaluate(untilIdle);
  const events = await page.evaluate<{ startTime: number; duration: number }[]>(
    "recorded.map(({ startTime, duration }) => ({ startTime, duration }))",
  );
  const caused = events.filter(({ startTime }) => startTime >= from);
  return Math.max(0, ...caused.map(({ duration }) => duration));
}
