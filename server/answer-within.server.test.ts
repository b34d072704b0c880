import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTestShop } from "../tests/support/shop.ts";

/** Opens a shop with a route that exceeds its own time limit. */
const openSlowShop = (answerWithin: number) =>
  openTestShop({
    answerWithin,
    onCreate: async (app) =>
      void app.get("/slow", { config: { answerWithin: 1 } }, async () => {
        await delay(100);
        return "done";
      }),
  });

test("with ANSWER_WITHIN=0 no route has a limit, and no waiting connection is closed", async () => {
  const shop = await openSlowShop(0);
  expect((await shop.app.inject("/slow")).statusCode).toBe(200);
  expect(shop.app.server.timeout).toBe(0);
  await shop.close();
});

test("with ANSWER_WITHIN a route may have a limit of its own, and a connection waits longer than any answer takes", async () => {
  const shop = await openSlowShop(4_500);
  expect((await shop.app.inject("/slow")).statusCode).toBe(503);
  expect(shop.app.server.timeout).toBeGreaterThan(4_500);
  await shop.close();
});
