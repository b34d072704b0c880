/** The shop's own slices, one line each. `slices.ts` connects them, `tables.ts` derives their tables. */

export { communitySlice } from "../community/server/community-slice.ts";
export { communityMembersSlice } from "../community/server/community-members-slice.ts";
export { contentPagesSlice } from "../content-pages/server/content-pages-slice.ts";
export { customerCardSlice } from "../customer-card/server/customer-card-slice.ts";
export { customerSlice } from "../customer/server/customer-slice.ts";
export { discountShopSlice } from "../discount-shop/server/discount-shop-slice.ts";
export { leadsSlice } from "../leads/server/leads-slice.ts";
export { leafletsSlice } from "../leaflets/server/leaflets-slice.ts";
export { ordersSlice } from "../orders/server/orders-slice.ts";
export { restockSlice } from "../restock/server/restock-slice.ts";
export { storesSlice } from "../stores/server/stores-slice.ts";
export { subscriptionsSlice } from "../subscriptions/server/subscriptions-slice.ts";
export { wishlistSlice } from "../wishlist/server/wishlist-slice.ts";
export { withdrawalSlice } from "../withdrawal/server/withdrawal-slice.ts";
