import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { argumentsOfProcess } from "../../../server/commands/arguments.ts";
import { projectFolder } from "../../../storefront/server/project-folder.ts";
import { withPostgres } from "../../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../../scripts/programs.ts";
import { markdownTable, printTable, type Table } from "./tables.ts";
import { commitToWrite, machine, writeFigures } from "./written-figures.ts";

const common = {
  write: { type: "boolean", default: false },
  short: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

const meanings: Record<string, string> = {
  write: "writes the figures into the documents",
  short: "measures less, to try the bench",
};

/** Builds the shop in a process of its own, so that the bench measures beside no builder. Ends this process when that fails. */
export function buildForBench() {
  const script = join(projectFolder, "tools/scripts/build.ts");
  const { status } = spawnSync(process.execPath, [script], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

/** Name of the npm script that runs, as it is called with arguments. */
export const benchName = () => `npm run ${process.env.npm_lifecycle_event ?? "bench"} --`;

/**
 * Begins a bench: reads its options, `--write` and `--short` beside its own, builds the shop, and prints the machine. Refuses to write
 * figures of a checkout with changes.
 */
export function openBench<const Own extends ParseArgsOptionsConfig>(own: Own = {} as Own) {
  const options = { ...common, ...own };
  argumentsOfProcess<true>(benchName(), (command, done) => {
    command.action(() => done(true));
    for (const [option, { type }] of Object.entries(options))
      command.option(`--${option}${type === "string" ? " <VALUE>" : ""}`, meanings[option]);
  });
  const { values } = parseArgs<{ options: typeof common & Own }>({ options });
  const { write = false, short = false } = values as { write?: boolean; short?: boolean };
  const commit = write ? commitToWrite() : undefined;
  buildForBench();
  console.log(machine());

  /** Writes figures between their marks, if the bench was asked to. */
  const writeText = async (mark: string, figures: string, file = "docs/figures.md") => {
    if (commit) await writeFigures(file, mark, figures, commit);
  };
  return {
    options: values,
    short,
    write: writeText,

    /** Prints a table, and writes it between the marks of a name. */
    async publish(mark: string, heading: string, table: Table) {
      printTable(heading, table);
      await writeText(mark, markdownTable(table));
    },
  };
}

/** Runs a part of a bench with a PostgreSQL server of its own; says that it is skipped where there is none. */
export async function onPostgres(
  part: string,
  use: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  if (findPostgres()) await withPostgres(use);
  else console.log(`Skipped: ${part}. ${missingPostgres}`);
}
