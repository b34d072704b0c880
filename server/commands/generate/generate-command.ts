import { readArguments, refuseArgument } from "../arguments.ts";

const maxProducts = 1_000_000;

/** Reads the arguments of `npm run generate`: how many products. Throws an ArgumentsError, or a HelpRequest. */
export const readGenerateCommand = (args: readonly string[]) =>
  readArguments<number>("npm run generate --", args, (command, done) =>
    command
      .description("Adds generated products to the real ones, to measure a shop of that size.")
      .argument("<COUNT>", `how many, from 0 to ${maxProducts}; 0 takes them away`, countOf)
      .action(done),
  );

function countOf(typed: string): number {
  if (/^\d{1,7}$/.test(typed) && Number(typed) <= maxProducts) return Number(typed);
  return refuseArgument(`${typed} is no number from 0 to ${maxProducts}`);
}
