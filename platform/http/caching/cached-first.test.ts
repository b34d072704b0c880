import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { cachedFirst } from "./cached-first.ts";
import { plainRendered } from "./rendered.ts";

test("the connection of a client that never reads its response is closed", async () => {
  const serve = cachedFirst({
    peek: () => undefined,
    mayPreview: () => false,
    headers: {},
    timeouts: { requestTimeout: 1_000, connectionTimeout: 100, keepAliveTimeout: 60_000 },
    maxConnections: 10,
  });
  const large = Buffer.alloc(50_000_000);
  const server = serve((_request, response) => void response.end(large), {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  const [served] = (await once(server, "connection")) as [Socket];
  await once(served, "close");
  expect(served.bytesWritten).toBeLessThan(large.length * 2);
  client.destroy();
  server.close();
});

test("only requests that cannot be previews are answered from the cache", async () => {
  const serve = cachedFirst({
    peek: () => plainRendered("cached", {}),
    mayPreview: (cookies) => cookies === "PreviewToken=signed",
    headers: {},
    timeouts: { requestTimeout: 1_000, connectionTimeout: 1_000, keepAliveTimeout: 1_000 },
    maxConnections: 10,
  });
  const server = serve((_request, response) => void response.end("handled"), {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (cookie: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })).text();
  expect(await ask("PreviewToken=signed")).toBe("handled");
  expect(await ask("PreviewToken=forged")).toBe("cached");
  expect(await ask("")).toBe("cached");
  server.close();
});

test("more connections than the server may have are closed, and the others are served", async () => {
  const serve = cachedFirst({
    peek: () => plainRendered("cached", {}),
    mayPreview: () => false,
    headers: {},
    timeouts: { requestTimeout: 1_000, connectionTimeout: 1_000, keepAliveTimeout: 1_000 },
    maxConnections: 1,
  });
  const server = serve((_request, response) => void response.end(), {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const first = connect(port, "127.0.0.1");
  await once(server, "connection");
  const second = connect(port, "127.0.0.1");
  second.on("error", () => {});
  await once(second, "close");
  first.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  const [answer] = (await once(first, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  first.destroy();
  server.close();
});

test("while the server closes, each response ends its connection, and requests that need a rendering are refused", async () => {
  const serve = cachedFirst({
    peek: (url) => (url === "/cached" ? plainRendered("from the cache", {}) : undefined),
    mayPreview: () => false,
    headers: {},
    timeouts: { requestTimeout: 0, connectionTimeout: 0, keepAliveTimeout: 1_000 },
    maxConnections: 10,
  });
  const server = serve(() => {}, {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** Sends a request that is not answered before the server closes, so that its connection stays open. */
  const open = async () => {
    const client = connect(port, "127.0.0.1");
    client.write("GET /running HTTP/1.1\r\nHost: shop\r\n\r\n");
    const [, running] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
    const ask = async (path: string) => {
      client.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);
      await once(server, "request");
      running.end();
      let answers = "";
      for await (const bytes of client) answers += String(bytes);
      return answers;
    };
    return { ask };
  };
  const [one, other] = [await open(), await open()];
  const closed = once(server.close(), "close");
  expect(await one.ask("/cached")).toMatch(
    /HTTP\/1.1 200 OK\r\nconnection: close\r\n.*from the cache$/is,
  );
  const refusal = await other.ask("/other");
  expect(refusal).toMatch(/HTTP\/1.1 503 .*\r\n\r\n.*\{"type":"urn:kontor:503"/is);
  for (const header of ["connection: close", "retry-after: 5", "cache-control: no-store"])
    expect(refusal).toContain(`\r\n${header}\r\n`);
  await closed;
});
