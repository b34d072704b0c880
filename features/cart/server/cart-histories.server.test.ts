import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  cartHistories,
  runHistory,
  type CartServer,
} from "../../../tests/support/cart-histories.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { cartLimits } from "../cart-limits.ts";
import { fc } from "../../../tests/support/seed.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => vi.useRealTimers());

/** The shop as one browser sees it, which keeps its cookie. */
function visit(): CartServer {
  let cookie = "";
  return async (request) => {
    const { method, url, headers } = request;
    const answer = await shop.app.inject({
      method: method as "GET" | "PUT",
      url: new URL(url).pathname,
      headers: { ...Object.fromEntries(headers), host: shop.host("DE"), cookie },
      ...(method === "PUT" ? { payload: await request.text() } : {}),
    });
    cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`)[0] ?? cookie;
    const { statusCode: status, body } = answer;
    return new Response(status === 304 ? null : body, { status });
  };
}

const articles = ["100101-250", "100101-1000", "100121-250"].map((tcm) => ({
  productId: tcm.slice(0, 6),
  tcm,
}));
const numRuns = Number(process.env.CART_HISTORIES ?? 40);

test(
  "whatever happens to two tabs and their requests to the server, no change is lost, done twice or made up",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        cartHistories(articles, cartLimits.piecesPerArticle + 1),
        async (history) => {
          expect(await runHistory(history, visit())).toEqual([]);
        },
      ),
      { numRuns },
    );
  },
  60_000 + numRuns * 500,
);
