import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { fixtureCatalogue, fixtureProducts } from "../../commerce/conformance/fixture.ts";
import { startReferenceEngine } from "../support/reference-engine.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { asSent } from "../../engines/http/check/check-engine.ts";
import { shopOnFailingEngine } from "./failing-engine.ts";
import { engineKey } from "./open-http-engine.ts";
import { shopOnEngine } from "./shop-on-engine.ts";

let engine: Awaited<ReturnType<typeof startReferenceEngine>>;
let shop: TestShop;
let failing: ReturnType<typeof shopOnFailingEngine>;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  engine = await startReferenceEngine(asSent(fixtureCatalogue), engineKey);
  shop = await openTestShop({
    engine: { url: engine.url, key: engineKey },
    answerWithin: 10_000,
  });
  failing = shopOnFailingEngine(shop, async () => (await engine.orders()).length);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const changed = fixtureProducts[3]!.variants[0]!.sku;

test("an engine that is killed: the shop goes on, and an order is placed once when it is back", async () => {
  const ready = await failing.readyShopper();
  await engine.end();
  await failing.isUnavailable(ready);
  await failing.showsAll();
  await engine.start();
  expect(await failing.isOrderedOnce(ready)).toBe(true);
});

test("an engine that is frozen: the shop goes on, and an order that it got is placed once", async () => {
  const ready = await failing.readyShopper();
  engine.freeze();
  try {
    await failing.isUnavailable(ready);
    await failing.showsAll();
  } finally {
    engine.thaw();
  }
  expect(await failing.isOrderedOnce(ready)).toBe(true);
});

test("the age of what is shown grows while an engine is away, and staff learn of it", async () => {
  const registry = new Registry();
  for (const slice of shop.services.slices) slice.metrics?.(registry);
  const age = async () => {
    const metric = await registry.getSingleMetric("kontor_engine_age_seconds")!.get();
    return metric.values[0]!.value;
  };
  const silentSince = () => shop.services.staff.engineSilentSince(new Date());
  const options = { timeout: 60_000, interval: 200 };
  await vi.waitFor(async () => expect(await age()).toBeLessThan(2), options);
  await engine.end();
  await vi.waitFor(async () => expect(await age()).toBeGreaterThan(3), options);
  expect(silentSince()).toBeUndefined();
  const present = performance.now.bind(performance);
  const later = vi.spyOn(performance, "now").mockImplementation(() => present() + 120_000);
  expect(silentSince()).toBeInstanceOf(Date);
  later.mockRestore();
  await engine.start();
  await vi.waitFor(async () => expect(await age()).toBeLessThan(2), options);
});

const ndjson = { "content-type": "application/x-ndjson" };

test.each<[string, RequestListener]>([
  [
    "HTML",
    (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<p>Welcome to nginx!</p>");
    },
  ],
  [
    "a feed that breaks off",
    ({ url }, response) => {
      if (url!.startsWith("/v1/products"))
        response.writeHead(200, ndjson).end(`${JSON.stringify(fixtureProducts[0])}\n`);
      else
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ changes: [], cursor: "1", isReset: true }));
    },
  ],
])("%s at the address of an engine changes nothing in the shop", async (_, listener) => {
  const ready = await failing.readyShopper();
  await engine.end();
  const asked = vi.fn<RequestListener>(listener);
  const other = createServer(asked);
  await once(other.listen(engine.port, "127.0.0.1"), "listening");
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1), { timeout: 60_000 });
  await expect(ready.shopper.order(ready.review)).rejects.toBeInstanceOf(EngineUnavailableError);
  await failing.showsAll();
  other.closeAllConnections();
  other.close();
  await engine.start();
  expect(await failing.isOrderedOnce(ready)).toBe(true);
});

test("what changed while an engine was away is shown when it is back", async () => {
  await engine.end();
  await engine.change(({ products }) => {
    for (const { offers } of products[3]!.variants) for (const offer of offers) offer.price = 4_321;
  });
  await engine.start();
  await vi.waitFor(
    async () => {
      const product = await shopOnEngine(shop).product("DE", changed);
      expect(product?.variants[0]?.price).toBe(4_321);
    },
    { timeout: 90_000, interval: 500 },
  );
});
