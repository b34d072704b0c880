import { cartApiPath, personalDataPath, suggestionsPath } from "../../border/border-paths.ts";
import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { cartStorageKey } from "../../border/cart/cart-contract.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { dailyIf } from "./night.ts";
import { forms } from "./other-team.ts";
import { expect, test } from "./shop.ts";

/** Tests pages that arrive in chunks: the browser paints what it has. */

for (const [form, options] of Object.entries(forms))
  test.describe(`a host's page whose cached boot script runs before the header's ${form} form arrives`, () => {
    let rest: PromiseWithResolvers<void>;
    let host: Server;
    let origin: string;

    test.beforeAll(async ({ baseURL }) => {
      const { port } = new URL(baseURL!);
      const fragment = await fetch(
        `http://127.0.0.1:${port}/service/pageborder/header/DE/${options}`,
      );
      const header = await fragment.text();
      const [script] = /<script[^>]*\/kontor\/boot-[^>]*><\/script>/.exec(header)!;
      host = createServer(async (_request, response) => {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.write(`<!doctype html><html lang="de"><title>slow</title>${script}<h1>slow</h1>`);
        await rest.promise;
        response.end(header);
      }).listen(0, "127.0.0.1");
      await new Promise((resolve) => host.once("listening", resolve));
      origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    });
    test.beforeEach(() => {
      rest = Promise.withResolvers();
    });
    test.afterAll(() => host.close());

    test(`a streamed header in its ${form} form works although it arrives after its script`, async ({
      page,
      visit,
    }) => {
      const shop = visit("DE");
      await page.addInitScript(
        ([key, cart]) => localStorage.setItem(key!, cart!),
        [cartStorageKey, '{"numberOfArticles":7}'],
      );
      for (const path of [cartApiPath, personalDataPath]) await page.route(`**${path}*`, () => {});
      await page.route(`**${suggestionsPath}*`, (route) =>
        route.fulfill({ json: { products: [], searchTerms: [{ searchterm: "kaffee" }] } }),
      );
      await page.goto(`${origin}/?query=kaf`, { waitUntil: "commit" });
      await page.waitForFunction(() => "kontor" in window);
      await expect(shop.header).toHaveCount(0);
      rest.resolve();
      await expect(shop.badge(7)).toBeVisible();
      await expect(shop.search).toHaveValue("kaf");
      await shop.search.click();
      await expect(shop.options).toHaveText(["kaffee"]);
    });
  });

test.describe("a page of the shop over a slow network", () => {
  let network: Server;
  let origin: string;

  test.beforeAll(async ({ baseURL }) => {
    const { port, host } = new URL(baseURL!);
    network = createServer((request, response) => {
      const { method, url: path } = request;
      const headers = { ...request.headers, host, "accept-encoding": "identity" };
      request.pipe(
        ask({ host: "127.0.0.1", port, method, path, headers }, async (answer) => {
          const { "content-length": _, ...others } = answer.headers;
          response.writeHead(answer.statusCode!, others);
          if (!isPage(answer)) return answer.pipe(response);
          for (const chunk of chunks(await text(answer))) {
            response.write(chunk);
            await pause(timeToPaint);
          }
          response.end();
        }),
      );
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => network.once("listening", resolve));
    origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  });
  test.afterAll(() => network.close());

  const pages = ["/", "/x-c1000.html", "/x-p100111.html", "/search?query=kaffee"];
  for (const [nth, path] of pages.entries())
    for (const width of [360, 1280])
      test(
        `${path} at ${width} px: no layout shift while the rest arrives`,
        dailyIf(width === 1280 && nth === 0),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await watchShifts(page);
          await page.goto(origin + path);
          expect(await shifts(page)).toEqual([]);
        },
      );
});

/** The time of some frames, in milliseconds. */
const timeToPaint = 35;
const isPage = ({ headers }: IncomingMessage) => headers["content-type"]?.startsWith("text/html");

/** Returns the head in one chunk, then chunks of at least 600 characters, each up to the end of an element. */
const chunks = (html: string) => html.match(/^.*?<body|.{600,}?<\/\w+>|.+$/gs)!;
