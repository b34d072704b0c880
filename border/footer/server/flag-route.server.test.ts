import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { markets } from "../../../platform/shared/site.ts";
import { flagRoute } from "./flag-route.ts";

const app = Fastify();
await flagRoute(app);
afterAll(() => app.close());

const flag = (market: string) => app.inject(`/service/footer-images/flags/${market}.svg`);

test("each country with a shop has a flag of its own", async () => {
  const answers = await Promise.all(markets.map(flag));
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(markets.length);
});

test("the flag of a country without a shop is not found", async () => {
  expect((await flag("FR")).statusCode).toBe(404);
});
