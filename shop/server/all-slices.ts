/** The slices of the shop, one line each. `slices.ts` connects them, `tables.ts` derives the tables of the database from them. */

export { abTestsSlice } from "../../border/ab-tests/server/ab-tests-slice.ts";
export { cartSlice } from "../../border/cart/server/cart-slice.ts";
export { footerSlice } from "../../border/footer/server/footer-slice.ts";
export { navigationSlice } from "../../border/navigation/server/navigation-slice.ts";
export { newsletterSlice } from "../../border/newsletter/server/newsletter-slice.ts";
export { previewSlice } from "../../border/preview/server/preview-slice.ts";
export { promotionSlice } from "../../border/promotion/server/promotion-slice.ts";
export { searchSlice } from "../../border/search/server/search-slice.ts";
export { staffSlice } from "../../border/staff/server/staff-slice.ts";
export { trackingSlice } from "../../border/tracking/server/tracking-slice.ts";
export { mailSlice } from "../../platform/mail/server/mail-slice.ts";
export { customerSlice } from "../customer/server/customer-slice.ts";
export { ordersSlice } from "../orders/server/orders-slice.ts";
export { picturesSlice } from "../pictures/server/pictures-slice.ts";
export { withdrawalSlice } from "../withdrawal/server/withdrawal-slice.ts";
