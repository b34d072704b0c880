import { once } from "node:events";
import { Agent, createServer, request as send, type RequestListener } from "node:http";
import { connect, type NetConnectOpts } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { proxyTo } from "./shop-proxy.ts";

let answer: RequestListener;
let shop: Host;
let host: Host;
let problems: string[];
beforeEach(async () => {
  problems = [];
  shop = await listen((request, response) => answer(request, response));
  host = await listen(express().use(proxyTo(shop.origin, (message) => problems.push(message))));
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

/** Headers of a proxy in front of a host, which rewrites `Host`. */
const shopper = {
  "x-forwarded-for": "192.0.2.1",
  "x-forwarded-host": "www.example.de:8443",
  "x-forwarded-proto": "https",
};

/** Returns the headers about a shopper that reach the shop through a host. */
async function learnedThrough(app: RequestListener) {
  answer = ({ headers }, response) =>
    response.end(JSON.stringify(Object.keys(shopper).map((name) => headers[name])));
  const behind = await listen(app);
  const response = await fetch(`${behind.origin}/search`, { headers: shopper });
  await behind.stop();
  return response.json();
}

test("the shop gets shoppers' addresses only from a proxy that the host trusts", async () => {
  const trusting = express().set("trust proxy", "loopback");
  const plain =
    (proxy: ReturnType<typeof proxyTo>): RequestListener =>
    (request, response) =>
      proxy(request, response, () => response.end());
  const claimed = Object.values(shopper);
  const seen = ["127.0.0.1", null, "http"];
  const { origin } = shop;
  expect(await learnedThrough(trusting.use(proxyTo(origin)))).toEqual(claimed);
  expect(await learnedThrough(express().use(proxyTo(origin)))).toEqual(seen);
  const warn = () => {};
  expect(await learnedThrough(plain(proxyTo(origin, warn, { trustProxy: true })))).toEqual(claimed);
  expect(await learnedThrough(plain(proxyTo(origin)))).toEqual(seen);
});

test("an address that is not the border's stays with the host", async () => {
  answer = (_request, response) => response.end("shop");
  for (const path of ["/page", "/page?from=a-p1.html", "/searching", "//elsewhere.example/search"])
    expect((await fetch(host.origin + path)).status).toBe(404);
});

test("a browser that disconnects ends its request at the shop, and the host keeps running", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const leave = new AbortController();
  answer = (_request, response) => {
    response.on("close", resolve);
    leave.abort();
  };
  await expect(fetch(`${host.origin}/search`, { signal: leave.signal })).rejects.toThrow("aborted");
  await left;
  expect(await isAlive()).toBe(true);
  expect(problems).toEqual([]);
});

test("a browser that left before the host passed its request on asks the shop for nothing", async () => {
  const errors: unknown[] = [];
  let request = 0;
  answer = (_request, response) => response.end(String(++request));
  const app = express()
    .use(({ socket }, _response, next) => {
      socket.destroy();
      next();
    })
    .use(proxyTo(shop.origin))
    .use(((problem, _request, _response, next) => {
      errors.push(problem);
      next();
    }) satisfies ErrorRequestHandler);
  const leaving = await listen(app);
  await expect(fetch(`${leaving.origin}/search`)).rejects.toThrow("fetch failed");
  expect({ errors, asked: request }).toEqual({ errors: [], asked: 0 });
  await leaving.stop();
});

test("a shop that closes the connection causes a 502, or a cut-off response if it had begun", async () => {
  answer = (request) => request.socket.destroy();
  expect((await fetch(`${host.origin}/search`)).status).toBe(502);
  expect(problems).toEqual(["The shop does not answer the proxy: socket hang up"]);
  answer = (request, response) => {
    response.writeHead(200, { "content-length": 10 });
    response.write("half", () => request.socket.destroy());
  };
  await expect(fetch(`${host.origin}/search`).then((page) => page.text())).rejects.toThrow(
    "terminated",
  );
  expect(await isAlive()).toBe(true);
});

/** Sends a request as it stands, and returns what comes back until the host closes the connection. */
async function askRaw(lines: readonly string[], to: NetConnectOpts = addressOf(host)) {
  const socket = connect(to);
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}
const addressOf = ({ origin }: Host) => {
  const { hostname: name, port } = new URL(origin);
  return { host: name, port: Number(port) };
};

test.each([
  ["Trailer", "x"],
  ["TE", "trailers"],
  ["Upgrade", "websocket"],
  ["Keep-Alive", "timeout=9"],
  ["Proxy-Authorization", "Basic YTpi"],
])("a header of the browser's connection stays there: %s", async (name, value) => {
  let seen: unknown;
  answer = (request, response) => {
    seen = request.headers[name.toLowerCase()];
    response.end("whole");
  };
  const page = await askRaw(["GET /search HTTP/1.1", "Host: host", `${name}: ${value}`]);
  expect(page).toContain("whole");
  expect(seen).toBeUndefined();
});

test.each([
  ["200 OK\r\nTrailer: x\r\nContent-Length: 5\r\n\r\nwhole", 200, "whole"],
  ["304 Not Modified\r\nTrailer: x\r\n\r\n", 304, ""],
  ["099 Odd\r\nContent-Length: 5\r\n\r\nwhole", 502, ""],
  ["101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n", 502, ""],
])(
  "an answer that Node would not write neither ends the host nor hangs: %j",
  async (raw, status, body) => {
    answer = ({ socket }) => socket.end(`HTTP/1.1 ${raw}`);
    const response = await fetch(`${host.origin}/search`);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(await isAlive()).toBe(true);
  },
);

test("a client of HTTP/1.0 gets a body without the marks of chunks", async () => {
  answer = (_request, response) => {
    response.write("who");
    response.end("le");
  };
  expect(await askRaw(["GET /search HTTP/1.0"])).toMatch(/\r\n\r\nwhole$/);
});

test("a request on a connection that the shop has just closed is sent again, and a write is not", async () => {
  let asked = 0;
  answer = (request, response) => {
    const isReused = "isUsed" in request.socket;
    Object.assign(request.socket, { isUsed: true });
    asked++;
    if (isReused) request.socket.destroy();
    else response.end("whole");
  };
  const status = async (method: string) => {
    const response = await fetch(`${host.origin}/search`, { method });
    await response.text();
    return response.status;
  };
  expect([await status("GET"), await status("GET"), asked]).toEqual([200, 200, 3]);
  expect([await status("GET"), await status("POST"), asked]).toEqual([200, 502, 5]);
  expect([await status("GET"), await status("DELETE"), asked]).toEqual([200, 502, 7]);
});

test("a body that a failing shop does not read leaves the browser's connection usable", async () => {
  answer = (request) => request.socket.destroy();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const status = async (body: Buffer) => {
    const request = send(`${host.origin}/search`, { method: "POST", agent });
    request.end(body);
    const [response] = (await once(request, "response")) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    await text(response);
    return response.statusCode;
  };
  expect(await status(Buffer.alloc(20_000_000))).toBe(502);
  answer = (_request, response) => response.end();
  expect(await status(Buffer.alloc(1))).toBe(200);
  agent.destroy();
});

test("a host on a Unix socket passes on requests, without the address that a client claims", async () => {
  answer = ({ headers }, response) => response.end(`from ${headers["x-forwarded-for"]}`);
  const path = join(tmpdir(), `kontor-proxy-${process.pid}.sock`);
  const server = createServer(express().use(proxyTo(shop.origin))).listen(path);
  await once(server, "listening");
  const request = ["GET /search HTTP/1.1", "Host: host", "X-Forwarded-For: 192.0.2.1"];
  expect(await askRaw(request, { path })).toContain("from undefined");
  server.close();
});

test("a proxy behind a body parser reports it, and sends nothing to the shop", async () => {
  let request = 0;
  answer = (_request, response) => response.end(String(++request));
  const wrong = await listen(express().use(express.json(), proxyTo(shop.origin)));
  const response = await fetch(`${wrong.origin}/search`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect([response.status, await response.text(), request]).toEqual([
    500,
    "border.proxy() must stand before what reads bodies, such as express.json().",
    0,
  ]);
  await wrong.stop();
});
