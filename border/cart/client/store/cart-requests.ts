import { cartApiPath } from "../../../border-paths.ts";
import { isLike } from "../../../../platform/shared/content/is-like.ts";
import { jsonText } from "../../../../platform/shared/json-text.ts";
import { cartErrors } from "../../cart-errors.ts";
import type { Cart, CartChange, CartError } from "../../cart-schema.ts";
import { isCart } from "./read-cart.ts";

/** The outcome of a request. */
export interface Answer {
  cart?: Cart;
  error?: CartError;
  /** No response arrived: the server may or may not have made the change. */
  isLost?: boolean;
  /** The server is stopping or overloaded, or a proxy responded in its place: the next attempt may succeed. */
  isAway?: boolean;
}

/** Request timeout in milliseconds. */
const timeout = 15_000;

export const readCart = (fetch: Fetch, forceReload: boolean) =>
  request(fetch, forceReload ? `${cartApiPath}?forceReload=true` : cartApiPath);

/** Sends a change; the key makes retries safe. The request outlives its page. */
export const sendChange = (fetch: Fetch, change: CartChange, key: string) =>
  request(fetch, cartApiPath, {
    method: "PUT",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: jsonText(change),
    keepalive: true,
  });

const awayStatus = new Set([502, 503, 504]);

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

async function request(fetch: Fetch, url: string, init?: RequestInit): Promise<Answer> {
  let isAway = false;
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 304) return { error: { error: "NOT_MODIFIED" } };
    isAway = awayStatus.has(response.status);
    const body: unknown = await response.json();
    return response.ok && isLike(body, { cart: {} }) && isCart(body.cart)
      ? { cart: body.cart }
      : { error: problemIn(body), isAway };
  } catch (error) {
    return { error: unknownError, isAway, isLost: !(error instanceof SyntaxError) };
  }
}

export const unknownError: CartError = { error: "UNKNOWN" };

function problemIn(body: unknown): CartError {
  const error = isLike(body, { error: "" }) && cartErrors.find((code) => code === body.error);
  if (!error) return unknownError;
  return isLike(body, { limit: 0 }) ? { error, limit: body.limit } : { error };
}
