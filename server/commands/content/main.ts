import { callShop, runCommand } from "../run-command.ts";
import { contentCall } from "./content-call.ts";
import { readContentCommand } from "./content-command.ts";

/** `npm run content`: exports the shop's content from the database as files, and imports it. */
await runCommand(async (args) =>
  (await callShop(contentCall, readContentCommand(args))).join("\n"),
);
