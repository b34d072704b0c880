/** Test files that run on both databases, to prove that the embedded one behaves like a PostgreSQL server. */
export const onBothDatabases = [
  "platform/database/*.server.test.ts",
  "border/cart/server/{cart,cart-histories,stored-carts}.server.test.ts",
  "shop/catalogue/server/{catalogue,notified-changes,offers}.server.test.ts",
  "shop/customer/server/{logins,remembered-browsers}.server.test.ts",
  "platform/mail/server/{failed,requested}-mails.server.test.ts",
  "border/newsletter/server/newsletter-*.server.test.ts",
  "border/promotion/server/promotions.server.test.ts",
  "border/search/server/{query-log,result-clicks}.server.test.ts",
  "border/tracking/server/{rejected-events,stored-events,tracked-kills,tracked-purchases,tracking-requests}.server.test.ts",
  "server/{durability,newsletter-kills,services}.server.test.ts",
];
