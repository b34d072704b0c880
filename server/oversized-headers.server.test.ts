import { once } from "node:events";
import { request } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteCodes } from "../shop/sites/site-codes.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { elements, wordsOf } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Requests of browsers in which tags have stored many cookies, and those that cannot be read at all. */

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

async function homeWith(cookieBytes: number) {
  const headers = { host: "pl.localhost:3000", cookie: `_tag=${"x".repeat(cookieBytes)}` };
  const sent = request({ port, host: "127.0.0.1", path: "/", headers }).end();
  const [response] = await once(sent, "response");
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string>,
    body: await text(response),
  };
}

test.each([16_500, 60_000])("a browser with %d bytes of cookies gets the page", async (bytes) => {
  expect((await homeWith(bytes)).status).toBe(200);
});

test("a browser with more cookies gets a page that says so in each language and can remove them", async () => {
  const { status, headers, body } = await homeWith(70_000);
  expect(status).toBe(431);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'; .*script-src 'sha256-/);
  expect(headers["cache-control"]).toBe("no-store");
  for (const code of siteCodes)
    expect(wordsOf(body)).toContain(wordsOf(allSites[code].texts.errors.cookiesText));
  expect(elements(body, "section").map(({ lang }) => lang)).toEqual(
    expect.arrayContaining(["de", "fr", "pl", "cs", "hu", "sk", "tr"]),
  );
  expect(elements(body, "script").concat(elements(body, "style"))).toEqual([{}, {}]);
});

test("a browser that is still sending its cookies reads the page", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: pl.localhost:3000\r\n");
  const response = text(socket);
  for (let sent = 0; sent < 30; sent++) {
    if (!socket.writable) break;
    socket.write(`Cookie-${sent}: ${"x".repeat(8_000)}\r\n`);
    await new Promise(setImmediate);
  }
  expect(await response).toMatch(/^HTTP\/1\.1 431 [^]*<\/html>$/);
});

test("a request that is no HTTP is answered with a problem", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.end("nonsense\r\n\r\n");
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('"type":"urn:kontor:400"');
});
