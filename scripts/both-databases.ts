/** Test files that run on both databases, to prove that the embedded one behaves like a PostgreSQL server. */
export const onBothDatabases = [
  "database/*.server.test.ts",
  "features/cart/server/{cart,cart-histories,stored-carts}.server.test.ts",
  "features/catalogue/server/{catalogue,notified-changes,offers}.server.test.ts",
  "features/customer/server/{logins,remembered-browsers}.server.test.ts",
  "features/mail/server/{failed,requested}-mails.server.test.ts",
  "features/newsletter/server/newsletter-*.server.test.ts",
  "features/promotion/server/promotions.server.test.ts",
  "features/search/server/{query-log,result-clicks}.server.test.ts",
  "features/tracking/server/{rejected-events,stored-events,tracked-kills,tracked-purchases,tracking-requests}.server.test.ts",
  "server/{durability,newsletter-kills,services}.server.test.ts",
];
