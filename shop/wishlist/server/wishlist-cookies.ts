import type { FastifyReply, FastifyRequest } from "fastify";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import {
  keptWishlistCookie,
  keptWishlistDays,
  wishesIn,
  wishesValue,
  type BrowserWishes,
} from "../browser-wishes.ts";
import { wishlistCookie } from "../wishlist-cookie.ts";

export const browserWishesOf = ({ headers }: Pick<FastifyRequest, "headers">) =>
  wishesIn(headers.cookie);

/** Stores the list in the browser: until it is closed, and for longer if the shopper allows that. An empty one is removed. */
export function keepWishes(
  request: FastifyRequest,
  reply: FastifyReply,
  wishes: BrowserWishes,
  isSecure: boolean,
): void {
  const cookie = { path: "/", sameSite: "lax", secure: isSecure } as const;
  const value = wishesValue(wishes);
  if (wishes.products.length === 0) {
    const { cookies } = request;
    for (const name of [wishlistCookie, keptWishlistCookie])
      if (cookies[name] !== undefined) reply.clearCookie(name, cookie);
    return;
  }
  reply.setCookie(wishlistCookie, value, cookie);
  if (allows("functional", request.headers.cookie))
    reply.setCookie(keptWishlistCookie, value, { ...cookie, maxAge: keptWishlistDays * 86_400 });
}
