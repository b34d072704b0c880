/** The page types that tracking distinguishes: `data-page-type` of `<html>`. Foreign pages set their own. */
export const pageTypes = [
  "homepage",
  "category",
  "ProductDetailPage",
  "productarchive",
  "discountshop",
  "search",
  "basket",
  "checkout-login",
  "checkout-delivery",
  "checkout-payment",
  "checkout-lastcheck",
  "orderconfirmation",
  "community",
  "content",
  "lead",
  "leaflet",
  "storefinder",
  "coffeesubscription",
  "error",
] as const;
export type PageType = (typeof pageTypes)[number];
