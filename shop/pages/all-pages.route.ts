/** The shop's pages, one line each. `register-pages.route.ts` registers them. */

export { accountPages } from "./account/account-page.route.ts";
export { apiPage } from "./api/api-page.route.tsx";
export { cartPage } from "./cart/cart-page.route.tsx";
export { categoryPages } from "./category/category-page.route.tsx";
export { checkoutPages } from "./checkout/checkout-page.route.ts";
export { homePage } from "./home/home-page.route.tsx";
export { invoicePage } from "./orders/invoice-page.route.tsx";
export { mailboxPages } from "./mailbox/mailbox-page.route.tsx";
export { newsletterPages } from "./newsletter/newsletter-page.route.ts";
export { orderPages } from "./orders/order-page.route.ts";
export { productFeed } from "./site-files/product-feed.route.ts";
export { productPages } from "./product/product-page.route.tsx";
export { restockPages } from "./restock/restock-page.route.ts";
export { recentlySeenPages } from "./recently-seen/recently-seen.route.tsx";
export { robots } from "./site-files/robots.route.ts";
export { searchPage } from "./search/search-page.route.tsx";
export { siteMap } from "./site-files/site-map.route.ts";
export { staffOrdersPages } from "./staff/staff-orders.route.tsx";
export { staffPages } from "./staff/staff-page.route.tsx";
export { storesPages } from "./stores/stores-page.route.tsx";
export { textPages } from "./text/text-page.route.tsx";
export { themeworldPages } from "./themeworld/themeworld-page.route.tsx";
export { trackingReportPage } from "./staff/tracking-report.route.tsx";
export { variantsPages } from "./variants/variants.route.tsx";
export { withdrawalPages } from "./withdrawal/withdrawal-page.route.ts";
export { wishlistPages } from "./wishlist/wishlist-page.route.ts";
