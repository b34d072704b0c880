/**
 * Proofs that take long: processes that are killed, servers of others, releases, the border in pages of others, and of each slice what
 * goes beyond its main way. Where `NIGHT_PART` is set, a part of them runs, beside a part of what runs at night alone. `.ci/run` sets
 * another part every six hours, so that each proof runs about weekly where changes land at all hours; `npm test` without it runs all
 * that is of the day, and `npm run test:long` what is of the night.
 *
 * Each list is sorted by time: neighbours are in different parts, so that these take about the same time.
 */

/** Quarters of a day in a week. */
export const parts = 28;

/** Returns the part to run, from 1 to 28; undefined to run all. Throws for a value that is no part. */
export function nightPart({ NIGHT, NIGHT_PART }: NodeJS.ProcessEnv): number | undefined {
  if (NIGHT || !NIGHT_PART) return undefined;
  const part = Number(NIGHT_PART);
  if (Number.isInteger(part) && part >= 1 && part <= parts) return part;
  throw new Error(`NIGHT_PART is "${NIGHT_PART}": set it to a number from 1 to ${parts}.`);
}

/** Returns the entries of a list that belong to a part. */
export const inPart = <Entry>(entries: readonly Entry[], part: number): Entry[] =>
  entries.filter((_, index) => index % parts === part - 1);

/** Returns the entries of a list that do not run: those of the other parts. */
export const outsidePart = <Entry>(entries: readonly Entry[], part: number | undefined) =>
  part === undefined ? [] : entries.filter((_, index) => index % parts !== part - 1);

/** Returns the sites for which a test of each site runs: another one with each part, all of them without. */
export const sitesInPart = <Site>(
  sites: readonly Site[],
  part: number | undefined,
): readonly Site[] => (part === undefined ? sites : [sites[(part - 1) % sites.length]!]);

/** Files of server tests, on either database. */
export const rotatingFiles = [
  "tests/release/release-of-folder.server.test.ts",
  "tests/hosts/next-cached.server.test.ts",
  "border/package/doctor/diagnose.server.test.ts",
  "server/shown-changes.server.test.ts",
  "tests/repository/tea-shop.server.test.ts",
  "tests/repository/dev-loop.server.test.ts",
  "engines/own/content/changed-import.server.test.ts",
  "storefront/server/services.server.test.ts",
  "engines/projection/stored-listing.server.test.ts",
  "server/previews.server.test.ts",
  "engines/projection/follow-feed.server.test.ts",
  "server/filter-memory.server.test.ts",
  "server/order-kill-steps.postgres.test.ts",
  "tests/hosts/node-hosts.server.test.ts",
  "server/process.server.test.ts",
  "server/account-kill-steps.postgres.test.ts",
  "server/durability.server.test.ts",
  "tests/hosts/package-examples.server.test.ts",
  "tests/hosts/node-failures.server.test.ts",
  "tests/release/release-folder.server.test.ts",
  "border/search/server/stored-index.server.test.ts",
  "storefront/server/drain.server.test.ts",
  "server/commands/staff/staff.server.test.ts",
  "tests/hosts/failures.server.test.ts",
  "shop/orders/server/order-holders.server.test.ts",
  "tests/hosts/stub-failures.server.test.ts",
  "tests/hosts/doctor.server.test.ts",
  "tests/engines/planted-failures.server.test.ts",
  "tests/hosts/hosts.server.test.ts",
  "tests/hosts/doctor-layout.server.test.ts",
  "border/tracking/server/tracked-kills.server.test.ts",
  "border/tracking/server/retention.server.test.ts",
  "server/shared-database.postgres.test.ts",
  "server/rolling-release.server.test.ts",
  "border/package/test/kit.server.test.ts",
  "border/cart/server/cart-histories.server.test.ts",
  "shop/orders/server/order-histories.server.test.ts",
  "border/package/packed.server.test.ts",
  "server/commands/orders/orders-command.server.test.ts",
  "server/commands/search-report/search-report.server.test.ts",
  "tests/engines/http-failures.server.test.ts",
  "server/database-outage.postgres.test.ts",
  "tests/engines/http.server.test.ts",
  "server/order-kills.server.test.ts",
  "tests/engines/memory.server.test.ts",
  "server/previewed-year.server.test.ts",
  "tools/bench/search/quality/quality.server.test.ts",
  "server/commands/mails/mails-command.server.test.ts",
  "border/tracking/server/jetstream.server.test.ts",
  "tests/hosts/hono.server.test.ts",
  "tests/hosts/php.server.test.ts",
  "server/index-process.postgres.test.ts",
  "tests/hosts/doctor-forwarding.server.test.ts",
  "tests/hosts/static-page.server.test.ts",
  "tests/hosts/own-cart.server.test.ts",
  "tests/hosts/podium-layout.server.test.ts",
  "tests/hosts/stub-shop.server.test.ts",
  "tests/hosts/vite-dev.server.test.ts",
  "shop/pages/document/guarantee-reminder.server.test.ts",
  "engines/http/check/check-engine.server.test.ts",
  "shop/pages/search/search-page.server.test.tsx",
  "shop/pages/document/first-view.server.test.ts",
  "server/page-weight.server.test.ts",
  "border/tracking/server/event-store.postgres.test.ts",
  "border/search/server/cached-suggestions.server.test.ts",
  "server/refused-origins.server.test.ts",
  "shop/orders/server/attempts-of-customers.server.test.ts",
  "engines/vendure/leases.server.test.ts",
  "server/answer-within.server.test.ts",
  "tests/engines/missing-capabilities.server.test.ts",
  "platform/security/rate-limits.server.test.ts",
  "tests/engines/former-engine.server.test.ts",
  "engines/own/own-feed.server.test.ts",
  "shop/pages/staff/previews-of-staff.server.test.ts",
  "shop/orders/server/ended-attempts.server.test.ts",
  "shop/pages/staff/staff-orders.server.test.ts",
  "shop/customer/server/login-codes.server.test.ts",
  "border/search/server/exclusions.server.test.ts",
  "shop/customer/server/attacked-accounts.server.test.ts",
  "shop/server/slices.server.test.ts",
  "border/search/server/previewed-search.server.test.ts",
  "engines/projection/found-products.server.test.ts",
  "server/unstorable-addresses.server.test.ts",
  "shop/pages/cart/previewed-cart.server.test.ts",
  "border/staff/server/staff-routes.server.test.ts",
  "engines/projection/current-listing.server.test.ts",
  "border/search/server/suggested-terms.server.test.ts",
  "server/newsletter-bots.server.test.ts",
  "shop/pages/checkout/order-proofs.server.test.ts",
  "shop/customer/server/listed-sessions.server.test.ts",
  "shop/pages/error/error-page.server.test.ts",
  "server/other-origins.server.test.ts",
  "server/overload.server.test.ts",
  "border/cart/server/cart-extras.server.test.ts",
  "server/commands/content/content-mistakes.server.test.ts",
  "server/account-newsletter.server.test.ts",
  "server/newsletter-mails.server.test.ts",
  "border/navigation/server/themeworlds-and-teasers.server.test.ts",
  "border/cart/server/personal-vouchers.server.test.ts",
  "shop/pages/listing/unit-price.server.test.ts",
  "server/stored-secrets.server.test.ts",
  "server/edge.server.test.ts",
  "storefront/server/read-migrations.server.test.ts",
  "border/tracking/server/monitoring.server.test.ts",
  "shop/pages/withdrawal/withdrawal-page.server.test.ts",
  "shop/pages/checkout/online-services.server.test.ts",
  "border/search/server/query-log.server.test.ts",
  "shop/pages/orders/invoice-page.server.test.ts",
  "shop/customer/server/security-events.server.test.ts",
  "shop/pages/search/search-filters.server.test.ts",
  "server/base-path.server.test.ts",
  "border/cart/server/stored-keys.server.test.ts",
  "server/busy-pages.server.test.ts",
  "shop/orders/server/withdrawn-orders.server.test.ts",
  "border/tracking/server/collector-limits.server.test.ts",
];

/** Files that run in turn on the embedded database; on a PostgreSQL server they run by day, unless they are of the embedded one. */
export const rotatingOnEmbedded = [
  "engines/projection/notified-changes.server.test.ts",
  "platform/database/database.server.test.ts",
  "platform/database/disk-space.server.test.ts",
  "platform/database/embedded.server.test.ts",
  "shop/orders/server/order-histories.server.test.ts",
  "tests/upgrade.server.test.ts",
  "border/cart/server/stored-carts.server.test.ts",
  "platform/content/content.server.test.ts",
  "shop/orders/server/place-order.server.test.ts",
  "border/search/server/query-log.server.test.ts",
  "border/promotion/server/promotions.server.test.ts",
  "tests/engines/own.server.test.ts",
  "shop/customer/server/passwords.server.test.ts",
  "platform/content/content-checks.server.test.ts",
  "platform/mail/server/requested-mails.server.test.ts",
  "engines/projection/offer-changes.server.test.ts",
  "border/newsletter/server/newsletter-confirmation.server.test.ts",
  "border/tracking/server/stored-events.server.test.ts",
];

/** Files in tests/e2e, those with most tests last. */
export const rotatingSpecs = [
  "react-host.spec.ts",
  "restock.spec.ts",
  "blocked-cookies.spec.ts",
  "tracked-checkout.spec.ts",
  "tracking-report.spec.ts",
  "navigation-drawer.spec.ts",
  "navigation-loading.spec.ts",
  "withdrawal.spec.ts",
  "cart-by-script.spec.ts",
  "navigation-failures.spec.ts",
  "cart-failures.spec.ts",
  "base-path.spec.ts",
  "foreign-page.spec.ts",
  "order-proof.spec.ts",
  "forced-colours.spec.ts",
  "nginx-ssi.spec.ts",
  "streaming.spec.ts",
  "variants.spec.ts",
  "single-page-host.spec.ts",
  "tracked-visit.spec.ts",
  "own-cart-host.spec.ts",
  "stored-names.spec.ts",
  "legacy-page.spec.ts",
  "hosts.spec.ts",
  "promotion.spec.ts",
  "rendering.spec.ts",
  "tracking.spec.ts",
  "onetrust.spec.ts",
  "rendered-hosts.spec.ts",
  "cart-tabs.spec.ts",
  "first-screens.spec.ts",
  "footer.spec.ts",
  "search-before-hydration.spec.ts",
  "layers.spec.ts",
  "other-origin.spec.ts",
  "hostile-styles.spec.ts",
  "header.spec.ts",
  "live-filters.spec.ts",
  "search-results.spec.ts",
  "host-markup.spec.ts",
  "first-view.spec.ts",
  "layout.spec.ts",
  "strict-form.spec.ts",
  "foreign-nodes.spec.ts",
];

/** Files of server tests that have tests of the night, the longest last: the longest of the other lists come first. */
export const nightFiles = [
  "tests/hosts/node-failures.server.test.ts",
  "tests/engines/vendure-failures.server.test.ts",
  "tests/engines/vendure-kills.server.test.ts",
  "tests/support/vendure.postgres.test.ts",
  "server/newsletter-kills.server.test.ts",
  "tests/release/equal-releases.server.test.ts",
  "tests/hosts/hosts.server.test.ts",
  "tests/repository/second-brand.server.test.ts",
  "tests/hosts/node-hosts.server.test.ts",
  "tests/repository/add-a-site.server.test.ts",
  "tests/release/roll-forward.postgres.test.ts",
  "tests/engines/vendure-polled.server.test.ts",
  "tests/engines/vendure.server.test.ts",
];
