import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../server/free-port.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { runtimes } from "./runtimes.ts";

/** Tests `border.get` and `border.fetch` on each runtime, in front of a shop that answers some addresses as a test says. */

let shop: TestShop;
let front: Host;
let answer: RequestListener | undefined;
beforeAll(async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  shop = await openTestShop({ trustProxy: "127.0.0.1" });
  await shop.app.ready();
  front = await listen((request, response) => (answer ?? shop.app.routing)(request, response));
});
afterEach(() => {
  answer = undefined;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await front?.stop();
  await shop?.close();
});

/** Opens an address of a host in a browser that may leave at once, without a word. */
function open({ origin }: Host, path: string) {
  const { hostname, host: authority, port } = new URL(origin);
  let received = "";
  const socket = connect(Number(port), hostname, () => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  });
  socket.on("data", (text) => (received += text.toString()));
  return { received: () => received, leave: () => void socket.resetAndDestroy() };
}

describe.each(runtimes)("on $name", ({ name, start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(front.origin);
  });
  afterAll(() => host?.stop());

  /** Sends a request, through Cloudflare's network to Workers. */
  const send = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(host.origin + path, {
      redirect: "manual",
      ...init,
      headers: { "cf-connecting-ip": "127.0.0.1", ...(headers as Record<string, string>) },
    });
  const view = async () => (await send("/page.html")).text();
  const whole =
    /\/kontor\/boot-[^]*<\/head>[^]*<header [^]*<\/header>[^]*<main [^]*<footer [^]*<\/footer>/;

  test(`a page of Hono on ${name} has the whole border once`, async () => {
    await expect.poll(view, { timeout: 60_000 }).toMatch(whole);
    const page = await view();
    for (const part of ["<header ", "<footer ", "</header>", "</footer>"])
      expect(page.split(part)).toHaveLength(2);
    expect((await send("/unknown")).status).toBe(404);
  });

  test(`${name} passes on a change of the cart from its own address, with its cookies, and none from elsewhere`, async () => {
    const change = (origin: string, cookie = "") =>
      send("/service/cart/api/cart", {
        method: "PUT",
        headers: { "content-type": "application/json", origin, cookie },
        body: JSON.stringify({ addArticle: { productId: "100111", quantity: 1 } }),
      });
    const added = await change(host.origin);
    const [cookie = ""] = added.headers.getSetCookie();
    expect([added.status, cookie]).toEqual([200, expect.stringMatching(/^cartId=/)]);
    const again = await change(host.origin, cookie.split(";")[0]);
    expect(await again.json()).toMatchObject({ cart: { numberOfArticles: 2 } });
    expect((await change("http://elsewhere.example")).status).toBe(403);
  });

  test(`the shop learns through ${name} of the browser's address and the host's, and nothing that a browser claims`, async () => {
    const headers = { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https" };
    const {
      address,
      protocol,
      host: seen,
    } = (await (await send("/service/connection", { headers })).json()) as Record<string, string>;
    expect({ address, protocol, seen }).toEqual({
      address: "127.0.0.1",
      protocol: "http",
      seen: new URL(host.origin).host,
    });
  });

  test(`${name} passes on a page, its 304 and a HEAD request`, async () => {
    const page = await send("/contact");
    expect(await page.text()).toContain("</html>");
    const etag = page.headers.get("etag")!;
    const same = await send("/contact", { headers: { "if-none-match": etag } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const head = await send("/contact", { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  });

  test(`${name} passes on two cookies, a redirect that it does not follow, and an answer without a body`, async () => {
    answer = ({ url }, response) => {
      if (url === "/account")
        response.writeHead(303, { location: "/search", "set-cookie": ["a=1; Path=/", "b=2, c"] });
      else response.writeHead(204);
      response.end();
    };
    const moved = await send("/account");
    expect([moved.status, moved.headers.get("location"), moved.headers.getSetCookie()]).toEqual([
      303,
      "/search",
      ["a=1; Path=/", "b=2, c"],
    ]);
    expect((await send("/search")).status).toBe(204);
  });

  test(`${name} passes on a large body unchanged`, async () => {
    answer = async (request, response) => {
      const hash = createHash("sha256");
      for await (const chunk of request) hash.update(chunk as Buffer);
      response.end(`${request.method} ${hash.digest("hex")}`);
    };
    const body = Buffer.alloc(3_000_000, "0123456789");
    const sent = await send("/contact", { method: "POST", body });
    expect(await sent.text()).toBe(`POST ${createHash("sha256").update(body).digest("hex")}`);
  });

  test(`${name} sends what the shop has sent so far, and ends the shop's answer when the browser leaves`, async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.on("close", resolve);
      response.write("first");
    };
    const browser = open(host, "/search");
    await expect.poll(browser.received).toContain("first");
    browser.leave();
    await left;
  });

  test(`a browser that leaves ${name} before the answer ends the request at the shop`, async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.on("close", resolve);
      browser.leave();
    };
    const browser = open(host, "/search");
    await left;
    expect(browser.received()).toBe("");
  });

  test(`on ${name} a shop that hangs up is a 502, and a page without a shop is whole`, async () => {
    answer = (request) => request.socket.destroy();
    expect((await send("/search")).status).toBe(502);
    const alone = await start(`http://127.0.0.1:${await freePort()}`);
    const page = await fetch(`${alone.origin}/page.html`);
    expect([page.status, page.headers.get("kontor-border")]).toEqual([200, "fallback"]);
    expect(await page.text()).toContain('<main id="kontor-content">');
    expect((await fetch(`${alone.origin}/search`)).status).toBe(502);
    await alone.stop();
  });

  test(`on ${name} a browser that leaves while its page waits for the border keeps it from no later page`, async () => {
    const other = await start(front.origin);
    const held: (() => void)[] = [];
    answer = (request, response) => held.push(() => shop.app.routing(request, response));
    const browser = open(other, "/page.html");
    await expect.poll(() => held.length).toBe(2);
    browser.leave();
    answer = undefined;
    for (const release of held) release();
    const later = await fetch(`${other.origin}/page.html`);
    expect(await later.text()).toMatch(whole);
    await other.stop();
  });

  test(`on ${name} a page that shows a border which is no longer fresh renews it for the next`, async () => {
    const other = await start(front.origin);
    let asked = 0;
    answer = async (request, response) => {
      asked++;
      const { body } = await shop.app.inject({ url: request.url!, headers: { host: "host" } });
      response
        .writeHead(200, { "cache-control": "max-age=0, stale-while-revalidate=60" })
        .end(body);
    };
    // A page that comes while the border is renewed asks for no other.
    const askedByPages = async () => {
      await (await fetch(`${other.origin}/page.html`)).text();
      return asked;
    };
    for (const total of [2, 4, 6]) await expect.poll(askedByPages).toBeGreaterThanOrEqual(total);
    await other.stop();
  });
});
