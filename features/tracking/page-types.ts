/** The kinds of pages of a shop, as tracking knows them: `data-page-type` of `<html>`. Foreign pages set theirs. */
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
