import { expectNoArguments } from "../../server/commands/arguments.ts";
import { build } from "./build.ts";
import { findPostgres, missingPostgres } from "./programs.ts";
import { runEndToEnd } from "./end-to-end.ts";
import { nightFiles } from "./rotation.ts";
import { count, printResults, run } from "./steps.ts";

/**
 * `npm run test:long`: proves with many more histories, kills, posts and moments than `npm test` that carts, orders, subscriptions,
 * mails and tracking lose nothing, that bots get no mail, that previews show what shoppers will see, that a copy of the shop works with another
 * brand and site, that equal sources make equal releases, that a roll-out from the last release fails no request, and that a real Vendure
 * sells what the catalogue says, and places orders once however it fails; runs every server test on both databases, and the end-to-end
 * tests of further combinations.
 */

expectNoArguments("npm run test:long --", "Runs the tests that `npm test` leaves to the night.");
await build();
process.env.NIGHT = "yes";
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.log(`Only the embedded database is tested. ${missingPostgres}`);
const projects = ["unit", "server", ...(hasPostgres ? ["embedded"] : [])];
const isGood = await run(
  "vitest",
  [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    ...nightFiles,
    "cart-store.model.test",
    "cart-histories.server.test",
    "durability.server.test",
    "newsletter-bots.server.test",
    "tests/hosts",
    "order-histories.server.test",
    "order-kills.server.test",
    "tracked-kills.server.test",
    "previewed-year.server.test",
    "subscription-histories.server.test",
  ],
  {
    // React's development build takes twice as long.
    NODE_ENV: "production",
    CART_HISTORIES: "500",
    CART_KILLS: "10",
    NEWSLETTER_BOTS: "10000",
    NEWSLETTER_KILLS: "10",
    CARD_HISTORIES: "300",
    ORDER_HISTORIES: "500",
    ORDER_KILLS: "50",
    TRACKING_KILLS: "10",
    PREVIEWED_MOMENTS: "1000",
    SUBSCRIPTIONS: "1000",
    SUBSCRIPTION_DAYS: "365",
    SUBSCRIPTION_HISTORIES: "300",
    ...process.env,
  },
);
const isSame =
  !hasPostgres || (await run("vitest", ["run", "--project", "embedded"], { ALL_ON_BOTH: "yes" }));
count("end to end, at night", await runEndToEnd());
process.exitCode = isGood && isSame && printResults([]) ? 0 : 1;
