/**
 * Proofs that take long: processes that are killed, servers of others, releases, the border in pages of others. Where `NIGHT_PART` is
 * set, an eighth of them runs, beside an eighth of what runs at night alone. `.ci/run` sets another part each day, so that each
 * proof runs about weekly; `npm test` without it runs all that is of the day, and `npm run test:long` what is of the night.
 *
 * Each list begins with what takes longest: neighbours are in different parts, so that these take about the same time.
 */

const parts = 8;

/** Returns the part to run, from 1 to 8; undefined to run all. Throws for a value that is no part. */
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

/** Files of server tests, on either database. */
export const rotatingFiles = [
  "server/shown-changes.server.test.ts",
  "tests/repository/tea-shop.server.test.ts",
  "engines/own/content/changed-import.server.test.ts",
  "storefront/server/services.server.test.ts",
  "engines/projection/stored-listing.server.test.ts",
  "server/previews.server.test.ts",
  "engines/projection/follow-feed.server.test.ts",
  "server/filter-memory.server.test.ts",
  "server/order-kill-steps.postgres.test.ts",
  "tests/hosts/node-hosts.server.test.ts",
  "border/package/doctor/diagnose.server.test.ts",
  "server/process.server.test.ts",
  "server/account-kill-steps.postgres.test.ts",
  "server/durability.server.test.ts",
  "tests/hosts/package-examples.server.test.ts",
  "tests/hosts/node-failures.server.test.ts",
  "tests/release/release-folder.server.test.ts",
  "border/search/server/stored-index.server.test.ts",
  "tests/release/release-of-folder.server.test.ts",
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
  "tests/hosts/next-cached.server.test.ts",
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
];

/** Files that run in turn on the embedded database; on a PostgreSQL server they run by day, unless they are of the embedded one. */
export const rotatingOnEmbedded = [
  "platform/database/database.server.test.ts",
  "platform/database/disk-space.server.test.ts",
  "platform/database/embedded.server.test.ts",
  "shop/orders/server/order-histories.server.test.ts",
  "tests/upgrade.server.test.ts",
  "border/cart/server/stored-carts.server.test.ts",
  "platform/database/claimed-rows.server.test.ts",
  "platform/content/content.server.test.ts",
  "shop/orders/server/place-order.server.test.ts",
  "border/search/server/query-log.server.test.ts",
  "border/promotion/server/promotions.server.test.ts",
  "tests/engines/own.server.test.ts",
];

/** Files in tests/e2e. */
export const rotatingSpecs = [
  "foreign-nodes.spec.ts",
  "hostile-styles.spec.ts",
  "strict-form.spec.ts",
  "rendered-hosts.spec.ts",
  "order-proof.spec.ts",
  "host-markup.spec.ts",
  "foreign-page.spec.ts",
  "hosts.spec.ts",
  "other-origin.spec.ts",
  "legacy-page.spec.ts",
  "stored-names.spec.ts",
  "own-cart-host.spec.ts",
  "layers.spec.ts",
  "search-before-hydration.spec.ts",
  "onetrust.spec.ts",
  "tracking-report.spec.ts",
  "tracked-visit.spec.ts",
  "base-path.spec.ts",
  "tracked-checkout.spec.ts",
  "single-page-host.spec.ts",
  "blocked-cookies.spec.ts",
  "variants.spec.ts",
  "cart-failures.spec.ts",
  "navigation-failures.spec.ts",
  "streaming.spec.ts",
  "react-host.spec.ts",
  "nginx-ssi.spec.ts",
  "forced-colours.spec.ts",
  "cart-by-script.spec.ts",
];

/** Files of server tests that have tests of the night. */
export const nightFiles = [
  "tests/engines/vendure.server.test.ts",
  "tests/engines/vendure-polled.server.test.ts",
  "tests/release/roll-forward.postgres.test.ts",
  "tests/repository/add-a-site.server.test.ts",
  "tests/hosts/node-hosts.server.test.ts",
  "tests/repository/second-brand.server.test.ts",
  "tests/hosts/hosts.server.test.ts",
  "tests/release/equal-releases.server.test.ts",
  "server/newsletter-kills.server.test.ts",
  "tests/support/vendure.postgres.test.ts",
  "tests/engines/vendure-kills.server.test.ts",
  "tests/engines/vendure-failures.server.test.ts",
  "tests/hosts/node-failures.server.test.ts",
];
