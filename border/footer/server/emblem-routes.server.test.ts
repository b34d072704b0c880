import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { markets } from "../../../shop/sites/site-codes.ts";
import { markNames } from "../footer-contract.ts";
import { emblemRoutes } from "./emblem-routes.ts";

const app = Fastify();
await emblemRoutes(app, { markets });
afterAll(() => app.close());

const picture = (path: string) => app.inject(`/service/footer-images/${path}`);

test.each([
  ["country with a shop has a flag", markets.map((market) => `flags/${market}.svg`)],
  ["network and store has a mark", markNames.map((name) => `marks/${name}.svg`)],
])("each %s of its own", async (_, paths) => {
  const answers = await Promise.all(paths.map(picture));
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(paths.length);
});

test.each([
  "flags/DE",
  "flags/FR.svg",
  "marks/nowhere.svg",
  "marks/toString",
  "marks/../logos/visa.svg",
])("the picture %s is not found", async (path) => {
  expect((await picture(path)).statusCode).toBe(404);
});
