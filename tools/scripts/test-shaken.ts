import { build } from "./build.ts";
import { runEndToEnd } from "./end-to-end.ts";
import { writeToMemory } from "./memory-folder.ts";
import { count, printResults } from "./steps.ts";

/**
 * `npm run test:shaken [-- FILE…]`: runs the end-to-end tests with seven browsers, 250 ms added to each request and a processor
 * slowed to a quarter, so that tests which read too early, and race conditions of the product, fail during development.
 */

writeToMemory();
await build();
process.env.E2E_SHAKEN = "1";
count("end to end, shaken", await runEndToEnd(process.argv.slice(2)));
process.exitCode = printResults([]) ? 0 : 1;
