import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  cartHistories,
  runHistory,
  type CartServer,
} from "../../../../tests/support/cart-histories.ts";
import { fc } from "../../../../tests/support/seed.ts";
import { countItems, emptyCart } from "../../cart-rules.ts";
import type { ArticleChange, Cart, CartArticle, CartError } from "../../cart-schema.ts";

const prices: Record<string, number> = { "100101-250": 699, "100102-500": 1_249, "100103-1": 399 };
const limits = { pieces: 6, entries: 2 };

/** Creates an in-memory cart that applies each change once, within its own limits. */
function createServer(): CartServer {
  const quantities = new Map<string, number>();
  const keys = new Set<string>();
  let revision = 0;

  function cart(): Cart {
    const articles = [...quantities].map(([tcm, quantity]): CartArticle => {
      const price = prices[tcm]!;
      return {
        productId: tcm.slice(0, 6),
        tcm,
        title: tcm,
        quantity,
        availability: "AVAILABLE",
        label: "",
        url: "/",
        picture: "/img/a/b",
        price,
        was: null,
        grams: null,
        total: price * quantity,
      };
    });
    const goods = articles.reduce((sum, { total }) => sum + total, 0);
    const totals = { ...emptyCart.totals, goods, total: goods };
    const filled = { ...emptyCart, revision, articles, totals };
    return { ...filled, numberOfArticles: countItems(filled) };
  }

  function set(tcm: string, quantity: number): CartError | undefined {
    const present = quantities.get(tcm) ?? 0;
    if (quantity === present) return { error: "NOT_MODIFIED" };
    if (quantity > limits.pieces) return { error: "ITEM_LIMIT", limit: limits.pieces };
    if (!present && quantities.size >= limits.entries)
      return { error: "CART_LIMIT", limit: limits.entries };
    if (quantity) quantities.set(tcm, quantity);
    else quantities.delete(tcm);
    revision++;
    return undefined;
  }

  return async (request) => {
    const key = request.headers.get("idempotency-key");
    if (request.method === "GET" || (key && keys.has(key))) return Response.json({ cart: cart() });
    const change = (await request.json()) as Record<string, ArticleChange>;
    const { tcm, quantity } = Object.values(change)[0]!;
    const present = change.addArticle ? (quantities.get(tcm!) ?? 0) : 0;
    const error = set(tcm!, present + quantity);
    if (error?.error === "NOT_MODIFIED") return new Response(null, { status: 304 });
    if (error) return Response.json(error, { status: 409 });
    if (key) keys.add(key);
    return Response.json({ cart: cart() });
  };
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => vi.useRealTimers());

const articles = Object.keys(prices).map((tcm) => ({ productId: tcm.slice(0, 6), tcm }));
const numRuns = Number(process.env.CART_HISTORIES ?? 200);

test(
  "two tabs lose and invent no change of the cart, with late and lost responses, refusals and outages",
  async () => {
    await fc.assert(
      fc.asyncProperty(cartHistories(articles, limits.pieces + 1), async (history) => {
        expect(await runHistory(history, createServer())).toEqual([]);
      }),
      { numRuns },
    );
  },
  30_000 + numRuns * 100,
);
