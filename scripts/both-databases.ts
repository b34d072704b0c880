/** The test files that run on both databases: they prove that the embedded one acts as a PostgreSQL server does. */
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
