import { resolve } from "node:path";
import { readArguments } from "../arguments.ts";
import type { ContentRequest } from "./content-call.ts";

/** Reads the arguments of `npm run content`. Throws an ArgumentsError, or a HelpRequest. */
export const readContentCommand = (args: readonly string[]) =>
  readArguments<ContentRequest>("npm run content --", args, (command, done) => {
    command
      .description("Exports the shop's content from the database as files, and imports it.")
      .addHelpText(
        "after",
        "\nShops that run show a change within seconds. shop/content/README.md explains the files.",
      );
    const ofParts = (verb: ContentRequest["command"], what: string) =>
      command.command(verb).description(what);
    const parts = [
      "--part <PART...>",
      "promotions, footer, navigation, cart or tests; all without it",
    ] as const;
    ofParts("export", "writes what the database holds as files, a folder for each part")
      .argument("<FOLDER>", "where to")
      .option(...parts)
      .action((folder: string, { part = [] }: Options) =>
        done({ command: "export", folder: absolute(folder), parts: part, dryRun: false }),
      );
    ofParts(
      "import",
      "checks files and imports them; from then on the shop's team owns these parts, and no release overwrites them",
    )
      .argument("<FOLDER>", "with a folder for each part")
      .option(...parts)
      .option("--dry-run", "only says what would change")
      .action((folder: string, { part = [], dryRun = false }: Options) =>
        done({ command: "import", folder: absolute(folder), parts: part, dryRun }),
      );
    ofParts(
      "update",
      "imports what changed in the content of this release, as a start does",
    ).action(() => done({ command: "update", folder: "", parts: [], dryRun: false }));
    ofParts(
      "reset",
      "imports the content of this release as it is, also over what is newer and over what the shop's team owns",
    )
      .option("--part <PART...>", "a folder of shop/content; all without it")
      .action(({ part = [] }: Options) =>
        done({ command: "reset", folder: "", parts: part, dryRun: false }),
      );
  });

interface Options {
  part?: string[];
  dryRun?: boolean;
}

/** npm runs scripts in the project folder, but paths are relative to the caller's folder. */
const absolute = (folder: string) => resolve(process.env.INIT_CWD ?? "", folder);
