import { cartApiPath, cartErrors } from "../cart-contract.ts";
import type { Cart, CartChange, CartError, CartUpdate } from "../cart-schema.ts";

/** What came of a request. */
export interface Answer {
  cart?: Cart;
  error?: CartError;
  /** No answer came, so that nobody knows what the server did. */
  isLost?: boolean;
}

/** Milliseconds after which nobody waits for an answer any more. */
const timeout = 15_000;

export const readCart = (fetch: Fetch, forceReload: boolean) =>
  request(fetch, forceReload ? `${cartApiPath}?forceReload=true` : cartApiPath);

/** Asks for a change; sent again with the same key it is done once all the same. Goes on when the page is left. */
export const sendChange = (fetch: Fetch, change: CartChange, key: string) =>
  request(fetch, cartApiPath, {
    method: "PUT",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(change),
    keepalive: true,
  });

/** A server that is about to stop or has too much to do, or whatever stands before it, answers so: the next attempt may do. */
const awayStatus = new Set([502, 503, 504]);

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

async function request(fetch: Fetch, url: string, init?: RequestInit): Promise<Answer> {
  let isAway = false;
  try {
    const response = await fetch(url, {
      ...init,
      credentials: "same-origin",
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 304) return { error: { error: "NOT_MODIFIED" } };
    isAway = awayStatus.has(response.status);
    const body = (await response.json()) as Partial<CartUpdate & CartError> | null;
    return response.ok && body?.cart
      ? { cart: body.cart }
      : { error: problemIn(body), ...(isAway && { isLost: true }) };
  } catch (error) {
    return { error: unknownError, isLost: isAway || !(error instanceof SyntaxError) };
  }
}

export const unknownError: CartError = { error: "UNKNOWN" };

function problemIn(body: Partial<CartError> | null): CartError {
  const error = cartErrors.find((code) => code === body?.error) ?? "UNKNOWN";
  return typeof body?.limit === "number" ? { error, limit: body.limit } : { error };
}
