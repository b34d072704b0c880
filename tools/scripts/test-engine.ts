import { globSync } from "node:fs";
import { basename } from "node:path";
import { argumentsOfProcess, wordOf } from "../../server/commands/arguments.ts";
import { build } from "./build.ts";
import { run } from "./steps.ts";

/** `npm run test:engine [-- FILE]`: tests what engines keep (docs/engines.md), with further options for Vitest. */

const names = globSync("tests/engines/*.test.ts")
  .map((file) => basename(file).replace(/(\.server)?\.test\.ts$/, ""))
  .toSorted();
const args = argumentsOfProcess<string[]>("npm run test:engine --", (command, done) =>
  command
    .description("Tests what engines keep (docs/engines.md). Further options are Vitest's.")
    .argument(
      "[FILE...]",
      `one of ${names.join(", ")}, or the beginning of its name; by default all`,
    )
    .allowUnknownOption()
    .action(([name = "", ...options]: string[]) => {
      const isOption = name.startsWith("-");
      const isKnown = names.some((each) => `${each}.server`.startsWith(name));
      if (!isOption && !isKnown) wordOf("file", names)(name);
      done(isOption ? ["tests/engines/", name, ...options] : [`tests/engines/${name}`, ...options]);
    }),
);
await build();
process.exitCode = (await run("vitest", ["run", ...args])) ? 0 : 1;
