import { gzipSync } from "node:zlib";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectBorder, type HostBorder } from "../../border/package/core/connect-border.ts";
import type { PageChoice } from "../../border/package/core/known-choice.ts";
import { diagnose } from "../../border/package/doctor/diagnose.ts";
import { freePort } from "../../server/free-port.ts";
import { findHeadlessShell, launchOptions } from "../../tools/scripts/chromium.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { pageWith } from "./page-host.ts";

/** Lets the doctor of @kontor/border examine a host in front of the shop itself, not of the stub. */

let shop: TestShop;
let shopAddress: string;
let host: Host;
/** The border of the host's pages; a test may connect another one. */
let border: HostBorder;
/** HTML after the border, and around it, in the page's body. */
let extra = "";
let around = ["", ""];
let choice: PageChoice = {};
beforeAll(async () => {
  vi.stubEnv("CHROMIUM", findHeadlessShell() ?? launchOptions.executablePath ?? "");
  host = await listen(async (request, response) => {
    if (request.url !== "/page")
      return border.proxy()(request, response, () => response.writeHead(404).end());
    const { head, header, footer } = await border.get(request, choice);
    const content = `<main id="kontor-content"><p>Text</p></main>`;
    const body = `${around[0]}${header}${content}${footer}${around[1]}${extra}`;
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
      .end(gzipSync(pageWith(`<style>body { margin: 0 }</style>${head}`, body)));
  });
  shop = await openTestShop({ trustProxy: "127.0.0.1", siteHosts: { DE: host.origin } });
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  shopAddress = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  border = connectBorder({ shop: shopAddress, timeout: 60_000 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await host?.stop();
  await shop?.close();
});

const page = () => new URL("/page", host.origin);
const problems = async (...args: Parameters<typeof diagnose>) =>
  (await diagnose(...args)).map(({ problem }) => problem);

test("the doctor finds nothing on a good host of the shop", async () => {
  expect(await problems(page())).toEqual([]);
});

/** Puts an element of the host over an open flyout, wherever the border has it. */
const overFlyout = `<div id="offer" popover="manual" style="margin: 0; inset: 250px 0 auto 0; width: 100%; height: 200px">Offer</div>
  <script>new MutationObserver(() => {
    const isOpen = document.documentElement.dataset.kontorOverlay === "open";
    if (isOpen) offer.showPopover(); else offer.hidePopover();
  }).observe(document.documentElement, { attributeFilter: ["data-kontor-overlay"] })</script>`;

test.each<[string, { extra?: string; around?: string[]; choice?: PageChoice }, RegExp]>([
  [
    "lays an element over an open flyout",
    { extra: overFlyout },
    /^div#offer lies over an open flyout of the header, at \d+ of \d+ points\.$/,
  ],
  [
    "scrolls an element around a sticky header",
    {
      around: ['<div class="page" style="overflow-x: hidden">', "</div>"],
      choice: { options: ["sticky"] },
    },
    /^The sticky header does not stay in the window: div\.page \{ overflow: auto \}\.$/,
  ],
  [
    "has a bar of its own where the header sticks",
    {
      extra: `<div class="bar" style="position: sticky; bottom: 0"></div>
        <script>addEventListener("scroll", () => document.querySelector(".bar").style = "position: fixed; top: 0; width: 100%; height: 200px; z-index: 2147483647")</script>`,
      choice: { options: ["sticky"] },
    },
    /^div\.bar covers the header/,
  ],
])(
  "the doctor names the mistake of a page of the shop's border that %s",
  async (_name, plant, expected) => {
    extra = plant.extra ?? "";
    around = plant.around ?? ["", ""];
    choice = plant.choice ?? {};
    const found = await problems(page());
    extra = "";
    around = ["", ""];
    choice = {};
    expect(found).toEqual([expect.stringMatching(expected)]);
  },
);

test("the doctor finds nothing on a good host with a sticky header", async () => {
  choice = { options: ["sticky"] };
  const found = await problems(page());
  choice = {};
  expect(found).toEqual([]);
});

test("the doctor finds the border of a site that the shop has at another address", async () => {
  border = connectBorder({ shop: shopAddress, site: "AT", timeout: 60_000 });
  expect(await problems(page())).toContainEqual(
    expect.stringMatching(/border of AT, but the shop takes .* for DE/),
  );
});

test("the doctor breaks the shop of a good host, whose pages stay whole", async () => {
  const port = await freePort();
  border = connectBorder({ shop: `http://127.0.0.1:${port}`, onProblem: () => {} });
  const breaking = { shop: shopAddress, port, log: () => {}, failures: ["404"] as const };
  expect(await problems(page(), { breaking })).toEqual([]);
});
