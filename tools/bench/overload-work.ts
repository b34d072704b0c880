import { cartApiPath } from "../../border/border-paths.ts";
import { cartCookie } from "../../border/cart/cart-contract.ts";
import type { LoadRequest } from "./harness/load.ts";
import { linkOfHome } from "./pages.ts";

/** A source of requests for an overload; each client has a number. */
export interface Work {
  next(client: number): LoadRequest;
}

const maxClients = 1_024;

/**
 * Creates the requests: changes of carts, one cart per client; results pages that no cache holds; and four pages with each
 * change.
 */
export async function overloadWork(origin: string) {
  const productId = await linkOfHome({ origin }, /-p(\d+)\.html"/);
  const change = (body: object, cookie?: string): LoadRequest => ({
    path: cartApiPath,
    method: "PUT",
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const cookies: string[] = [];
  for (let client = 0; client < maxClients; client++) {
    const { path, headers, ...init } = change({ addArticle: { productId, quantity: 1 } });
    const response = await fetch(origin + path, { ...init, headers } as RequestInit);
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith(cartCookie));
    if (!cookie) throw new Error(`A cart could not be created: ${response.status}`);
    cookies.push(cookie.split(";")[0]!);
  }
  // Each client counts on by itself: setting the quantity that a cart has already changes nothing, and takes less.
  const changes = new Uint32Array(maxClients);
  let asked = 0;
  let mixed = 0;
  const cart = (client: number) => {
    const number = client % maxClients;
    const quantity = 2 + (++changes[number]! % 9);
    return change({ setArticle: { productId, quantity } }, cookies[number]);
  };
  const page = (): LoadRequest => ({
    path: `/search?query=kaffee&site=DE&from=1&to=${1_000 + ++asked}`,
  });
  return {
    carts: { next: cart },
    pages: { next: page },
    mix: { next: (client) => (++mixed % 5 === 0 ? cart(client) : page()) },
  } satisfies Record<string, Work>;
}
