import type { RequestListener } from "node:http";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { proxyTo } from "./shop-proxy.ts";

let answer: RequestListener;
let shop: Host;
let host: Host;
beforeEach(async () => {
  shop = await listen((request, response) => answer(request, response));
  host = await listen(express().use(proxyTo(shop.origin)));
});
afterEach(async () => {
  await host.stop();
  await shop.stop();
});

/** Reports whether the host still passes requests on. */
async function isAlive() {
  answer = (_request, response) => response.end("alive");
  return (await (await fetch(`${host.origin}/search`)).text()) === "alive";
}

test("a request reaches the shop with its method, address, body and host, and its answer the browser", async () => {
  answer = async (request, response) => {
    const { method, url, headers } = request;
    const body = (await request.toArray()).join("");
    response.writeHead(201, { "set-cookie": ["a=1", "b=2"], "content-type": "application/json" });
    response.end(
      JSON.stringify({
        method,
        url,
        body,
        host: headers.host,
        from: headers["x-forwarded-for"],
        otherHost: headers["x-forwarded-host"],
      }),
    );
  };
  const response = await fetch(`${host.origin}/service/cart/api/cart?a=%20b`, {
    method: "PUT",
    body: "text",
    // From a browser these count for nothing.
    headers: { "x-forwarded-for": "192.0.2.1", "x-forwarded-host": "at.example" },
  });
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await response.json()).toEqual({
    method: "PUT",
    url: "/service/cart/api/cart?a=%20b",
    body: "text",
    host: new URL(host.origin).host,
    from: "127.0.0.1",
  });
});

test("an address that is not the border's stays with the host", async () => {
  answer = (_request, response) => response.end("shop");
  for (const path of ["/page", "/page?from=a-p1.html", "/searching", "//elsewhere.example/search"])
    expect((await fetch(host.origin + path)).status).toBe(404);
});

test("a browser that leaves ends its request at the shop, and the host goes on", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const leave = new AbortController();
  answer = (_request, response) => {
    response.on("close", resolve);
    leave.abort();
  };
  await expect(fetch(`${host.origin}/search`, { signal: leave.signal })).rejects.toThrow("aborted");
  await left;
  expect(await isAlive()).toBe(true);
});

test("a browser that left before the host passed its request on asks the shop for nothing", async () => {
  const problems: unknown[] = [];
  let asked = 0;
  answer = (_request, response) => response.end(String(++asked));
  const app = express()
    .use(({ socket }, _response, next) => {
      socket.destroy();
      next();
    })
    .use(proxyTo(shop.origin))
    .use(((problem, _request, _response, next) => {
      problems.push(problem);
      next();
    }) satisfies ErrorRequestHandler);
  const leaving = await listen(app);
  await expect(fetch(`${leaving.origin}/search`)).rejects.toThrow("fetch failed");
  expect({ problems, asked }).toEqual({ problems: [], asked: 0 });
  await leaving.stop();
});

test("a shop that hangs up is a 502, and in the middle of its answer a broken one", async () => {
  answer = (request) => request.socket.destroy();
  expect((await fetch(`${host.origin}/search`)).status).toBe(502);
  answer = (request, response) => {
    response.writeHead(200, { "content-length": 10 });
    response.write("half", () => request.socket.destroy());
  };
  await expect(fetch(`${host.origin}/search`).then((page) => page.text())).rejects.toThrow(
    "terminated",
  );
  expect(await isAlive()).toBe(true);
});
