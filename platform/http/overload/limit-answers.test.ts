import { fastify } from "fastify";
import { beforeEach, expect, test, vi } from "vitest";
import { AnswerTooLate, limitAnswers } from "./limit-answers.ts";

let work: PromiseWithResolvers<string>;
let page: PromiseWithResolvers<string>;
const handled = vi.fn<(error: Error) => void>();

/** A shop whose pages for errors take a moment, and a route that hangs. */
function createShop(milliseconds: number) {
  const app = fastify();
  limitAnswers(app, milliseconds);
  app.setErrorHandler(async (error: Error, _request, reply) => {
    handled(error);
    return reply
      .code(503)
      .type("text/html")
      .send(await page.promise);
  });
  app.get("/", () => work.promise);
  return app;
}

beforeEach(() => {
  work = Promise.withResolvers();
  page = Promise.withResolvers();
  handled.mockReset();
});

const untilHandled = (times: number) =>
  vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(times));

test.each<[string, number, () => unknown]>([
  ["just after", 1, () => untilHandled(1).then(() => work.reject(new Error("no database")))],
  ["just before", 100, () => work.reject(new Error("no database"))],
])(
  "the page for a response that took too long is sent even if its handler fails %s",
  async (_when, limit, fail) => {
    const response = createShop(limit).inject("/");
    await fail();
    await untilHandled(2);
    expect(handled).toHaveBeenCalledWith(expect.any(AnswerTooLate));
    page.resolve("<h1>Please try again</h1>");
    expect(await response).toMatchObject({
      statusCode: 503,
      headers: { "content-type": expect.stringContaining("text/html") },
      body: "<h1>Please try again</h1>",
    });
  },
);
