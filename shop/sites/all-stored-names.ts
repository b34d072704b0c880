/**
 * Lists of what the shop's slices store in browsers, one line each, besides what the border stores. `stored-names-texts.ts` asks each
 * site for their purposes, and the privacy pages show them.
 */

export { customerStoredNames } from "../customer/customer-stored-names.ts";
export { storesStoredNames } from "../stores/stores-stored-names.ts";
export { wishlistStoredNames } from "../wishlist/wishlist-stored-names.ts";
