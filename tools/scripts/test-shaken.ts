import { argumentsOfProcess } from "../../server/commands/arguments.ts";
import { build } from "./build.ts";
import { runEndToEnd } from "./end-to-end.ts";
import { writeToMemory } from "./memory-folder.ts";
import { count, printResults } from "./steps.ts";

/**
 * `npm run test:shaken [-- FILE…]`: runs the end-to-end tests with seven browsers, 250 ms added to each request and a processor
 * slowed to a quarter, so that tests which read too early, and race conditions of the product, fail during development.
 */

const args = argumentsOfProcess<string[]>("npm run test:shaken --", (command, done) =>
  command
    .description("Runs the end-to-end tests with slow requests and slowed processors.")
    .argument("[FILE...]", "only these; further options are Playwright's")
    .allowUnknownOption()
    .action(done),
);
writeToMemory();
await build();
process.env.E2E_SHAKEN = "1";
count("end to end, shaken", await runEndToEnd(args));
process.exitCode = printResults([]) ? 0 : 1;
