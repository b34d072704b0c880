import { expect, test } from "vitest";
import { emptyCart } from "../../cart-rules.ts";
import { readCart, sendChange, type Answer, type Fetch } from "./cart-sending.ts";

const change = { addArticle: { productId: "100101", quantity: 1 } };
const answering = (response: () => Response) => async () => response();
const failing =
  (error: Error): Fetch =>
  () =>
    Promise.reject(error);

test.each<[string, () => Response, Answer]>([
  ["a cart", () => Response.json({ cart: emptyCart }), { cart: emptyCart }],
  ["304", () => new Response(null, { status: 304 }), { error: { error: "NOT_MODIFIED" } }],
  [
    "a limit",
    () => Response.json({ error: "ITEM_LIMIT", limit: 20, title: "" }, { status: 409 }),
    { error: { error: "ITEM_LIMIT", limit: 20 } },
  ],
  [
    "an error of the catalogue",
    () => Response.json({ error: "CARTSTORAGE_UNAVAILABLE" }, { status: 503 }),
    { error: { error: "CARTSTORAGE_UNAVAILABLE" }, isAway: true },
  ],
  [
    "an unknown error",
    () => Response.json({ error: "TEAPOT" }, { status: 418 }),
    { error: { error: "UNKNOWN" } },
  ],
  ["no cart", () => Response.json({}), { error: { error: "UNKNOWN" } }],
  ["null", () => Response.json(null), { error: { error: "UNKNOWN" } }],
  ["no JSON", () => new Response("<html>"), { error: { error: "UNKNOWN" } }],
  [
    "no JSON, of a proxy",
    () => new Response("<html>", { status: 502 }),
    { error: { error: "UNKNOWN" }, isAway: true },
  ],
])("an answer of the cart's endpoint with %s is understood", async (_name, response, expected) => {
  const usual = { isAway: false, isLost: false };
  for (const found of [
    await readCart(answering(response), false),
    await sendChange(answering(response), change, "1"),
  ])
    expect({ ...usual, ...found }).toEqual({ ...usual, ...expected });
});

test.each([
  ["the network fails", new TypeError("Failed to fetch")],
  ["the time is over", new DOMException("Timed out", "TimeoutError")],
])("the cart's answer is lost when %s", async (_name, error) => {
  const lost = { error: { error: "UNKNOWN" }, isAway: false, isLost: true };
  expect(await readCart(failing(error), false)).toEqual(lost);
});

test("a request to change the cart outlives its page, and carries its key", async () => {
  const asked: [string, RequestInit][] = [];
  await sendChange(
    async (...request) => {
      asked.push(request);
      return Response.json({ cart: emptyCart });
    },
    change,
    "17-4",
  );
  const [[url, init]] = asked as [[string, RequestInit]];
  expect(url).toBe("/service/cart/api/cart");
  expect(init).toMatchObject({
    method: "PUT",
    keepalive: true,
    headers: { "idempotency-key": "17-4" },
    body: JSON.stringify(change),
  });
  expect(init.signal).toBeInstanceOf(AbortSignal);
});

test("a request for a forced reload of the cart has its own query parameter", async () => {
  const urls: string[] = [];
  const fetch: Fetch = async (url) => {
    urls.push(url);
    return Response.json({ cart: emptyCart });
  };
  await readCart(fetch, false);
  await readCart(fetch, true);
  expect(urls).toEqual(["/service/cart/api/cart", "/service/cart/api/cart?forceReload=true"]);
});
