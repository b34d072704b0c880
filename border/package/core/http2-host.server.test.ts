import { once } from "node:events";
import type { RequestListener } from "node:http";
import {
  connect,
  createServer,
  type ClientHttp2Session,
  type Http2Server,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { fastifyProxyTo, proxyTo } from "./shop-proxy.ts";

let answer: RequestListener;
let shop: Host;
let host: Http2Server;
let browser: ClientHttp2Session;
let problems: string[];
const onProblem = (message: string) => void problems.push(message);
beforeEach(async () => {
  problems = [];
  shop = await listen((request, response) => answer(request, response));
  const proxy = proxyTo(shop.origin, onProblem);
  host = createServer((request, response) =>
    proxy(request, response, () => response.writeHead(404).end()),
  );
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  browser = connect(originOf(host));
});
afterEach(async () => {
  browser.destroy();
  host.close();
  await shop.stop();
});

const originOf = (server: { address(): AddressInfo | string | null }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends a request, with a body whose length it does not say. */
async function ask(headers: OutgoingHttpHeaders, body?: string, session = browser) {
  const request = session.request(headers, { endStream: body === undefined });
  if (body !== undefined) request.end(body);
  const [answered] = (await once(request, "response")) as [IncomingHttpHeaders];
  return { status: answered[":status"], body: await text(request) };
}

/** Answers with what has arrived of a request. */
const echo: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  const body = (await request.toArray()).join("");
  const length = headers["content-length"];
  response.end(
    [method, url, headers.host, headers["x-forwarded-for"], length, body].filter(Boolean).join(" "),
  );
};

test("requests over HTTP/2 reach the shop with their host and body", async () => {
  answer = echo;
  const { host: name } = new URL(originOf(host));
  expect(await ask({ ":path": "/search?query=a" })).toEqual({
    status: 200,
    body: `GET /search?query=a ${name} 127.0.0.1`,
  });
  expect(await ask({ ":path": "/account", ":method": "POST" }, "a=1")).toEqual({
    status: 200,
    body: `POST /account ${name} 127.0.0.1 a=1`,
  });
  expect((await ask({ ":path": "/elsewhere" })).status).toBe(404);
});

test("a body over HTTP/2 is no second request to the shop, whatever the method", async () => {
  let asked = 0;
  answer = (request, response) => {
    asked++;
    echo(request, response);
  };
  const hidden = "GET /account HTTP/1.1\r\nHost: shop\r\n\r\n";
  for (const method of ["GET", "DELETE", "OPTIONS"])
    expect((await ask({ ":path": "/search", ":method": method }, hidden)).body).toContain(hidden);
  expect(asked).toBe(3);
});

test("a browser that leaves over HTTP/2 ends its request at the shop, and is no problem", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  answer = (_request, response) => {
    response.on("close", resolve);
    arrive();
  };
  const request = browser.request({ ":path": "/search" });
  await arrived;
  request.close();
  await left;
  answer = echo;
  expect((await ask({ ":path": "/search" })).status).toBe(200);
  expect(problems).toEqual([]);
});

test.each([
  ["that hangs up", (socket: { destroy(): void; end(text: string): void }) => socket.destroy()],
  [
    "with a status that HTTP/2 does not have",
    (socket: { end(text: string): void }) =>
      socket.end("HTTP/1.1 799 Odd\r\nContent-Length: 0\r\n\r\n"),
  ],
])("a shop %s is a 502 over HTTP/2, and reported", async (_name, fail) => {
  answer = ({ socket }) => fail(socket);
  expect(await ask({ ":path": "/search" })).toEqual({ status: 502, body: "" });
  expect(problems).toHaveLength(1);
});

test("Fastify with HTTP/2 passes on a request with its host", async () => {
  answer = echo;
  const app = fastify({ http2: true });
  await app.register(fastifyProxyTo(shop.origin, onProblem));
  const session = connect(await app.listen({ host: "127.0.0.1", port: 0 }));
  const { host: name } = new URL(originOf(app.server));
  const { body } = await ask({ ":path": "/account", ":method": "POST" }, "a=1", session);
  expect(body).toBe(`POST /account ${name} 127.0.0.1 a=1`);
  session.destroy();
  await app.close();
});
