import { parseArgs } from "node:util";
import { readRelease, releaseText } from "../../server/release.ts";
import { commitOf } from "./commit.ts";
import { makeRelease } from "./release/make-release.ts";

/** `npm run release`: makes a folder in dist/release/ that runs with Node alone (docs/running.md). */

const { values } = parseArgs({ options: { "allow-dirty": { type: "boolean" } } });

if (commitOf(".")?.endsWith("-dirty") && !values["allow-dirty"]) {
  console.error(
    "Files differ from the commit, so this release could not be made again. Commit them, or try it with -- --allow-dirty.",
  );
  process.exitCode = 1;
} else {
  const folder = await makeRelease("dist/release");
  console.log(`${folder} is Kontor ${releaseText(await readRelease())}.`);
}
