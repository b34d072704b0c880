/**
 * Test files that run on both databases in each run, to prove that the embedded one behaves like a PostgreSQL server: the kernel,
 * locks, durability, random histories, and a file of each slice that stores something. `npm run test:long` runs all of them.
 */
export const onBothDatabases = process.env.ALL_ON_BOTH
  ? ["**/*.server.test.{ts,tsx}"]
  : [
      "platform/{content,database}/*.server.test.ts",
      "platform/mail/server/requested-mails.server.test.ts",
      "border/cart/server/{cart-histories,stored-carts}.server.test.ts",
      "border/newsletter/server/newsletter-confirmation.server.test.ts",
      "border/promotion/server/promotions.server.test.ts",
      "border/search/server/query-log.server.test.ts",
      "border/tracking/server/{stored-events,tracked-kills}.server.test.ts",
      "shop/catalogue/server/notified-changes.server.test.ts",
      "shop/customer/server/logins.server.test.ts",
      "shop/orders/server/{order-histories,place-order}.server.test.ts",
      "server/{durability,newsletter-kills,order-kills,services}.server.test.ts",
    ];
