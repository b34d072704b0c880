import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { compressPages } from "./compressed-pages.ts";

const html = `<main>${"<p>Ihr Warenkorb ist leer.</p>".repeat(50)}</main>`;
const app = fastify();
compressPages(app);
app.get("/page", (_request, reply) => reply.type("text/html; charset=utf-8").send(html));
app.get("/data", () => ({ count: 3 }));

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted ? { "accept-encoding": accepted } : {} });

test("a page of one shopper is compressed as the browser accepts it, with its length", async () => {
  const brotli = await get("/page", "gzip, deflate, br, zstd");
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "content-length": String(brotli.rawPayload.length),
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
  const gzip = await get("/page", "gzip");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
});

test("a page is sent uncompressed to a client that accepts no compression", async () => {
  const plain = await get("/page");
  expect(plain.body).toBe(html);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers.vary).toBe("Accept-Encoding");
});

test("data beside the pages is not compressed", async () => {
  const data = await get("/data", "br");
  expect(data.json()).toEqual({ count: 3 });
  expect(data.headers).not.toHaveProperty("content-encoding");
});
