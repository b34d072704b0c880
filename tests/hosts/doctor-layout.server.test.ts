import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkBrowser } from "../../border/package/doctor/check-browser.ts";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { findHeadlessShell, launchOptions } from "../../tools/scripts/chromium.ts";
import { startPlantedHost, styled, type Plant } from "./planted-host.ts";

/** Plants one mistake after the other in the layout of a page: each is one finding of the doctor's browser. */

let shop: StubShop;
beforeAll(async () => {
  vi.stubEnv("CHROMIUM", findHeadlessShell() ?? launchOptions.executablePath ?? "");
  shop = await startStubShop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop?.close();
});

async function problemsOf(plant: Plant) {
  const host = await startPlantedHost(shop.origin, plant);
  const page = new URL("/page.html", host.origin);
  const findings = await checkBrowser(page, { isLoading: true });
  await host.stop();
  return findings.map(({ problem }) => problem);
}

/** Puts an element around header, content and footer. */
const wrapped = (tag: string) => (html: string) =>
  html.replace("<body>", `<body>${tag}`).replace("</body>", "</div></body>");

const inHtml = (attributes: string) => (html: string) =>
  html.replace("<html", `<html ${attributes}`);

const forced = "[data-kontor], [data-kontor] * { direction: rtl !important }";

test("the doctor finds nothing in the layout of a good page, in either form", async () => {
  expect(await problemsOf({})).toEqual([]);
  expect(await problemsOf({ choice: { options: ["shadow"] } })).toEqual([]);
  expect(await problemsOf({ page: inHtml('dir="rtl"') })).toEqual([]);
});

test.each<[string, Plant, RegExp]>([
  [
    "a margin of body that nothing overrides",
    { page: styled("body { margin: 8px !important }") },
    /edges of the window: body has a margin of 8 pixels/,
  ],
  [
    "a padding of html",
    { page: styled("html { padding: 0 20px }") },
    /html has a padding of 20 pixels/,
  ],
  [
    "a margin above",
    { page: styled("body { margin-top: 30px }") },
    /body has a margin of 30 pixels/,
  ],
  [
    "an element of 960 pixels around the border",
    { page: wrapped('<div class="page" style="width: 960px">') },
    /div\.page is 960 pixels wide in a window of 1280/,
  ],
  [
    "an element in the middle around the border",
    { page: wrapped('<div class="page" style="max-width: 900px; margin: 0 auto">') },
    /div\.page has a margin of 190 pixels/,
  ],
  [
    "a body that is wider than a phone",
    { page: styled("body { min-width: 1000px }") },
    /body is 1000 pixels wide in a window of 360/,
  ],
  [
    "an element around the strict form",
    { page: wrapped('<div id="page" style="width: 960px">'), choice: { options: ["shadow"] } },
    /div#page is 960 pixels wide/,
  ],
  ["a direction that nothing overrides", { page: styled(forced) }, /header from right to left/],
  [
    "larger text",
    { page: styled("html { font-size: 20px }") },
    /font size of html is 20 pixels, not the reader's 16: .* smaller/,
  ],
  [
    "slightly larger text",
    { page: styled("html { font-size: 112.5% }") },
    /font size of html is 18 pixels/,
  ],
  [
    "smaller text",
    { page: styled("html { font-size: 62.5% }") },
    /font size of html is 10 pixels, .* larger/,
  ],
  [
    "an element that is half transparent",
    { page: wrapped('<div class="page" style="opacity: 0.5">') },
    /div\.page \{ opacity \}/,
  ],
  [
    "an element that is moved and filtered",
    { page: wrapped('<div class="page" style="transform: translateZ(0); filter: grayscale(1)">') },
    /div\.page \{ filter, transform \}/,
  ],
  [
    "an element that hides the border",
    { page: wrapped('<div class="page" style="display: none">') },
    /does not show the border's header and footer, by div\.page/,
  ],
  [
    "a bar of its own over the header",
    {
      page: (html) =>
        html.replace(
          "</body>",
          '<div class="bar" style="position: fixed; inset: 0 0 auto; height: 80px; background: red"></div></body>',
        ),
    },
    /^div\.bar covers the header, at \d of \d links and buttons/,
  ],
  [
    "a sheet for prints alone",
    {
      page: (html) =>
        html.replace(
          'rel="stylesheet" href="/kontor/header',
          'media="print" rel="stylesheet" href="/kontor/header',
        ),
    },
    /A browser does not load \/kontor\/header-first\.css/,
  ],
  [
    "a script of another type",
    { page: (html) => html.replace('type="module" async', 'type="text/plain" async') },
    /script does not start/,
  ],
  [
    "a rule that hides the header",
    { page: styled("header { display: none !important }") },
    /A rule of the page changes the border: header \{ display \}/,
  ],
  [
    "an important rule",
    { page: styled("a { color: red !important }") },
    /A rule of the page changes the border: a \{ color \}/,
  ],
])("the doctor names %s, once", async (_name, plant, expected) => {
  expect(await problemsOf(plant)).toEqual([expect.stringMatching(expected)]);
});

test("the doctor names ids that both page and border use", async () => {
  const withId = (html: string) =>
    html.replace('<input type="search"', '$& id="query"').replace("<p>Text", '<p id="query">Text');
  expect(await problemsOf({ page: withId })).toEqual([
    expect.stringContaining("ids of the border: #query"),
  ]);
});

test("the doctor notes a layer over the whole page, under which it opens no flyout", async () => {
  const layer =
    '<div id="consent" style="position: fixed; inset: 0; background: #0008"></div></body>';
  expect(await problemsOf({ page: (html) => html.replace("</body>", layer) })).toEqual([
    expect.stringMatching(/^div#consent lies over the whole page/),
  ]);
});
