import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "../storefront/server/metrics.ts";
import { appOn, openTestShop, type TestShop } from "../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Megabytes: pages get 800 kB of it, which are a few pages. */
const CACHE_MEMORY = 2;

test("lists with hundreds of different filters stay within the limits of the caches", async () => {
  const metrics = createMetrics();
  const config = { TRUST_PROXY: "", LIVE_RELOAD: false, ANSWER_WITHIN: 0, CACHE_MEMORY };
  const app = await appOn(shop.services, { config, metrics });
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { host: shop.host("DE") } });
    expect(statusCode, url).toBe(200);
    return body.length;
  };
  const valueOf = async (name: string) => {
    const { values } = await metrics.registry.getSingleMetric(name)!.get();
    return new Map(values.map(({ labels, value }) => [labels["part"], value]));
  };
  // What all lists need is read with the first one.
  await get("/kaffee-c1000.html");
  await get("/search?query=kaffee");
  const before = await valueOf("kontor_memory_bytes");
  let rendered = 0;
  for (let to = 1_000; to < 1_200; to++) {
    const filter = `to=${to}&roast=${["dark", "medium", "light"][to % 3]}`;
    rendered += await get(`/kaffee-c1000.html?${filter}`);
    rendered += await get(`/search?query=kaffee&${filter}`);
  }
  const [bytes, limits] = [
    await valueOf("kontor_memory_bytes"),
    await valueOf("kontor_memory_limit_bytes"),
  ];
  expect(rendered).toBeGreaterThan(CACHE_MEMORY * 1_048_576);
  for (const [part, size] of bytes)
    expect(size, `bytes of ${part}`).toBeLessThanOrEqual(limits.get(part) ?? before.get(part)!);
  await app.close();
});
