import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtServer, type BuiltServer } from "../../../tests/support/built-server.ts";
import {
  cartHistories,
  runHistory,
  type CartServer,
} from "../../../tests/support/cart-histories.ts";
import { preparedDatabase } from "../../../tests/support/databases.ts";
import { fc } from "../../../tests/support/seed.ts";
import { cartLimits } from "../cart-limits.ts";

// A separate process, because the tabs' fake time runs ahead and must not affect the server's time limits.
let server: BuiltServer;
beforeAll(async () => {
  server = await builtServer({ database: await preparedDatabase() });
  await server.start({ ANSWER_WITHIN: "0" });
});
afterAll(() => server.remove());

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => vi.useRealTimers());

/** Returns the server as seen by one browser, which stores its cookie. */
function visit(): CartServer {
  let cookie = "";
  return async (request) => {
    const { method, url, headers } = request;
    const response = await fetch(server.origin + new URL(url).pathname, {
      method,
      headers: { ...Object.fromEntries(headers), cookie },
      body: method === "PUT" ? await request.text() : undefined,
    });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
}

const articles = ["100101-250", "100101-1000", "100121-250"].map((tcm) => ({
  productId: tcm.slice(0, 6),
  tcm,
}));
const numRuns = Number(process.env.CART_HISTORIES ?? 40);

test(
  "in random histories of two tabs and their requests no change is lost, made twice or invented",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        cartHistories(articles, cartLimits.piecesPerArticle + 1),
        async (history) => {
          expect(await runHistory(history, visit())).toEqual([]);
        },
      ),
      // A failing history is reported as it is: shrinking it would exceed the test's time limit.
      { numRuns, endOnFailure: true },
    );
  },
  numRuns * 3_000,
);
