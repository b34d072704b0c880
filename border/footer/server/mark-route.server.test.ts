import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { markNames } from "../footer-contract.ts";
import { markRoute } from "./mark-route.ts";

const app = Fastify();
markRoute(app);
afterAll(() => app.close());

const mark = (name: string) => app.inject(`/service/footer-images/marks/${name}.svg`);

test("each network and store has a mark of its own", async () => {
  const answers = await Promise.all(markNames.map(mark));
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(markNames.length);
});

test.each(["nowhere", "toString", "../logos/visa"])("the mark %s is not found", async (name) => {
  expect((await mark(name)).statusCode).toBe(404);
});
