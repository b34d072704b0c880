import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createServer, globalAgent, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import express from "express";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { createCertificate } from "../../../tests/support/certificate.ts";
import { proxyTo } from "./shop-proxy.ts";

/** A shop with a certificate for localhost and 127.0.0.1, and hosts with other names. */

let shop: Server;
let port: number;
let host: Host | undefined;
let problems: string[] = [];
beforeAll(async () => {
  const { key, cert } = await createCertificate();
  globalAgent.options.ca = cert;
  shop = createServer({ key, cert }, ({ socket, headers }, response) =>
    response.end(`${headers.host} by ${(socket as TLSSocket).servername}`),
  ).listen(0, "127.0.0.1");
  await once(shop, "listening");
  ({ port } = shop.address() as AddressInfo);
});
afterAll(() => {
  delete globalAgent.options.ca;
  shop.closeAllConnections();
  shop.close();
});
afterEach(async () => {
  await host?.stop();
  host = undefined;
  problems = [];
});

async function search(shopName: string) {
  const onProblem = (message: string) => void problems.push(message);
  host ??= await listen(express().use(proxyTo(`https://${shopName}:${port}`, onProblem)));
  const request = get(`${host.origin}/search`, { headers: { host: "www.example.de" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

test.each([
  ["localhost", "localhost"],
  ["127.0.0.1", "false"],
])("a shop at https://%s is asked for by its own name, and gets the host's", async (name, sni) => {
  const { body } = await search(name);
  expect(body).toBe(`www.example.de by ${sni}`);
  expect(problems).toEqual([]);
});

test("a shop whose certificate is not trusted is a 502, which is reported once", async () => {
  const { ca } = globalAgent.options;
  delete globalAgent.options.ca;
  expect([await search("localhost"), await search("localhost")]).toEqual([
    { status: 502, body: "" },
    { status: 502, body: "" },
  ]);
  globalAgent.options.ca = ca;
  expect(problems).toEqual([expect.stringContaining("self-signed certificate")]);
});
