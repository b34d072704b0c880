import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { withPostgres } from "../../scripts/postgres.ts";
import { findPostgres, missingPostgres } from "../../scripts/programs.ts";
import { markdownTable, printTable, type Table } from "./tables.ts";
import { commitToWrite, machine, writeFigures } from "./written-figures.ts";

const common = {
  write: { type: "boolean", default: false },
  short: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

/**
 * Begins a bench: reads its options, `--write` and `--short` beside its own, and prints the machine. Refuses to write figures of a
 * checkout with changes.
 */
export function openBench<const Own extends ParseArgsOptionsConfig>(own: Own = {} as Own) {
  const { values } = parseArgs<{ options: typeof common & Own }>({
    options: { ...common, ...own },
  });
  const { write = false, short = false } = values as { write?: boolean; short?: boolean };
  const commit = write ? commitToWrite() : undefined;
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
