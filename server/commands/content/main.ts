import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../../start-error.ts";
import { callShop, runCommand } from "../run-command.ts";
import { contentCall, type ContentRequest } from "./content-call.ts";

const usage = `npm run content -- export FOLDER [--part PART …]
    writes what the database holds as files, a folder for each part
npm run content -- import FOLDER [--part PART …] [--dry-run]
    checks the files in FOLDER and imports them. From then on the shop's team owns these parts: no release
    overwrites them. With --dry-run it only says what would change
npm run content -- update
    imports what changed in the content of this release, as a start does
npm run content -- reset [--part PART …]
    imports the content of this release as it is, also over what is newer and over what the shop's team owns

The parts of export and import are promotions, footer, navigation (with the themeworlds), cart (campaigns, vouchers,
partners) and tests; without --part it is all of them, or those that FOLDER has. Shops that run show a change within
seconds. shop/content/README.md explains the files.`;

/** `npm run content`: exports the shop's content from the database as files, and imports it. */
await runCommand(async (args) => {
  const request = readArguments(args);
  return request === "help" ? usage : (await callShop(contentCall, request)).join("\n");
});

function readArguments(words: string[]): ContentRequest | "help" {
  const { values, positionals } = parsed(words);
  const { part: parts = [], "dry-run": dryRun = false, help } = values;
  const [command, ...others] = positionals;
  if (help || command === undefined) return "help";
  const isOfFiles = command === "import" || command === "export";
  const [folder, ...more] = isOfFiles ? others : ["", ...others];
  // `--part` may be followed by several parts.
  const named = { parts: [...parts, ...more], dryRun };
  const isRight = (parts.length > 0 || more.length === 0) && (command === "import" || !dryRun);
  if (isRight && isOfFiles && folder !== undefined)
    // npm runs scripts in the project folder, but paths are relative to the caller's folder.
    return { command, folder: resolve(process.env.INIT_CWD ?? "", folder), ...named };
  if (isRight && (command === "reset" || (command === "update" && parts.length === 0)))
    return { command, folder: "", ...named };
  throw new UsageError(`These are the ways to use it:\n${usage}`);
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        part: { type: "string", multiple: true },
        "dry-run": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message}\nThese are the ways to use it:\n${usage}`);
  }
}
