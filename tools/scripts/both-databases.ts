/**
 * Test files that run on both databases, to prove that the embedded one behaves like a PostgreSQL server: the kernel, locks,
 * notifications, durability, random histories, and a file of each slice that stores something. `.ci/run` runs most of them in turn
 * (rotation.ts), beside the end-to-end tests, which are on the embedded one; `npm run test:long` runs all server tests on both.
 */
export const onBothDatabases = process.env.ALL_ON_BOTH
  ? ["**/*.server.test.{ts,tsx}"]
  : [
      "platform/{content,database}/*.server.test.ts",
      "platform/mail/server/requested-mails.server.test.ts",
      "engines/projection/{notified-changes,offer-changes}.server.test.ts",
      "border/cart/server/{cart-histories,stored-carts}.server.test.ts",
      "border/newsletter/server/newsletter-confirmation.server.test.ts",
      "shop/community/server/review-histories.server.test.ts",
      "border/promotion/server/promotions.server.test.ts",
      "border/search/server/query-log.server.test.ts",
      "border/tracking/server/stored-events.server.test.ts",
      "shop/customer/server/passwords.server.test.ts",
      "shop/customer-card/server/card-histories.server.test.ts",
      "shop/leads/server/lead-entries.server.test.ts",
      "shop/subscriptions/server/subscription-histories.server.test.ts",
      "shop/orders/server/{order-histories,order-holders,place-order}.server.test.ts",
      "server/durability.server.test.ts",
      "tests/engines/own.server.test.ts",
      "tests/upgrade.server.test.ts",
    ];

/** Settings of these files on the embedded database: fewer histories than on a server, unless the environment says how many. */
export const fewerOnEmbedded = {
  CART_HISTORIES: process.env.CART_HISTORIES ?? "20",
  CARD_HISTORIES: process.env.CARD_HISTORIES ?? "8",
  ORDER_HISTORIES: process.env.ORDER_HISTORIES ?? "20",
  SUBSCRIPTION_HISTORIES: process.env.SUBSCRIPTION_HISTORIES ?? "8",
};
