import { chromium, type Locator, type Page } from "@playwright/test";
import type { Server } from "./measure.ts";

/**
 * How long the header takes to answer a hand: the time from each press or key to the next paint, as Chromium itself takes
 * it (event timing, steps of 8 ms; what is faster than 16 ms is not told apart).
 */

interface Action {
  name: string;
  width: number;
  /** What is there before; not measured. */
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
  /** Is shown when the action has had its effect. */
  shows(page: Page): Locator;
}

const rounds = 5;
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
    act: (page) => menu(page).click(),
    shows: (page) => drawer(page),
  },
  {
    name: "a level deeper in the menu",
    width: 360,
    before: (page) => menu(page).click(),
    act: (page) => drawer(page).locator("[data-position='1']").click(),
    shows: (page) => drawer(page).locator("[data-back]"),
  },
  {
    name: "search of a phone opens",
    width: 360,
    act: (page) => page.locator(open.search).click(),
    shows: (page) => searchDialog(page),
  },
  {
    name: "search of a phone closes",
    width: 360,
    before: (page) => page.locator(open.search).click(),
    act: (page) => page.locator(open.close).click(),
    shows: (page) => page.locator(open.search),
  },
  {
    name: "flyout opens by its button (first time)",
    width: 1440,
    act: (page) => opener(page).press("Enter"),
    shows: (page) => flyout(page),
  },
  {
    name: "flyout closes with Escape",
    width: 1440,
    before: async (page) => {
      await opener(page).press("Enter");
      await flyout(page).waitFor();
    },
    act: (page) => page.keyboard.press("Escape"),
    shows: (page) => opener(page),
  },
  {
    name: "next item with an arrow",
    width: 1440,
    before: (page) => opener(page).press("Enter"),
    act: (page) => page.keyboard.press("ArrowRight"),
    shows: (page) => header(page),
  },
  {
    name: "voucher is copied",
    width: 1440,
    act: (page) => header(page).locator("[data-kontor-copy]").click(),
    shows: (page) => header(page),
  },
  {
    name: "legal text opens",
    width: 1440,
    act: (page) => header(page).locator("details summary").first().click(),
    shows: (page) => header(page).locator("details[open]"),
  },
  {
    name: "a letter in the search",
    width: 1440,
    before: (page) => header(page).getByRole("combobox").click(),
    act: (page) => page.keyboard.press("k"),
    shows: (page) => header(page),
  },
];

export async function benchInteractions(shop: Server) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  console.log(
    "\nFrom a press to the next paint, milliseconds: median and worst of 5 (at most 50 is the aim)",
  );
  console.log(`${"".padEnd(44)}${"as it is".padStart(14)}${"processor/4".padStart(14)}`);
  try {
    for (const action of actions) {
      const columns: string[] = [];
      for (const slowdown of [1, 4]) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const page = await browser.newPage({ viewport: { width: action.width, height: 900 } });
          times.push(await measure(page, shop.origin, action, slowdown));
          await page.close();
        }
        times.sort((a, b) => a - b);
        const [median = 0, worst = 0] = [times[rounds >> 1], times.at(-1)];
        columns.push(`${told(median)} / ${told(worst)}`.padStart(14));
      }
      console.log(action.name.padEnd(44) + columns.join(""));
    }
  } finally {
    await browser.close();
  }
}

const told = (time: number) => (time < 16 ? "<16" : String(time));

/** Runs in the page: keeps what Chromium says of every event. */
const keepEvents = `
  window.kept = [];
  new PerformanceObserver((list) => kept.push(...list.getEntries()))
    .observe({ type: "event", durationThreshold: 16 });
`;

/** Runs in the page: until what has begun is painted and the browser has told its times. A still page draws no frame. */
const untilRest = `new Promise((done) => {
  const idle = (next) => requestIdleCallback(next, { timeout: 500 });
  idle(() => setTimeout(() => idle(done), 50));
})`;

/** The slowest of the events that one action consists of: pressing, letting go, clicking. */
async function measure(page: Page, origin: string, action: Action, slowdown: number) {
  await page.addInitScript(keepEvents);
  await page.goto(origin, { waitUntil: "networkidle" });
  await action.before?.(page);
  await page.evaluate(untilRest);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const from = await page.evaluate<number>("performance.now()");
  await action.act(page);
  await action.shows(page).first().waitFor();
  await page.evaluate(untilRest);
  const events = await page.evaluate<{ startTime: number; duration: number }[]>(
    "kept.map(({ startTime, duration }) => ({ startTime, duration }))",
  );
  const caused = events.filter(({ startTime }) => startTime >= from);
  return Math.max(0, ...caused.map(({ duration }) => duration));
}
