import Type from "typebox";
import type { Slice } from "../../../platform/http/slice.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { heart } from "../heart.ts";
import { wishEvent, wishlistLink } from "../wishlist-contract.ts";
import { browserWishesOf, keepWishes } from "./wishlist-cookies.ts";
import { createWishlists, type WishlistDatabase } from "./wishlists.ts";

export interface WishlistPorts {
  security: SecurityLog;
  /** Returns address and label of the list's page. */
  pageOf(site: Site): { url: string; text: string };
}

/** The slice of wish lists. Their pages, and the hearts of products, are in `shop/pages/wishlist`. */
export function wishlistSlice(database: WishlistDatabase, { security, pageOf }: WishlistPorts) {
  const wishlists = createWishlists(database, { security });
  return Object.assign(wishlists, {
    headerLinks: (site) => [{ name: wishlistLink, ...pageOf(site), icon: heart, hasCount: true }],
    trackedEvents: { [wishEvent]: Type.Object({ item_id: Type.String({ maxLength: 20 }) }) },
    accountHooks: {
      onLogin: async ({ request, reply, isSecure, customer: { id: customerId }, at }) => {
        const { secret } = browserWishesOf(request) ?? {};
        if (secret) await wishlists.merge(secret, customerId, at);
        const { wishes } = await wishlists.read({ customerId }, at.site);
        const products = wishes.map(({ product }) => product);
        keepWishes(request, reply, { products }, isSecure);
      },
      onRemoved: ({ id }) => wishlists.end(id),
    },
  } satisfies Slice);
}
