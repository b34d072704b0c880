import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { argumentsOfProcess } from "../../server/commands/arguments.ts";
import { affectedBy } from "./affected.ts";
import { build } from "./build.ts";
import { runEndToEnd } from "./end-to-end.ts";
import { writeToMemory } from "./memory-folder.ts";
import { collect, count, printResults, runConcurrently } from "./steps.ts";
import { runVitest } from "./vitest.ts";

/**
 * `npm run test:changed [-- COMMIT]`: runs what the changes since COMMIT (by default the uncommitted ones) are most likely to
 * break: types, lint and format, all unit tests, the browser tests that load a changed file, the server tests in its folder, and
 * changed end-to-end tests. For work in progress; `npm test` proves the rest.
 */

const commit = argumentsOfProcess<string>("npm run test:changed --", (command, done) =>
  command
    .description("Tests what changes are most likely to break.")
    .argument("[COMMIT]", "that they are compared with; by default those that are not committed")
    .action((typed = "HEAD") => done(typed)),
);
const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", commit),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((file) => existsSync(file));
const { code, server, hasClient, endToEnd } = affectedBy(changed);
writeToMemory();

await runConcurrently({
  build: async () => {
    await build();
    return { isGood: true, output: "" };
  },
  ...(code.length > 0 && {
    types: () => collect("tsc", ["-b"]),
    lint: () => collect("oxlint", code),
  }),
  ...(changed.length > 0 && {
    format: () => collect("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...changed]),
  }),
});
const { unit } = await runVitest(["unit"]);
count("unit", unit);
if (server.length > 0) count("server", (await runVitest(["server"], server)).server);
if (hasClient)
  count(
    "browser",
    (await runVitest(["browser"], [`--changed=${commit}`, "--passWithNoTests"])).browser,
  );
if (endToEnd.length > 0) count("end to end", await runEndToEnd(endToEnd));
process.exitCode = printResults([]) ? 0 : 1;
