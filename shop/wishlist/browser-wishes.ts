import { allows } from "../../platform/shared/cookies/consent-cookie.ts";
import { cookieIn } from "../../platform/shared/cookies/cookies.ts";
import { wishlistCookie } from "./wishlist-cookie.ts";

/**
 * The wish list as a browser stores it, in cookies: until it is closed, and for longer where the shopper allows functional cookies. Pages are the
 * same for everybody, so a script reads the products from it.
 */

export const keptWishlistCookie = "kontorWishesKept";
export const keptWishlistDays = 180;

export interface BrowserWishes {
  /** Opens a guest's list; missing for a customer, whose list belongs to the account. */
  secret?: string;
  /** Public numbers of products, the last added first. */
  products: number[];
}

const guestsOnly = "-";

/** Returns the value of the cookies. */
export const wishesValue = ({ secret = guestsOnly, products }: BrowserWishes) =>
  [secret, ...products].join(".");

/** Returns the wish list in a `Cookie` header or `document.cookie`. */
export function wishesIn(cookies: string | undefined): BrowserWishes | undefined {
  const kept = allows("functional", cookies) ? cookieIn(cookies, keptWishlistCookie) : undefined;
  const value = cookieIn(cookies, wishlistCookie) ?? kept ?? "";
  if (!/^(-|[\w-]{32})(\.\d{1,9})*$/.test(value)) return undefined;
  const [secret, ...products] = value.split(".");
  return {
    ...(secret !== guestsOnly && { secret }),
    products: products.map(Number),
  };
}
