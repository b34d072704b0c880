import { build } from "./build.ts";
import { findPostgres, missingPostgres } from "./programs.ts";
import { run } from "./steps.ts";

/**
 * `npm run test:long`: the proofs that a cart loses nothing, and that previews show what shoppers will see, with many more
 * histories, kills and moments than in `npm test`.
 */

await build();
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.log(`Only the embedded database is tested. ${missingPostgres}`);
const projects = ["unit", "server", ...(hasPostgres ? ["postgres"] : [])];
const isGood = await run(
  "vitest",
  [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "cart-store.model.test",
    "cart-histories.server.test",
    "durability.server.test",
    "previewed-year.server.test",
  ],
  { CART_HISTORIES: "500", CART_KILLS: "10", PREVIEWED_MOMENTS: "1000", ...process.env },
);
process.exitCode = isGood ? 0 : 1;
