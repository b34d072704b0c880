import { cartApiPath } from "../../border/border-paths.ts";
import type { Cart, CartChange } from "../../border/cart/cart-schema.ts";
import type { TestShop } from "./shop.ts";

/** Creates a browser of one site that uses the cart's endpoint and stores its cookie. */
export function cartVisitor(shop: Pick<TestShop, "app" | "host">, site = "DE") {
  let cookie = "";
  const send = async (
    method: "GET" | "PUT",
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await shop.app.inject({
      method,
      url: cartApiPath,
      headers: { host: shop.host(site), ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const set = response.cookies.find(({ name }) => name === "cartId");
    if (set) cookie = `cartId=${set.value}`;
    return response;
  };
  return {
    read: async () => (await send("GET")).json<{ cart: Cart }>().cart,
    change: (change: CartChange | object, headers?: Record<string, string>) =>
      send("PUT", change, headers),
    get cookie() {
      return cookie;
    },
    set cookie(value) {
      cookie = value;
    },
  };
}
