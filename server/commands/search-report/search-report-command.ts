import { readArguments } from "../arguments.ts";

/** Reads the arguments of `npm run search:report`, which takes none. Throws an ArgumentsError, or a HelpRequest. */
export const readSearchReportCommand = (args: readonly string[]) =>
  readArguments<object>("npm run search:report --", args, (command, done) =>
    command
      .description("Searches that find nothing, lead to no click or to late ones.")
      .action(() => done({})),
  );
