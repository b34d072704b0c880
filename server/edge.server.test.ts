import { suggestionsPath } from "../border/border-paths.ts";
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Rules that hold for every response, at any address. */

let shop: TestShop;
let port: number;
const logged: string[] = [];
const routes = new Set<string>();
beforeAll(async () => {
  shop = await openTestShop({
    siteHosts: { DE: "https://www.example.de" },
    logTo: new Writable({
      write: (line, _encoding, done) => {
        logged.push(String(line));
        done();
      },
    }),
    onCreate: async (app) =>
      void app.addHook("onRoute", ({ url, method }) => {
        if ([method].flat().includes("GET")) routes.add(url);
      }),
  });
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(path: string, method = "GET", headers = {}): Promise<Answer> {
  const sent = request({ port, host: "127.0.0.1", path, method, headers }).end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const header = "/service/pageborder/header/DE";

test("every answer forbids browsers to guess its type and to frame it, and asks them to stay with https", async () => {
  const { headers: cached } = await ask(header);
  const answers = [
    await ask(header),
    await ask(header, "GET", { "if-none-match": cached.etag }),
    await ask(`${header}/UNKNOWN`),
    await ask(header, "POST"),
    await ask("/", "HEAD"),
    await ask("/unknown", "GET", { accept: "text/html" }),
    await ask("/unknown", "DELETE"),
    await ask("/%zz"),
    await ask("/kontor/unknown.js"),
  ];
  for (const route of routes)
    answers.push(
      await ask(route.replace(/:address\(.*/, "kaffee-c1000.html").replaceAll(/[:*]/g, "")),
    );
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses.isSupersetOf(new Set([200, 304, 404, 405]))).toBe(true);
  for (const { status, headers } of answers)
    expect([
      status,
      headers["x-content-type-options"],
      headers["strict-transport-security"],
      /frame-ancestors '(none|self)'/.test(String(headers["content-security-policy"])),
    ]).toEqual([status, "nosniff", "max-age=31536000", true]);
});

test("no address redirects to itself, with or without a slash at the end", async () => {
  const plain = [...routes].filter((route) => !/[:*]/.test(route) && route !== "/");
  expect(plain.length).toBeGreaterThan(20);
  for (const path of plain.flatMap((route) => [route, `${route}/`])) {
    const { status, headers } = await ask(path);
    if (status < 300 || status > 399 || status === 304) continue;
    expect([path, new URL(headers.location!, "http://shop").pathname]).not.toEqual([path, path]);
  }
  expect((await ask("/service/gallery/")).status).toBe(200);
});

test.each([header, "/"])("a request for %s with two Host headers is refused", async (path) => {
  await ask(path);
  const socket = connect(port, "127.0.0.1");
  socket.end(`GET ${path} HTTP/1.1\r\nHost: at.localhost\r\nhost: de.localhost\r\n\r\n`);
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('"type":"urn:kontor:400"');
});

test.each([
  ["POST", "/", "GET, HEAD"],
  ["DELETE", "/jsonflyoutnavigation", "GET, HEAD"],
  ["PUT", "/kaffee-c1000.html", "GET, HEAD"],
  ["PATCH", "/service/cart/api/cart", "GET, HEAD, PUT"],
  ["GET", "/account/login", "POST"],
])("%s %s is answered with 405 and the allowed methods", async (method, path, allow) => {
  const { status, headers, body } = await ask(path, method, { "content-type": "text/odd" });
  expect([status, headers.allow]).toEqual([405, allow]);
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ type: "urn:kontor:405", status: 405 });
});

test("a wrong method is answered without a body for a fragment, and with 404 at an unknown address", async () => {
  expect(await ask(header, "POST")).toMatchObject({ status: 405, body: "" });
  expect((await ask("/unknown", "POST")).status).toBe(404);
  const page = await ask("/account/login", "GET", { accept: "text/html" });
  expect(page).toMatchObject({ status: 405, headers: { allow: "POST" } });
  expect(page.headers["content-type"]).toContain("text/html");
});

test("failed answers are logged by their route, without what the shopper searched for", async () => {
  const { search } = shop.services;
  vi.spyOn(search, "suggest").mockRejectedValueOnce(new Error("broken"));
  vi.spyOn(search, "find").mockRejectedValue(new Error("broken"));
  logged.length = 0;
  expect((await ask(`${suggestionsPath}?q=secretwish&site=DE`)).status).toBe(500);
  expect((await ask("/search?query=secretwish&site=DE")).status).toBe(500);
  vi.restoreAllMocks();
  await vi.waitFor(() => {
    for (const route of [suggestionsPath, "/search"])
      expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ msg: "answer failed", method: "GET", route, status: 500 }),
      );
  });
  expect(logged.join()).not.toContain("secretwish");
});

test.each([
  ["/staff", "name=a%00b&password=x%00"],
  ["/account/login", "email=a%00b@example.com&password=%00"],
  ["/account/sessions", "end=%00"],
  ["/account/register", "email=%00&firstName=%00"],
  ["/subscribenewsletter", "email=%00a&renderToken=%00"],
  ["/withdrawal", "name=%00&contract=%00&email=%00&step=review"],
  ["/lead/katalog-per-post", "name=a%00b&home-street=%00&home-town=%00"],
])("a form for %s with U+0000 is no failure of the shop", async (path, form) => {
  const sent = request({
    port,
    host: "127.0.0.1",
    path,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
  }).end(form);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  expect([path, response.statusCode! < 500]).toEqual([path, true]);
});
