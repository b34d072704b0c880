import { fragmentsPath } from "../../border/border-paths.ts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { styleDifferences, computedStyles } from "../../border/package/test/page-styles.ts";
import { atNight, dailyIf } from "./night.ts";
import { besidesReset } from "./other-team.ts";
import { coffee, expect, test } from "./shop.ts";

/**
 * Tests the border on another team's page: its style sheets in any order, early or late, once or twice; html with a font size.
 */

type Sheet = "header" | "footer";

interface Arrival {
  name: string;
  /** Sheets in the head of the page. */
  early: Sheet[];
  /** Sheets added one after another, once the page is loaded. */
  late: Sheet[];
  /** The font size of html, as Bootstrap 3 sets it. */
  fontSize?: string;
}

const arrivals: Arrival[] = [
  { name: "the header's sheet first", early: ["header", "footer"], late: [] },
  { name: "the footer's sheet first", early: ["footer", "header"], late: [] },
  { name: "the footer's sheet late", early: ["header"], late: ["footer"] },
  { name: "the header's sheet late", early: ["footer"], late: ["header"] },
  { name: "both sheets late, the header's first", early: [], late: ["header", "footer"] },
  { name: "both sheets late, the footer's first", early: [], late: ["footer", "header"] },
  { name: "both sheets twice", early: ["header", "footer"], late: ["header", "footer"] },
  {
    name: "a font size of html in percent",
    early: ["header", "footer"],
    late: [],
    fontSize: "62.5%",
  },
  {
    name: "a font size of html in pixels",
    early: ["header", "footer"],
    late: [],
    fontSize: "10px",
  },
];

// Fading colours would be compared in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

let host: Server;
let origin: string;
let html: string;
let assets: Assets["border"];

test.beforeAll(async ({ baseURL }) => {
  const { port } = new URL(baseURL!);
  const answer = await fetch(`http://127.0.0.1:${port}${fragmentsPath}/assets.json`);
  assets = (await answer.json()) as Assets["border"];
  host = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => host.once("listening", resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => host.close());

/** By day the arrivals that differ most from the shop's. */
const daily = ["both sheets late, the footer's first", "a font size of html in percent"];

for (const width of [360, 1280])
  for (const { name, early, late, fontSize = "medium" } of arrivals)
    test(
      `at ${width} px the border looks as in the shop where another team's page has ${name}`,
      dailyIf(width === 360 && daily.includes(name)),
      async ({ page, visit }) => {
        const shop = visit("DE");
        await page.setViewportSize({ width, height: 900 });
        // Scripts change the HTML, and a font counts only if it arrives in time.
        for (const file of ["boot-*.js", "*.woff2"])
          await page.route(`**/${file}`, (route) =>
            route.fulfill({ contentType: "text/javascript", body: "" }),
          );
        await shop.open();
        const [header, footer] = await page
          .locator("[data-kontor]")
          .evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML));
        // The position of the footer depends on the page.
        await page.getByRole("main").evaluate((main) => main.remove());
        const expected = await computedStyles(page);
        const url = (sheet: Sheet) => shop.origin + assets[`${sheet}.css`]!.url;

        const links = early.map((sheet) => `<link rel="stylesheet" href="${url(sheet)}">`);
        html = `<!doctype html><html lang="de-DE" data-kontor-theme="auto"><title>host</title>
        <style>html { font-size: ${fontSize} }</style>
        <base href="${shop.origin}">${links.join("")}
        <body style="margin: 0"><div>${header}</div><div>${footer}</div>`;
        await page.goto(origin);
        for (const sheet of late) await page.addStyleTag({ url: url(sheet) });
        await expect
          .poll(async () => besidesReset(styleDifferences(expected, await computedStyles(page))))
          .toEqual([]);
      },
    );

test(
  "style sheets that load again change neither an open panel nor the focus",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.holding(2);
    await shop.openAttached();
    const sameWithSheets = async () => {
      const before = await computedStyles(page);
      for (const sheet of ["footer.css", "header.css", "footer.css"])
        await page.addStyleTag({ url: shop.origin + assets[sheet]!.url });
      expect(styleDifferences(before, await computedStyles(page))).toEqual([]);
    };
    await shop.miniCartButton.press("Enter");
    await expect(shop.miniCart).toBeVisible();
    await shop.miniCart.focus();
    await sameWithSheets();
    await page.reload();
    await shop.search.click();
    await page.keyboard.type(coffee.DE);
    await expect(shop.products.first()).toBeVisible();
    await sameWithSheets();
    await page.reload();
    await shop.userMenu.focus();
    await sameWithSheets();
  },
);
