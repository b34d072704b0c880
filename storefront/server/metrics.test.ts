import { fastify } from "fastify";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("responses are counted by route and status, and each once, however often metrics are read", async () => {
  const { registry, counter, measure } = createMetrics();
  const app = fastify();
  measure(app);
  app.get("/cart/:id", async () => "a cart");
  const countCached = counter("cached fragment");
  await app.inject("/cart/1");
  await app.inject("/nothing");
  countCached(304);
  const before = await registry.metrics();
  expect(before).toContain('kontor_answers_total{route="/cart/:id",status="200"} 1');
  expect(before).toContain('kontor_answers_total{route="none",status="404"} 1');
  await app.inject("/cart/2");
  const after = await registry.metrics();
  expect(after).toContain('kontor_answers_total{route="/cart/:id",status="200"} 2');
  expect(after).toContain('kontor_answers_total{route="cached fragment",status="304"} 1');
  expect(after).toContain('kontor_answer_seconds_count{route="/cart/:id"} 2');
});

test("metrics say whether the search has an index, notifications are received, and the process drains", async () => {
  const { registry, watchParts } = createMetrics();
  const parts = { database: { isListening: true }, search: { isReady: false } };
  const drain = { isDraining: false };
  watchParts(parts, drain);
  const values = async () =>
    [...(await registry.metrics()).matchAll(/^kontor_(\w+) (\d)$/gm)].map(([, ...all]) => all);
  expect(await values()).toEqual([
    ["search_ready", "0"],
    ["listener_connected", "1"],
    ["draining", "0"],
  ]);
  parts.search.isReady = true;
  parts.database.isListening = false;
  drain.isDraining = true;
  expect((await values()).map(([, value]) => value)).toEqual(["1", "0", "1"]);
});
