import { Command, type CommanderError } from "commander";
import { nearestWord } from "../../platform/shared/texts/nearest.ts";
import { UsageError } from "../usage-error.ts";

/** How commands and scripts read what is typed behind their names. Nothing here or in a `…-command.ts` needs a build. */

/** Thrown for wrong arguments. The first line says what is wrong and what is most likely meant, the second how to get help. */
export class ArgumentsError extends UsageError {}

/** Thrown when the arguments ask for help, which is the message. */
export class HelpRequest extends UsageError {}

/** Exit code of a command that is called wrongly. */
const misused = 2;

/** Thrown by what reads a single argument. */
class WrongArgument extends Error {}

/**
 * Returns the call that arguments mean. `name` is how the command is called, such as "npm run orders --"; `describe` adds its
 * arguments or sub-commands, each with an action that passes the call to `done`. Throws an ArgumentsError, or a HelpRequest.
 */
export function readArguments<Call>(
  name: string,
  args: readonly string[],
  describe: (command: Command, done: (call: Call) => void) => void,
): Call {
  const calls: Call[] = [];
  const command = new Command(name);
  describe(command, (call) => calls.push(call));
  for (const each of [command, ...command.commands]) {
    each.helpOption("-h, --help", "says how it is called").helpCommand(false);
    each.showSuggestionAfterError(false);
    // The exception says it.
    each.configureOutput({ writeOut: () => {}, writeErr: () => {} });
    each.exitOverride((error) => {
      throw outcomeOf(error, each);
    });
  }
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof WrongArgument)) throw error;
    throw refused(
      error.message,
      command.commands.find((each) => each.name() === args[0]) ?? command,
    );
  }
  return calls[0]!;
}

const refused = (what: string, command: Command) =>
  new ArgumentsError(
    `${what}\n${[command.parent?.name(), command.name(), "--help"].filter(Boolean).join(" ")} says how it is called.`,
  );

function outcomeOf({ code, message }: CommanderError, command: Command) {
  if (code === "commander.helpDisplayed") return new HelpRequest(command.helpInformation().trim());
  const what = message.replace(/^error: /, "").replaceAll(/'(.*?)'/g, "$1");
  const [, word = ""] = /'([^'=]*)/.exec(message) ?? [];
  const verbs = command.commands.map((each) => each.name());
  if (code === "commander.help")
    return refused(`the command is missing, there are ${verbs.join(", ")}`, command);
  if (code === "commander.unknownCommand") return refused(what + remedyFor(word, verbs), command);
  if (code === "commander.excessArguments")
    return refused(`unexpected argument ${excessIn(message)}`, command);
  if (code !== "commander.unknownOption") return refused(what, command);
  const nearest = nearestWord(
    word,
    command.options.map(({ long }) => long ?? ""),
  );
  return refused(nearest ? `${what}, did you mean ${nearest}?` : what, command);
}

/** Returns the arguments beyond the expected ones: "Expected 1 argument but got 3: a, b, c." */
function excessIn(message: string): string {
  const [, expected, given = message] = /Expected (\d+) .*: (.*)\.$/.exec(message) ?? [];
  return given.split(", ").slice(Number(expected)).join(", ");
}

const remedyFor = (typed: string, words: readonly string[]) => {
  const nearest = nearestWord(typed, words);
  return nearest ? `, did you mean ${nearest}?` : `, there are ${words.join(", ")}`;
};

/** Returns a function that accepts one of some words; `what` they are, such as "state". */
export const wordOf =
  <Word extends string>(what: string, words: readonly Word[]) =>
  (typed: string): Word => {
    const word = words.find((each) => each === typed);
    if (word !== undefined) return word;
    throw new WrongArgument(`unknown ${what} ${typed}${remedyFor(typed, words)}`);
  };

/** Like `wordOf`, for an option that may be given several times. */
export const severalOf = <Word extends string>(what: string, words: readonly Word[]) => {
  const read = wordOf(what, words);
  return (typed: string, earlier: Word[] = []): Word[] => [...earlier, read(typed)];
};

/** Refuses an argument for another reason; called where arguments are read. */
export function refuseArgument(what: string): never {
  throw new WrongArgument(what);
}

/** Prints what became of a command that did not run, and returns its exit code. Undefined for other errors. */
export function printedOutcome(error: unknown): number | undefined {
  if (error instanceof HelpRequest) {
    console.log(error.message);
    return 0;
  }
  if (!(error instanceof ArgumentsError)) return undefined;
  console.error(error.message);
  return misused;
}

/** Reads the arguments of this process. Prints help or what is wrong with them, and ends the process then. */
export function argumentsOfProcess<Call>(
  name: string,
  describe: (command: Command, done: (call: Call) => void) => void,
): Call {
  try {
    return readArguments(name, process.argv.slice(2), describe);
  } catch (error) {
    const code = printedOutcome(error);
    if (code === undefined) throw error;
    process.exit(code);
  }
}

/** For a script that takes no arguments: answers `--help`, and refuses anything else. */
export const expectNoArguments = (name: string, description: string) =>
  argumentsOfProcess<boolean>(name, (command, done) =>
    command.description(description).action(() => done(true)),
  );
