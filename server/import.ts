import { setContentOwner } from "../database/content.ts";
import { readConfig } from "./config.ts";
import { readRelease } from "./release.ts";
import { openContent } from "./services.ts";
import { explainStartError, UsageError } from "./start-error.ts";

const usage = [
  "npm run import                         what changed in content/, unless the database holds something newer",
  "npm run import -- --force [PART]       content/ as it is, also over newer content and over the shop team's",
  "npm run import -- --hand-over PART     PART belongs to the shop's team from now on: no import overwrites it",
].join("\n");

/**
 * `npm run import`: checks content/ and writes it into the database. With DATABASE_URL the shops that run show it at once;
 * the embedded database belongs to one process, so its shop must be stopped before.
 */
try {
  const { force, handOver } = readArguments(process.argv.slice(2));
  const { database } = await openContent({
    config: readConfig(process.env),
    release: await readRelease(),
    log: console,
    forceImport: force,
  });
  try {
    if (handOver) await setContentOwner(database.sql, handOver, "shop");
  } finally {
    await database.close();
  }
  console.log(
    handOver
      ? `The shop's team owns ${handOver}. Take it back with npm run import -- --force.`
      : "The import is done.",
  );
} catch (error) {
  console.error(explainStartError(error));
  process.exitCode = 1;
}

function readArguments([flag, part, ...rest]: string[]): {
  force?: boolean | string;
  handOver?: string;
} {
  if (rest.length === 0) {
    if (flag === undefined) return {};
    if (flag === "--force") return { force: part ?? true };
    if (flag === "--hand-over" && part) return { handOver: part };
  }
  throw new UsageError(`These are the ways to import:\n${usage}`);
}
