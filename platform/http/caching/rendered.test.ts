import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type * as zlibTypes from "node:zlib";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** Number of running compressions, and the maximum at the same time. */
const compressions = { running: 0, most: 0 };
// Unit tests share a process, in which the module may be loaded already.
vi.resetModules();
vi.doMock("node:zlib", async (importOriginal) => {
  const zlib = await importOriginal<typeof zlibTypes>();
  const counted =
    (compress: (...given: unknown[]) => void) =>
    (...given: unknown[]) => {
      const done = given.pop() as (...result: unknown[]) => void;
      compressions.most = Math.max(compressions.most, ++compressions.running);
      compress(...given, (...result: unknown[]) => {
        compressions.running--;
        done(...result);
      });
    };
  return {
    ...zlib,
    gzip: counted(zlib.gzip as never),
    brotliCompress: counted(zlib.brotliCompress as never),
  };
});

const { chooseEncoding, renderedFrom, sendRendered, withHeaders } = await import("./rendered.ts");
afterAll(() => {
  vi.doUnmock("node:zlib");
  vi.resetModules();
});

const html = `<header>${"<a href='/kaffee-c1000.html'>Kaffee</a>".repeat(50)}</header>`;
const page = renderedFrom(html, { "content-type": "text/html; charset=utf-8" });
const small = renderedFrom("<p>klein</p>", { "content-type": "text/html" });

const app = fastify();
app.get("/page", (request, reply) => sendRendered(request, reply, page));
app.get("/small", (request, reply) => sendRendered(request, reply, small));
app.get("/missing", (request, reply) => sendRendered(request, reply, page, 404));
beforeAll(async () => {
  await app.ready();
  for (const encoding of ["br", "gzip"]) chooseEncoding(encoding, page);
  await vi.waitUntil(() => page.bodies.br && page.bodies.gzip);
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, url = "/page") =>
  app.inject({ url, headers: { ...headers } });

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip;q=0.1", "gzip"],
  ["br;q=0, gzip;q=0.0", "identity"],
  ["brotli, x-gzip", "identity"],
  ["identity", "identity"],
  ["identity;q=0, br", "br"],
])("accept-encoding %j is answered in %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, page)).toBe(encoding);
});

test("an answer is sent unencoded while its encoded bytes are not ready", () => {
  expect(chooseEncoding("br, gzip", renderedFrom(html, {}))).toBe("identity");
});

test("an answer is compressed in the best encoding that is asked for, and in no other", async () => {
  const response = renderedFrom(html, {});
  chooseEncoding("br, gzip", withHeaders(response, { refresh: "5" }));
  await vi.waitUntil(() => response.bodies.br);
  expect(chooseEncoding("gzip, br", response)).toBe("br");
  expect(response.bodies.gzip).toBeUndefined();
});

test("a small answer is sent unencoded", async () => {
  const response = await get({ "accept-encoding": "br, gzip" }, "/small");
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.body).toBe("<p>klein</p>");
});

test("every encoding holds the same bytes, with their length and a strong ETag of its own", async () => {
  const plain = await get();
  const zipped = await get({ "accept-encoding": "gzip" });
  const brotli = await get({ "accept-encoding": "br" });
  expect(plain.body).toBe(html);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(html);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(brotli.headers["content-encoding"]).toBe("br");
  for (const response of [plain, zipped, brotli]) {
    expect(Number(response.headers["content-length"])).toBe(response.rawPayload.length);
    expect(response.headers.vary).toBe("Accept-Encoding");
    expect(response.headers.etag).toMatch(/^"[\w-]+"$/);
  }
  expect(new Set([plain, zipped, brotli].map((response) => response.headers.etag)).size).toBe(3);
});

test("a client that has the bytes gets 304 without a body, whichever encoding it has", async () => {
  for (const { etag } of Object.values(page.bodies)) {
    const response = await get({ "if-none-match": etag, "accept-encoding": "br" });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe("");
    expect(response.headers.etag).toBeTruthy();
    expect(response.headers.vary).toBe("Accept-Encoding");
    expect(response.headers["content-encoding"]).toBeUndefined();
  }
});

test.each([
  ["a list of ETags", (etag: string) => `"other", ${etag}`],
  ["a weak ETag", (etag: string) => `W/${etag}`],
  ["an asterisk", () => "*"],
])("a client that has the bytes gets 304 when it sends %s", async (_name, known) => {
  const response = await get({ "if-none-match": known(page.bodies.identity.etag) });
  expect(response.statusCode).toBe(304);
});

test("a client that has other bytes gets the new ones", async () => {
  expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
  expect((await get({ "if-none-match": small.bodies.identity.etag })).statusCode).toBe(200);
});

test("an error is never answered with 304", async () => {
  const response = await get({ "if-none-match": page.bodies.identity.etag }, "/missing");
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(html);
});

test("the same text has the same ETag in every process, and another text has another", () => {
  const etagOf = (text: string) => renderedFrom(text, {}).bodies.identity.etag;
  expect(etagOf(html)).toBe(page.bodies.identity.etag);
  expect(etagOf(`${html} `)).not.toBe(etagOf(html));
});

test("a page that is sent often is compressed better, and clients keep the bytes that they have", async () => {
  const text = readFileSync("README.md", "utf8");
  const often = renderedFrom(text, {});
  const send = () => chooseEncoding("br", often);
  send();
  await expect.poll(() => often.bodies.br).toBeDefined();
  const first = often.bodies.br!;
  for (let sent = 0; sent < 3; sent++) send();
  await expect.poll(() => compressions.running).toBe(0);
  expect(often.bodies.br).toBe(first);
  send();
  await expect.poll(() => often.bodies.br!.bytes.length).toBeLessThan(first.bytes.length);
  expect(brotliDecompressSync(often.bodies.br!.bytes).toString()).toBe(text);
  expect(often.bodies.br!.etag).not.toBe(first.etag);
  const other = fastify().get("/", (request, reply) => sendRendered(request, reply, often));
  const response = await other.inject({ url: "/", headers: { "if-none-match": first.etag } });
  expect(response.statusCode).toBe(304);
});

test("few of many responses are compressed at once, some wait, and the rest stays uncompressed", async () => {
  const atOnce = Math.min(8, Math.max(1, availableParallelism() - 1));
  const asked = (content: string) => {
    const response = renderedFrom(content, {});
    chooseEncoding("br", response);
    return response;
  };
  const before = asked(`${html} before`);
  // The responses of the tests above are compressed first.
  await expect.poll(() => before.bodies.br).toBeDefined();
  await expect.poll(() => compressions.running).toBe(0);
  const pages = Array.from({ length: 600 }, (_, number) => asked(`${html} ${number}`));
  const compressed = () => pages.filter(({ bodies }) => bodies.br).length;
  await expect.poll(compressed).toBe(atOnce + 500);
  expect(compressions.most).toBe(atOnce);
});
