import type { StoredNames } from "../../platform/shared/cookies/stored-names.ts";
import { keptWishlistCookie, keptWishlistDays } from "./browser-wishes.ts";
import { wishlistCookie } from "./wishlist-cookie.ts";

/** The shopper's wish list. `shop/pages/wishlist/show-wishes.ts` removes the second one after a withdrawal of consent. */
export const wishlistStoredNames = [
  {
    purpose: "wishes",
    names: [wishlistCookie],
    kind: "cookie",
    group: "necessary",
    lifetime: "browser",
  },
  {
    purpose: "keptWishes",
    names: [keptWishlistCookie],
    kind: "cookie",
    group: "functional",
    lifetime: { days: keptWishlistDays },
  },
] as const satisfies StoredNames[];
