import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cartApiPath, cartStorageKey } from "../../features/cart/cart-contract.ts";
import { personalDataPath } from "../../features/customer/customer-contract.ts";
import { suggestionsPath } from "../../features/suggestions/suggestions-contract.ts";
import { expect, test } from "./shop.ts";

/** A host whose page comes slowly: the boot script, from the browser's cache, is there before the header is. */

let rest: PromiseWithResolvers<void>;
let host: Server;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  const { port } = new URL(baseURL!);
  const fragment = await fetch(`http://127.0.0.1:${port}/service/pageborder/header/DE`);
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

test("the header works although it came after its script", async ({ page, visit }) => {
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
