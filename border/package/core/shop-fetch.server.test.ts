import type { RequestListener } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { fetchFrom } from "./shop-fetch.ts";

/** Tests what no runtime does for a host: tests/hosts/hono.server.test.ts sends requests through three of them. */

let answer: RequestListener;
let shop: Host;
let problems: string[];
let asked: number;
let pass: ReturnType<typeof fetchFrom>;
beforeEach(async () => {
  problems = [];
  asked = 0;
  shop = await listen((request, response) => {
    asked++;
    answer(request, response);
  });
  pass = fetchFrom(shop.origin, (message) => problems.push(message));
});
afterEach(() => shop.stop());

const host = "https://www.example.de";
const names = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];
/** Headers of a proxy in front of a host, which rewrites `Host`. */
const claimed = ["192.0.2.1", "www.example.fr:8443", "http"];
const claims = Object.fromEntries(names.map((name, index) => [name, claimed[index]!]));

test("the shop gets a client's address from the host or the request, and from headers only behind a trusted proxy", async () => {
  answer = ({ headers }, response) =>
    response.end(JSON.stringify(names.map((name) => headers[name])));
  const learned = async (...client: [{ clientAddress?: string; trustProxy?: boolean }?]) =>
    (await pass(new Request(`${host}/search`, { headers: claims }), ...client))?.json();
  const address = { clientAddress: "192.0.2.9" };
  expect(await learned(address)).toEqual(["192.0.2.9", "www.example.de", "https"]);
  expect(await learned()).toEqual([null, "www.example.de", "https"]);
  expect(await learned({ ...address, trustProxy: true })).toEqual(claimed);
});

test("an address that is not the border's stays with the host, also one that looks like another shop's", async () => {
  for (const path of ["/page", "/searching", "//elsewhere.example/search", "/img/../page"])
    expect(await pass(new Request(host + path))).toBeUndefined();
  expect(asked).toBe(0);
});

test("a body that the shop has compressed in spite of the request arrives without the marks of that", async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, { "content-encoding": "br", etag: '"a"' })
      .end(brotliCompressSync("whole"));
  const response = await pass(new Request(`${host}/search`));
  const { headers } = response!;
  expect(["content-encoding", "content-length"].map((name) => headers.get(name))).toEqual([
    null,
    null,
  ]);
  expect([await response!.text(), headers.get("etag")]).toEqual(["whole", '"a"']);
});

test("headers of the browser's connection, and those that fetch refuses, do not reach the shop", async () => {
  answer = ({ headers }, response) => response.end(JSON.stringify(headers));
  const sent = { te: "trailers", "keep-alive": "timeout=9", expect: "100-continue", "x-a": "1" };
  const request = new Request(`${host}/search`, { method: "POST", body: "a", headers: sent });
  const seen: unknown = await (await pass(request))?.json();
  expect(seen).toMatchObject({ "x-a": "1", "accept-encoding": "identity" });
  for (const name of ["te", "keep-alive", "expect"]) expect(seen).not.toHaveProperty(name);
});

test("a shop that does not answer is a 502, reported once with its cause", async () => {
  answer = (request) => request.socket.destroy();
  const status = async () => (await pass(new Request(`${host}/search`)))?.status;
  expect([await status(), await status()]).toEqual([502, 502]);
  expect(problems).toEqual(["The shop does not answer the proxy: other side closed"]);
});

test("a client that disconnects ends its request at the shop, and is not reported", async () => {
  const leave = new AbortController();
  const { promise: left, resolve } = Promise.withResolvers<void>();
  answer = (_request, response) => {
    response.on("close", resolve);
    leave.abort();
  };
  await pass(new Request(`${host}/search`, { signal: leave.signal }));
  await left;
  expect(problems).toEqual([]);
});

test("a request whose body was already read is reported, and not sent to the shop", async () => {
  const request = new Request(`${host}/search`, { method: "PUT", body: "{}" });
  await request.json();
  expect([(await pass(request))?.status, asked]).toEqual([500, 0]);
});
