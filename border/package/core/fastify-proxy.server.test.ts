import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startStubShop, type StubShop } from "../test/stub-shop.ts";
import { fastifyProxyTo } from "./shop-proxy.ts";

let shop: StubShop;
let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  shop = await startStubShop();
  app = fastify({ forceCloseConnections: true });
  app.get("/search", async () => "the host's own");
  app.post("/own", async ({ body }) => body);
  await app.register(fastifyProxyTo(shop.origin));
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

const json = (method: string, body: object) => ({
  method,
  headers: { "content-type": "application/json", origin },
  body: JSON.stringify(body),
});

test("Fastify passes on a write with body, host and origin, and the shop's cookie back", async () => {
  const change = { addArticle: { productId: "1", quantity: 2 } };
  const response = await fetch(`${origin}/service/cart/api/cart`, json("PUT", change));
  expect(await response.json()).toMatchObject({ cart: { numberOfArticles: 2 } });
  expect(response.headers.getSetCookie()).toHaveLength(1);
  expect(shop.requests[0]!.headers).toMatchObject({
    host: new URL(origin).host,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "http",
  });
});

test("Fastify passes on the client's address and host that the proxy before it names", async () => {
  const behind = fastify({ forceCloseConnections: true, trustProxy: "127.0.0.1" });
  await behind.register(fastifyProxyTo(shop.origin));
  const forwarded = {
    "x-forwarded-for": "192.0.2.1",
    "x-forwarded-host": "www.example.de",
    "x-forwarded-proto": "https",
  };
  await fetch(`${await behind.listen({ host: "127.0.0.1", port: 0 })}/search`, {
    headers: forwarded,
  });
  await behind.close();
  expect(shop.requests[0]!.headers).toMatchObject(forwarded);
});

test("Fastify keeps its own routes with their bodies, and answers unknown addresses itself", async () => {
  expect(await (await fetch(`${origin}/search?query=a`)).text()).toBe("the host's own");
  expect(await (await fetch(`${origin}/own`, json("POST", { a: 1 }))).json()).toEqual({ a: 1 });
  expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  expect(shop.requests).toEqual([]);
});
